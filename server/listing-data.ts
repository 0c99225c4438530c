import type { Hono } from "hono";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { unpackPublicCopy } from "#app/listings/catalogue/public-copy.server.ts";
import { chooseEncoding, isFresh, toTag } from "./http/negotiate.ts";

const CACHE_CONTROL = "public, max-age=300";

/** GET /data/{file}: the homes on offer, with only the facts that pages may show (spec §7.1). */
export function serveListingData(app: Hono, catalogue: Catalogue) {
  app.get("/data/:name", async (context, next) => {
    const file = catalogue.files.get(context.req.param("name"));
    if (!file) return next();
    const good = file.getGood();
    if (!good) return context.text("The listings cannot be read at the moment. Please try again later.", 503);

    const { copy, changedAt, listings } = good;
    const etag = toTag(copy.digest);
    context.header("Cache-Control", CACHE_CONTROL);
    context.header("ETag", etag);
    context.header("Last-Modified", new Date(changedAt).toUTCString());
    context.header("X-Record-Count", String(listings.length));
    context.header("Vary", "Accept-Encoding");
    if (isFresh(context.req.header("If-None-Match"), etag)) return context.body(null, 304);

    context.header("Content-Type", "application/json; charset=utf-8");
    const isBrotli = chooseEncoding(context.req.header("Accept-Encoding")) === "br";
    if (isBrotli) context.header("Content-Encoding", "br");
    context.header("Content-Length", String(isBrotli ? copy.brotli.length : copy.bytes));
    if (context.req.method === "HEAD") return context.body(null);
    // The chain (web.ts) compresses it by gzip on request.
    return context.body(isBrotli ? copy.brotli : await unpackPublicCopy(copy));
  });
}
