import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { Builder } from "#app/builder/service/builder.server.ts";
import type { Enquiries } from "#app/enquiries/enquiries.server.ts";
import type { ShareCards } from "#app/found/share-images/share-cards.server.ts";
import type { Catalogue } from "#app/listings/catalogue/catalogue.server.ts";
import type { Environment } from "./environment.ts";
import { serveHealth } from "./health.ts";
import { allowMethods } from "./http/allow-methods.ts";
import { formRules } from "./http/form-rules.ts";
import { MAX_BODY_BYTES } from "./http/limits.ts";
import { createContextId, createRequestId } from "./http/request-id.ts";
import { tooLarge } from "./http/request-rules.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { serveListingData } from "./listing-data.ts";
import { createAnswerLog, type Log, requestLog } from "./log/request-log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { toRoute } from "./metrics/site-routes.ts";
import { serveDocuments } from "./pages/documents.ts";
import type { PageCache } from "./pages/page-cache.ts";
import { serveShareCards } from "./share-cards.ts";
import { staticFiles } from "./static-files.ts";

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

/** The chain every request passes, first to last; how to get a page without a visitor, and how answers are noted. */
export async function createWeb(options: WebOptions) {
  const app = new Hono();
  const toRequestId = createRequestId(options.environment.trustedProxies);
  const noteAnswer = createAnswerLog({ ...options, toRoute });
  app.use(requestLog(noteAnswer, createContextId(toRequestId)));
  app.use(excuseAborted);
  app.use(securityHeaders(options.environment.publicOrigin));
  app.use(allowMethods);
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (context) => context.text(tooLarge.message, 413),
    }),
  );
  app.use(dropLastSlash);
  app.use(formRules(options.environment.publicOrigin));
  // For what is rendered on request; files and kept pages come compressed already.
  app.use(compress());
  serveHealth(app, options);
  serveListingData(app, options.catalogue);
  serveShareCards(app, options.cards);
  if (options.environment.isProduction) app.get("*", await staticFiles(["build/client", "public"]));
  const { getPage } = serveDocuments(app, options);
  app.onError((error, context) => {
    if (!context.req.raw.signal.aborted) options.log.error({ err: error }, "request failed");
    return context.text("Something went wrong at our end. Please try again in a minute.", 500);
  });
  return { fetch: app.fetch, getPage, noteAnswer, toRequestId };
}

/** A visitor who leaves before the form has arrived is no error of ours. */
const excuseAborted: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status < 500 || !context.req.raw.signal.aborted) return;
  context.res = new Response("The request ended before it was complete.", { status: 400 });
};

/** One address a page: /about/ leads to /about, and never to another site, as "//elsewhere.example/" might. */
const dropLastSlash: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  if (pathname === "/" || !pathname.endsWith("/")) return next();
  const path = pathname.split("/").filter(Boolean).join("/");
  return context.redirect(`/${path}${search}`, 301);
};
