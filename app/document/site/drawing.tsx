/** A decorative drawing of the agency's folder (drawings.ts), hidden from screen readers. */
export function Drawing({ svg, className }: { svg: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the agency's folder
  return <div aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
