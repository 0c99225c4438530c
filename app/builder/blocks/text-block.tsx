/** The marketer's words in the site's own type. */
export function TextBlock({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was read (content/sanitize-text.server.ts).
  return <div className="built-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
