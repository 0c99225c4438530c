/** What a document says only to a script, or to the framework that made it. */
const traces = [
  /<script\b[\s\S]*?<\/script>/g,
  /<link rel="(?:x-)?modulepreload"[^>]*>/g,
  /<!--[\s\S]*?-->/g,
  / data-(?:served|covers|discover)(?:="[^"]*")?/g,
  / suppressHydrationWarning(?:="[^"]*")?/g,
];

/**
 * A document of the site as somebody would have written it by hand: the same markup, styles, fonts and pictures, and no
 * script, no data for one (structured data for search engines included) and no marks that a framework leaves.
 */
export function stripDocument(html: string) {
  return traces.reduce((text, trace) => text.replace(trace, ""), html);
}
