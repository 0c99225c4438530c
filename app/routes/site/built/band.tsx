type BandProps = { html: string | undefined; className: string };

/** A band as the server has drawn it: a page with script ships no code of its blocks, and leaves it as it is. */
export function Band({ html, className }: BandProps) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React (find-band.server.tsx).
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
