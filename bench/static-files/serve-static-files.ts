import { once } from "node:events";
import { Hono } from "hono";
import { securityHeaders } from "#server/http/security-headers.ts";
import { createSiteServer, toRequestListener } from "#server/http/site-server.ts";
import { staticFiles } from "#server/http/static-files.ts";
import { createLog, createRequestId } from "#server/log/request-log.ts";
import { serveCachedPages } from "#server/pages/cached-pages.ts";
import { createPageCache } from "#server/pages/page-cache.ts";
import { findFreePort } from "../../scripts/find-free-port.ts";

export type Site = { name: string; origin: string };

const BYTES = 64 * 1024 * 1024;
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  // Less strict than the site's own: inline styles need no hash.
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; form-action 'self'",
};

/**
 * Serves hand-written equivalents of the running site's documents, from memory and with the site's own server code, so
 * that the server makes no difference. Returns the origin and a stop function.
 */
export async function serveStaticFiles(site: string, paths: readonly string[]) {
  const pages = createPageCache(BYTES);
  for (const path of paths) {
    const html = stripDocument(await (await fetch(site + path)).text());
    await pages.getOrRender(path, async () => new Response(html, { headers }));
  }
  const port = await findFreePort();
  const publicOrigin = `http://127.0.0.1:${port}`;
  const log = createLog();
  const isAccepting = () => true;
  const files = new Hono();
  files.use(securityHeaders(publicOrigin));
  files.get("*", await staticFiles(["build/client", "agencies/headland/public"]));
  const listener = serveCachedPages(toRequestListener(files.fetch, publicOrigin), {
    pages,
    logResponse() {},
    toRequestId: createRequestId([]),
    isAccepting,
  });
  const server = createSiteServer({ listener, publicOrigin, log, isAccepting }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: publicOrigin,
    [Symbol.dispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Parts of a document that only scripts or the framework read. */
const traces = [
  /<script\b[\s\S]*?<\/script>/g,
  /<link rel="(?:x-)?modulepreload"[^>]*>/g,
  /<!--[\s\S]*?-->/g,
  / data-(?:served|covers|discover)(?:="[^"]*")?/g,
  / suppressHydrationWarning(?:="[^"]*")?/g,
];

/**
 * Reduces a document to a hand-written equivalent: the same markup, styles, fonts and pictures, without scripts, their
 * data (including structured data) or the framework's marks.
 */
export function stripDocument(html: string) {
  return traces.reduce((text, trace) => text.replace(trace, ""), html);
}
