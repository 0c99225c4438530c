/**
 * node bench/peers/serve-files.ts PORT FOLDER …: a site of finished files behind the very server of the site.
 * Files that the first folder's kept.json names are compressed once and answered from memory, like a page of the page cache;
 * other files are served by the static part, compressed in advance where the build did so.
 */
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { Hono } from "hono";
import * as v from "valibot";
import { securityHeaders } from "#server/http/security-headers.ts";
import { createSiteServer, toRequestListener } from "#server/http/site-server.ts";
import { staticFiles } from "#server/http/static-files.ts";
import { createLog, createRequestId, createResponseLog } from "#server/log/request-log.ts";
import { serveCachedPages } from "#server/pages/cached-pages.ts";
import { createPageCache } from "#server/pages/page-cache.ts";

const BYTES = 64 * 1024 * 1024;
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".json": "application/json; charset=utf-8",
};
/** Looser than the site's own: styles that stand in the documents are allowed without their hash. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'";

const [port, folder = "", ...others] = process.argv.slice(2);
const publicOrigin = `http://localhost:${port}`;
const log = createLog();
const isAccepting = () => true;
const pages = createPageCache(BYTES);
await keepFiles();

const app = new Hono();
app.use(securityHeaders(publicOrigin));
app.get("*", await staticFiles([folder, ...others]));

createSiteServer({
  listener: serveCachedPages(toRequestListener(app.fetch, publicOrigin), {
    pages,
    logResponse: createResponseLog({ log, toRoute: (path) => path }),
    toRequestId: createRequestId([]),
    isAccepting,
  }),
  publicOrigin,
  log,
  isAccepting,
}).listen(Number(port), "127.0.0.1");

/** kept.json: the file that answers at an address. */
async function keepFiles() {
  const text = await readFile(join(folder, "kept.json"), "utf8");
  const kept = v.parse(v.record(v.string(), v.string()), JSON.parse(text));
  for (const [address, file] of Object.entries(kept)) {
    const body = await readFile(join(folder, file));
    const headers = { "Content-Type": types[extname(file)] ?? "", "Content-Security-Policy": policy };
    await pages.getOrRender(address, async () => new Response(body, { headers }));
  }
}
