import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { Builder } from "#app/builder/service/builder.server.ts";
import type { Enquiries } from "#app/enquiries/enquiries.server.ts";
import type { Catalogue } from "#app/listings/catalogue/catalogue.server.ts";
import type { ShareCards } from "#app/site/cards/share-cards.server.ts";
import type { Environment } from "./environment.ts";
import { formRules } from "./form-rules.ts";
import { serveHealth } from "./health.ts";
import { serveListingData } from "./listing-data.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { toRoute } from "./metrics/site-routes.ts";
import { serveDocuments } from "./pages/documents.ts";
import type { PageCache } from "./pages/page-cache.ts";
import { createAnswerLog, type Log, requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import { serveShareCards } from "./share-cards.ts";
import { staticFiles } from "./static-files.ts";

const MAX_BODY_BYTES = 64 * 1024;
const allowedMethods = ["GET", "HEAD", "POST"];

type WebOptions = {
  environment: Environment;
  catalogue: Catalogue;
  enquiries: Enquiries;
  builder?: Builder;
  pages: PageCache;
  cards: ShareCards;
  log: Log;
  metrics?: Metrics;
  /** False once the process has been asked to stop. */
  isAccepting: () => boolean;
};

export type Web = Awaited<ReturnType<typeof createWeb>>;

/** The chain every request passes, first to last; how to get a page without a visitor, and how answers are noted. */
export async function createWeb(options: WebOptions) {
  const app = new Hono();
  const noteAnswer = createAnswerLog({ ...options, toRoute });
  app.use(requestLog(noteAnswer));
  app.use(securityHeaders());
  app.use(async (context, next) => {
    if (allowedMethods.includes(context.req.method)) return next();
    context.header("Allow", allowedMethods.join(", "));
    return context.text("This address does not take that kind of request.", 405);
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (context) => context.text("That is more than 64 KB. Please send less.", 413),
    }),
  );
  app.use(async (context, next) => {
    const { path } = context.req;
    if (path === "/" || !path.endsWith("/")) return next();
    // A single slash in front: "//elsewhere.example/" must not become an address of another site.
    const { search } = new URL(context.req.url);
    return context.redirect(`/${path.replace(/^\/+|\/+$/g, "")}${search}`, 301);
  });
  app.use(formRules(options.environment.publicOrigin));
  // For what is rendered on request; files and kept pages come compressed already.
  app.use(compress());
  serveHealth(app, options);
  serveListingData(app, options.catalogue);
  serveShareCards(app, options.cards);
  if (options.environment.isProduction) app.use(await staticFiles(["build/client", "public"]));
  const { getPage } = serveDocuments(app, options);
  app.onError((error, context) => {
    options.log.error({ err: error }, "request failed");
    return context.text("Something went wrong at our end. Please try again in a minute.", 500);
  });
  return { fetch: app.fetch, getPage, noteAnswer };
}
