import * as build from "virtual:react-router/server-build";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { Texts } from "#app/agency/texts/texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import {
  arrivalContext,
  modulePagesContext,
  ownAddressContext,
  type PagePreview,
  pageContext,
  previewContext,
  reportErrorContext,
} from "#app/document/shell/document-context.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import type { Enquiries } from "#app/enquiries/enquiries.server.ts";
import { enquiriesContext, visitorContext } from "#app/enquiries/enquiries-context.ts";
import { statementsContext } from "#app/homes/contracts/statements.server.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { OpenModules } from "#app/modules.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { storeContext } from "#app/store/store-context.ts";
import type { Environment } from "../environment/environment.ts";
import { createClientAddress } from "../http/client-address.ts";
import { decodePath } from "../http/decode-path.ts";
import { isPersonal } from "../http/personal-rules.ts";
import { addSecurityHeaders } from "../http/security-headers.ts";
import type { Log } from "../log/request-log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { chooseReply, type Page, type PageCache } from "./page-cache.ts";
import { createRenderShare, refuseMore } from "./render-share.ts";
import { createPageAddress, createRoutePattern } from "./route-match.ts";

const MS_PER_SECOND = 1000;
/** An address without a page. */
const NO_PAGE = "/404";

/** The site's routes as built by React Router, each with its whole path. */
export const routes = Object.values(build.routes).flatMap((route) => {
  if (!route || route.id === "root") return [];
  const parent = build.routes[route.parentId ?? ""]?.path;
  const path = [parent, route.path].filter(Boolean).join("/") || undefined;
  // The index route of a layout has the layout's path.
  return [{ path, index: path ? undefined : route.index, handle: route.module.handle }];
});

export type DocumentOptions = {
  environment: Environment;
  catalogue: Catalogue;
  texts: Pick<Texts, "get">;
  enquiries: Enquiries;
  modules: OpenModules;
  db: Database;
  pages: PageCache;
  log: Log;
  metrics?: Pick<Metrics, "countRender">;
};

/** A request's visitor, with the services for personal pages. */
type Visit = {
  clientAddress?: string;
  /** Set where the page is personal. */
  personalPath?: string;
  preview?: PagePreview;
  isArrival?: boolean;
};

/**
 * Serves pages by React Router: documents from the page cache where possible, everything else rendered on request.
 * Returns a function that gets a page by its address, without a visitor.
 */
export function serveDocuments(app: Hono, { environment, pages, log, metrics, ...stores }: DocumentOptions) {
  const handle = createRequestHandler(build, environment.isProduction ? "production" : "development");
  const toPageAddress = createPageAddress(routes);
  const toPattern = createRoutePattern(routes);
  const toClientAddress = createClientAddress(environment.trustedProxies);
  const share = createRenderShare();
  const isOurs = (path: string) => toPattern(path) !== "*" || isPersonal(path);

  async function render(
    request: Request,
    { clientAddress = "", personalPath, preview, isArrival = false }: Visit = {},
  ) {
    const context = new RouterContextProvider();
    context.set(ownAddressContext, isOurs);
    context.set(modulePagesContext, () => stores.modules.findPages().filter(({ path }) => !isOurs(path)));
    if (personalPath) {
      context.set(pageContext, (path, asked) => render(new Request(toPublicUrl(path)), { preview: asked }));
      context.set(storeContext, { db: stores.db, dataDir: environment.dataDir });
      stores.modules.providePersonal(context, personalPath);
    }
    context.set(catalogueContext, stores.catalogue);
    context.set(statementsContext, environment.dataDir);
    context.set(textsContext, preview?.texts ?? stores.texts.get());
    context.set(previewContext, preview?.back);
    context.set(arrivalContext, isArrival);
    context.set(enquiriesContext, stores.enquiries);
    stores.modules.provide(context);
    context.set(visitorContext, { address: clientAddress });
    context.set(siteContext, { origin: environment.publicOrigin });
    context.set(reportErrorContext, (error) => log.error({ err: error }, "a page could not be rendered"));
    const start = performance.now();
    const response = await handle(request, context);
    metrics?.countRender((performance.now() - start) / MS_PER_SECOND);
    return response;
  }

  /** Builds the public address for loaders, whatever host a proxy used; "//elsewhere.example" stays a path. */
  function toPublicUrl(address: string) {
    return new URL(environment.publicOrigin + address);
  }

  /**
   * Renders from the address alone, so that no header of one visitor reaches the next. An arrival, whose document
   * carries the campaign of its address, is one page for all campaigns.
   */
  function getPage(address: string, isArrival = false) {
    return pages.getOrRender(isArrival ? `${address}#arrival` : address, async () => {
      const response = await render(new Request(toPublicUrl(address)), { isArrival });
      addSecurityHeaders(response.headers, environment.publicOrigin);
      return response;
    });
  }

  function getClientAddress(context: Context) {
    const peer = getConnInfo(context).remote.address ?? "";
    return toClientAddress(peer, context.req.header("X-Forwarded-For"));
  }

  /** Passes cookies on to personal pages only. */
  async function renderForVisitor(path: string, request: Request, clientAddress: string) {
    if (!isPersonal(path)) {
      request.headers.delete("Cookie");
      return render(request, { clientAddress });
    }
    const personalPath = decodePath(path) ?? path;
    if (await stores.modules.isClosed(personalPath)) return render(new Request(toPublicUrl(NO_PAGE)));
    return render(request, { clientAddress, personalPath });
  }

  /** Replaces Origin, which request-rules.ts has checked, because React Router compares it with the public address. */
  function toPublicRequest({ search }: URL, path: string, raw: Request) {
    const request = new Request(toPublicUrl(path + search), raw);
    if (request.headers.has("Origin")) request.headers.set("Origin", environment.publicOrigin);
    return request;
  }

  app.get("*", async (context, next) => {
    const { path } = context.req;
    if (!environment.isProduction || path.endsWith(".data") || isPersonal(path)) return next();
    const { address, isKnown, asked, isArrival } = toPageAddress(path, new URL(context.req.url).searchParams);
    if (!isKnown) return context.redirect(asked, 302);
    // Pages from the cache do not wait for a rendering slot.
    const page =
      pages.get(isArrival ? `${address}#arrival` : address) ??
      (await share.run(getClientAddress(context), () => getPage(address, isArrival))) ??
      refuseMore();
    return page instanceof Response ? page : toResponse(context, page);
  });

  app.all("*", async (context) => {
    const { raw, path, method } = context.req;
    const clientAddress = getClientAddress(context);
    const render = () => renderForVisitor(path, toPublicRequest(new URL(raw.url), path, raw), clientAddress);
    // Forms have their own limits, and are not refused when a neighbour in the network requests many pages.
    if (method === "POST") return render();
    return (await share.run(clientAddress, render)) ?? refuseMore();
  });
  return { getPage };
}

function toResponse({ req }: Context, page: Page) {
  const { status, headers, body } = chooseReply(page, {
    ifNoneMatch: req.header("If-None-Match"),
    acceptEncoding: req.header("Accept-Encoding"),
  });
  return new Response(body && new Uint8Array(body), { status, headers });
}
