/** As in a mail program, nothing in the preview runs or is sent. Browsers refuse a sandbox with an opener policy. */
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; sandbox",
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "Cache-Control": "no-store",
};

/** A mail with pictures, to look at before it is sent. */
export function toMailPreview(html: string) {
  return new Response(html, { headers });
}
