import type { MiddlewareHandler } from "hono";

/** Headers of every response; documents have their own content security policy (app/entry.server.tsx). */
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

/** Without includeSubDomains: other names under the agency's domain may not have https. */
const httpsOnly = { "Strict-Transport-Security": "max-age=31536000" } as const;

export function toSecurityHeaders(publicOrigin: string): Record<string, string> {
  return publicOrigin.startsWith("https:") ? { ...headers, ...httpsOnly } : headers;
}

export function securityHeaders(publicOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    addSecurityHeaders(context.res.headers, publicOrigin);
  };
}

export function addSecurityHeaders(response: Headers, publicOrigin: string) {
  for (const [name, value] of Object.entries(toSecurityHeaders(publicOrigin))) {
    if (!response.has(name)) response.set(name, value);
  }
  if (isFrameable(response)) response.delete("X-Frame-Options");
}

/** X-Frame-Options cannot name the sites that may frame a page, so frame-ancestors does. */
function isFrameable(response: Headers) {
  const framing = /frame-ancestors ([^;]*)/.exec(response.get("Content-Security-Policy") ?? "")?.[1];
  return framing !== undefined && framing !== "'none'";
}
