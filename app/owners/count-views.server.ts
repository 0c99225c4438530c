import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { hasOfficeCookie } from "#app/office/access/office-cookie.server.ts";
import type { ViewedHome } from "./views.server.ts";

/**
 * Notes the path of each page of a home that somebody looks at, from the page cache or made anew, or shown again from the
 * browser's own copy (304). Nothing of the visitor is kept: the path and the day are all.
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
 * A page is fetched to be looked at, or was drawn ahead and asks for its head when somebody turns to it
 * (app/document/shell/start.script.ts). What is only fetched or drawn ahead nobody has seen.
 */
function isLookedAt({ method, headers }: IncomingMessage) {
  const kind = headers["sec-fetch-dest"];
  if (method === "HEAD") return kind === "empty" && headers["sec-fetch-site"] === "same-origin";
  const isAhead = /prefetch|prerender|preview/.test(`${headers["sec-purpose"]} ${headers.purpose}`);
  return method === "GET" && !isAhead && (kind === undefined || kind === "document");
}

/** Neither a crawler, nor somebody who is signed in to the office. */
function isVisitor({ headers }: IncomingMessage) {
  const agent = headers["user-agent"];
  return agent !== undefined && !isbot(agent) && !hasOfficeCookie(headers.cookie);
}

type Lists = Pick<Catalogue, "getSaleListings" | "getSold" | "getRentals" | "getLeased">;

/** The home whose page has this path, by its source id. */
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
