import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { browserFiles } from "#app/agency/folder/browser-files.server.ts";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import { createFindHomePath } from "#app/listings/catalogue/find-home-path.server.ts";
import { moduleFiles } from "#app/slots/served-files.server.ts";
import type { Outbox } from "#app/store/outbox/outbox.server.ts";
import { toPictureFolder } from "#app/store/store-files.server.ts";
import { serveHealth } from "./health.ts";
import { createLinkMender, mendSentLinks } from "./http/mend-links.ts";
import { personalRules } from "./http/personal-rules.ts";
import { followRedirects } from "./http/redirects/follow-redirects.ts";
import { keepCampaign } from "./http/redirects/keep-campaign.ts";
import { formRules, limitBodies } from "./http/request-rules.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { staticFile, staticFiles } from "./http/static-files.ts";
import { serveListingData } from "./listing-data.ts";
import { createRequestId, createResponseLog, requestLog } from "./log/request-log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { type DocumentOptions, routes, serveDocuments } from "./pages/documents.ts";
import { createRoutePattern } from "./pages/route-match.ts";
import { serveStatements } from "./statements.ts";

type WebOptions = DocumentOptions & {
  outbox: Outbox;
  metrics?: Metrics;
  /** False after SIGTERM. */
  isAccepting: () => boolean;
};

/** The chain of handlers, in the order in which requests pass them, and what main.ts uses ahead of it. */
export async function createWeb(options: WebOptions) {
  const { environment, log } = options;
  const app = new Hono();
  const toRequestId = createRequestId(environment.trustedProxies);
  const logResponse = createResponseLog({ ...options, toRoute: createRoutePattern(routes) });
  app.use(requestLog(logResponse, toRequestId));
  app.use(excuseAborted);
  app.use(securityHeaders(environment.publicOrigin));
  app.use(personalRules);
  app.use(allowMethods);
  app.use(limitBodies(options.modules));
  const getPage = (address: string) => documents.getPage(address);
  const isPage = async (path: string) => {
    const page = await getPage(path);
    // Cached pages are not a Response.
    if (!(page instanceof Response)) return true;
    await page.body?.cancel();
    return page.status !== 404;
  };
  app.use(keepCampaign);
  app.use(followRedirects({ routes, texts: options.texts.get(), log, isPage }));
  app.use(mendSentLinks);
  app.use(createLinkMender({ routes, isPage, findHome: createFindHomePath(options.catalogue) }));
  app.use(dropLastSlash);
  app.use(formRules(environment.publicOrigin));
  // By gzip, unless the response is compressed already.
  app.use(compress());
  serveHealth(app, options);
  // Browsers and phones request these by themselves; pages link to the icons.
  app.get("/favicon.ico", (context) => context.redirect("/icon-64.png", 301));
  for (const path of ["/apple-touch-icon.png", "/apple-touch-icon-precomposed.png"])
    app.get(path, (context) => context.redirect("/icon-180.png", 301));
  serveListingData(app, options.catalogue);
  serveStatements(app, { catalogue: options.catalogue, dataDir: environment.dataDir });
  for (const file of [...browserFiles, ...moduleFiles])
    app.get(file.path, "file" in file ? staticFile(file.file) : serveText(file));
  const pictures = toPictureFolder(environment.dataDir);
  if (environment.isProduction)
    app.get("*", await staticFiles(["build/client", toAgencyPath("public")], pictures));
  const documents = serveDocuments(app, options);
  app.onError((error, context) => {
    if (!context.req.raw.signal.aborted) log.error({ err: error }, "request failed");
    return context.text("Something went wrong at our end. Please try again in a minute.", 500);
  });
  return { fetch: app.fetch, logResponse, toRequestId };
}

/** A visitor who leaves before the form has arrived is no error. */
const excuseAborted: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status < 500 || !context.req.raw.signal.aborted) return;
  context.res = new Response("The request ended before it was complete.", { status: 400 });
};

const readMethods = ["GET", "HEAD"];
const methods = [...readMethods, "POST"];

/** Refuses other methods; every 405 lists the allowed ones. */
const allowMethods: MiddlewareHandler = async (context, next) => {
  if (!methods.includes(context.req.method)) {
    context.header("Allow", methods.join(", "));
    return context.text("This address does not take that kind of request.", 405);
  }
  await next();
  // A POST to a page without a form.
  if (context.res.status === 405) context.res.headers.set("Allow", readMethods.join(", "));
};

/** Redirects /about/ to /about, but never to another site, as "//elsewhere.example/" might. */
const dropLastSlash: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  if (pathname === "/" || !pathname.endsWith("/")) return next();
  const path = pathname.split("/").filter(Boolean).join("/");
  return context.redirect(`/${path}${search}`, 301);
};

/** Cached for ever, because the address contains a hash of the text. */
function serveText({ type, text }: { type: string; text: string }): MiddlewareHandler {
  return async (context) => {
    context.header("Cache-Control", "public, max-age=31536000, immutable");
    context.header("Content-Type", type);
    return context.body(text);
  };
}
