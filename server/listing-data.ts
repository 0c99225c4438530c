import type { Hono } from "hono";
import type { Catalogue } from "#app/listings/catalogue/catalogue.server.ts";
import { type Compressed, chooseEncoding, compress } from "./http/compression.ts";
import { isFresh, toETag } from "./http/conditional.ts";

const CACHE_CONTROL = "public, max-age=300";

type Variant = { etag: string; compressed: Promise<Compressed> };

/** GET /data/{file}: the last good copy of a supplied file, as supplied (spec §7). */
export function serveListingData(app: Hono, catalogue: Catalogue) {
  const variants = new WeakMap<Buffer, Variant>();

  function getVariant(bytes: Buffer) {
    const known = variants.get(bytes);
    if (known) return known;
    const made = { etag: toETag(bytes), compressed: compress(bytes) };
    variants.set(bytes, made);
    return made;
  }

  app.get("/data/:name", async (context, next) => {
    const file = catalogue.files.get(context.req.param("name"));
    if (!file) return next();
    if (!file.good)
      return context.text("The listings cannot be read at the moment. Please try again later.", 503);

    const { bytes, changedAt, content } = file.good;
    const { etag, compressed } = getVariant(bytes);
    context.header("Cache-Control", CACHE_CONTROL);
    context.header("ETag", etag);
    context.header("Last-Modified", new Date(changedAt).toUTCString());
    context.header("X-Record-Count", String(content.length));
    context.header("Vary", "Accept-Encoding");
    if (isFresh(context.req.header("If-None-Match"), etag)) return context.body(null, 304);

    context.header("Content-Type", "application/json; charset=utf-8");
    const encoding = chooseEncoding(context.req.header("Accept-Encoding"));
    if (!encoding) return context.body(new Uint8Array(bytes));
    context.header("Content-Encoding", encoding);
    return context.body(new Uint8Array((await compressed)[encoding]));
  });
}
