import type { Hono } from "hono";
import type { ShareImages } from "#app/metadata/share-images/share-images.server.ts";
import { isFresh, toETag } from "./http/conditional.ts";

const CACHE_CONTROL = "public, max-age=86400";

/** GET /cards/…: the share images. */
export function serveShareImages(app: Hono, images: ShareImages) {
  app.get("/cards/*", async (context, next) => {
    const jpeg = await images.get(context.req.path);
    if (!jpeg) return next();
    const etag = toETag(jpeg);
    context.header("Cache-Control", CACHE_CONTROL);
    context.header("ETag", etag);
    if (isFresh(context.req.header("If-None-Match"), etag)) return context.body(null, 304);
    context.header("Content-Type", "image/jpeg");
    return context.body(new Uint8Array(jpeg));
  });
}
