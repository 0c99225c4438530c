/** The marketer's words in the site's own type. */
export function TextBlock({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was read (content/sanitize-text.server.ts).
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

const prose =
  "grid max-w-prose gap-4 text-tide [&_a]:underline [&_blockquote]:border-line [&_blockquote]:border-l-2 [&_blockquote]:pl-5 [&_h1]:text-h1 [&_h1]:text-ink [&_h2]:text-h2 [&_h2]:text-ink [&_h3]:text-h3 [&_h3]:text-ink [&_h4]:font-semibold [&_h4]:text-ink [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6";
