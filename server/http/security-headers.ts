import type { MiddlewareHandler } from "hono";

/** What every response says, whatever it is; documents bring a policy of their own (app/entry.server.tsx). */
const headers = {
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // With no-referrer browsers send "Origin: null", and every form would be refused.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
} as const;

/** A year of https only; other names under the agency's domain are not ours to decide. */
const httpsOnly = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** The security headers of a site at this address. */
export function toSecurityHeaders(publicOrigin: string): Record<string, string> {
  return publicOrigin.startsWith("https:") ? { ...headers, ...httpsOnly } : headers;
}

export function securityHeaders(publicOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    addSecurityHeaders(context.res.headers, publicOrigin);
  };
}

/** Adds what an answer does not say itself. */
export function addSecurityHeaders(answer: Headers, publicOrigin: string) {
  for (const [name, value] of Object.entries(toSecurityHeaders(publicOrigin))) {
    if (!answer.has(name)) answer.set(name, value);
  }
  if (isFramed(answer)) answer.delete("X-Frame-Options");
}

/** The old header cannot name who may frame a page; the policy of such a page does. */
function isFramed(answer: Headers) {
  const framing = /frame-ancestors ([^;]*)/.exec(answer.get("Content-Security-Policy") ?? "")?.[1];
  return framing !== undefined && framing !== "'none'";
}
