/**
 * As in a mail program, the preview runs no script and sends no form. Browsers refuse a sandbox with an opener policy.
 */
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; sandbox",
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "Cache-Control": "no-store",
};

/** The response that shows an HTML mail before it is sent. */
export function toMailPreview(html: string) {
  return new Response(html, { headers });
}
