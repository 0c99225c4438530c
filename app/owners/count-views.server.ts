import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { hasOfficeCookie } from "#app/office/access/office-cookie.server.ts";
import type { ViewedHome } from "./views.server.ts";

/**
 * Notes the path of each home's page that a visitor views, whether rendered, taken from the page cache or shown from
 * the browser's cache (304). Only the path and the day are kept, nothing about the visitor.
 */
export function countView(request: IncomingMessage, response: ServerResponse, note: (path: string) => void) {
  const path = toHomePath(request.url ?? "");
  if (!path) return;
  response.once("finish", () => {
    const isShown = response.statusCode === 200 || response.statusCode === 304;
    if (isShown && isLookedAt(request) && isVisitor(request)) note(path);
  });
}

const homePath = /^\/(?:property|rental|sold-property)\/[^/?]+(?=\?|$)/;

function toHomePath(url: string) {
  return homePath.exec(url)?.[0];
}

/**
 * Whether the page is shown to somebody. Prefetched and prerendered pages do not count: a prerendered page sends a HEAD
 * request once it is shown (app/document/shell/start.script.ts).
 */
function isLookedAt({ method, headers }: IncomingMessage) {
  const kind = headers["sec-fetch-dest"];
  if (method === "HEAD") return kind === "empty" && headers["sec-fetch-site"] === "same-origin";
  const isAhead = /prefetch|prerender|preview/.test(`${headers["sec-purpose"]} ${headers.purpose}`);
  return method === "GET" && !isAhead && (kind === undefined || kind === "document");
}

/** Whether the request comes from neither a crawler nor somebody signed in to the office. */
function isVisitor({ headers }: IncomingMessage) {
  const agent = headers["user-agent"];
  return agent !== undefined && !isbot(agent) && !hasOfficeCookie(headers.cookie);
}

type Lists = Pick<Catalogue, "getSaleListings" | "getSold" | "getRentals" | "getLeased">;

/** Returns a function from the path of a home's page to the home, by its source id. */
export function createFindViewed(catalogue: Lists) {
  return (path: string): ViewedHome | undefined => {
    const [, kind, id = ""] = path.split("/");
    if (kind === "rental") {
      const rental = [catalogue.getRentals(), catalogue.getLeased()].flatMap(
        (homes) => homes.find((home) => home.id === id) ?? [],
      )[0];
      return rental && { homeId: rental.id, list: "rent" };
    }
    const position = Number(id);
    const home =
      kind === "property"
        ? catalogue.getSaleListings().find((each) => each.id === position)
        : catalogue.getSold().find(({ originalId }) => originalId === id);
    return home && { homeId: home.originalId, list: "sale" };
  };
}
