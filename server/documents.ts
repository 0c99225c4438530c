import * as build from "virtual:react-router/server-build";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, Hono } from "hono";
import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from "react-router";
import type { Enquiries } from "#app/enquiries/enquiries.server.ts";
import { enquiriesContext, visitorContext } from "#app/enquiries/enquiries-context.ts";
import type { Catalogue } from "#app/listings/catalogue/catalogue.server.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { reportContext } from "#app/site/report-context.ts";
import { siteContext } from "#app/site/site-context.ts";
import { createClientAddress } from "./client-address.ts";
import { chooseEncoding } from "./compression.ts";
import { isFresh } from "./conditional.ts";
import type { Environment } from "./environment.ts";
import type { Page, PageCache } from "./page-cache.ts";
import type { Log } from "./request-log.ts";

const CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

type DocumentOptions = {
  environment: Environment;
  catalogue: Catalogue;
  enquiries: Enquiries;
  pages: PageCache;
  log: Log;
};

/** Pages by React Router: documents from the page cache where they can be, everything else rendered on request. */
export function serveDocuments(
  app: Hono,
  { environment, catalogue, enquiries, pages, log }: DocumentOptions,
) {
  const handle = createRequestHandler(build, environment.isProduction ? "production" : "development");
  const routes = toRoutes(build);
  const report = (error: unknown) => log.error({ err: error }, "a page could not be made");
  const toClientAddress = createClientAddress(environment.trustedProxies);

  function answer(request: Request, address = "") {
    const context = new RouterContextProvider();
    context.set(catalogueContext, catalogue);
    context.set(enquiriesContext, enquiries);
    context.set(visitorContext, { address });
    context.set(siteContext, { origin: environment.publicOrigin });
    context.set(reportContext, report);
    return handle(request, context);
  }

  /** Loaders see the public address, whatever a proxy called us; "//elsewhere.example" stays a path. */
  function toPublicUrl(path: string, search = "") {
    return new URL(environment.publicOrigin + path + search);
  }

  /** The origin has been checked (form-rules.ts); React Router compares it with the address, which is the public one. */
  function toPublicRequest({ search }: URL, path: string, raw: Request) {
    const request = new Request(toPublicUrl(path, search), raw);
    if (request.headers.has("Origin")) request.headers.set("Origin", environment.publicOrigin);
    return request;
  }

  app.get("*", async (context, next) => {
    const { path } = context.req;
    if (!environment.isProduction || path.endsWith(".data")) return next();
    // A page that does not read the query is one page, whatever stands behind the question mark.
    const search = readsSearch(routes, path) ? new URL(context.req.url).search : "";
    const url = toPublicUrl(path, search);
    // Rendered from the address alone: no header of this visitor can reach the next one.
    const page = await pages.getOrRender(url.pathname + url.search, () => answer(new Request(url)));
    return page instanceof Response ? page : sendPage(context, page);
  });

  app.all("*", (context) => {
    const { raw, path } = context.req;
    const peer = getConnInfo(context).remote.address ?? "";
    const address = toClientAddress(peer, context.req.header("X-Forwarded-For"));
    return answer(toPublicRequest(new URL(raw.url), path, raw), address);
  });
}

function toRoutes({ routes }: ServerBuild) {
  return Object.values(routes)
    .filter((route) => route?.parentId === "root")
    .map((route) => ({ path: route?.path, index: route?.index, handle: route?.module.handle }));
}

function readsSearch(routes: ReturnType<typeof toRoutes>, path: string) {
  const handle: unknown = matchRoutes(routes, path)?.at(-1)?.route.handle;
  return typeof handle === "object" && handle !== null && "readsSearch" in handle;
}

function sendPage(context: Context, page: Page) {
  for (const [name, value] of page.headers) context.header(name, value);
  context.header("Cache-Control", CACHE_CONTROL);
  context.header("ETag", page.etag);
  context.header("Vary", "Accept-Encoding");
  if (isFresh(context.req.header("If-None-Match"), page.etag)) return context.body(null, 304);

  const encoding = chooseEncoding(context.req.header("Accept-Encoding"));
  if (!encoding) return context.body(new Uint8Array(page.body));
  context.header("Content-Encoding", encoding);
  return context.body(new Uint8Array(page.compressed[encoding]));
}
