import type { Hono } from "hono";
import { readContract } from "#app/homes/contracts/contract-files.server.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { isFresh, toETag } from "./http/negotiate.ts";
import { sendBytes } from "./http/send-bytes.ts";

type Sources = { catalogue: Pick<Catalogue, "getSaleListings">; dataDir: string };

/** GET /property/{source id}/statement.pdf: the public statement of information of a home on the market. */
export function serveStatements(app: Hono, { catalogue, dataDir }: Sources) {
  app.get("/property/:id/statement.pdf", async (context, next) => {
    const id = context.req.param("id");
    const isOffered = catalogue.getSaleListings().some(({ originalId }) => originalId === id);
    const bytes = isOffered && (await readContract(dataDir, id, "statement"));
    if (!bytes) return next();
    const etag = toETag(bytes);
    // It disappears within a minute of the home leaving the market.
    context.header("Cache-Control", "public, max-age=60");
    context.header("ETag", etag);
    if (isFresh(context.req.header("If-None-Match"), etag)) return context.body(null, 304);
    context.header("Content-Type", "application/pdf");
    context.header("Content-Disposition", 'inline; filename="statement-of-information.pdf"');
    return sendBytes(context, new Blob([new Uint8Array(bytes)]), etag);
  });
}
