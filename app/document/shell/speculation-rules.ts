import { modules } from "#app/modules.ts";

export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/** `:id` is one part of an address, so that the forms of a home are left out: each has an id of its own. */
const homes = ["/property/:id", "/rental/:id", "/sold-property/:id"];
const lists = [
  "/listings",
  "/rentals",
  "/sold",
  ...modules.flatMap(({ lists: own = [] }) => own.map(({ path }) => path)),
  "/suburbs",
  "/team",
  "/journal",
];
const others = ["/", "/sell", "/about", "/suburbs/:id", "/team/:id"];

/**
 * While somebody rests on its link, the page of a home is drawn ahead and another page fetched. Only these: pages that are
 * the same for everybody and do nothing; a view counts only once the visitor has turned to it.
 */
export function toSpeculationRules() {
  return { prerender: [whenRestedOn(homes)], prefetch: [whenRestedOn([...lists, ...others])] };
}

function whenRestedOn(paths: readonly string[]) {
  return { source: "document", eagerness: "moderate", where: { href_matches: paths } };
}
