import { modules } from "#app/modules.ts";

export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/** `:id` matches one part of an address, which excludes the forms of a home, whose submission ids must be fresh. */
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
 * While a visitor rests on a link, the page of a home is prerendered and another page prefetched. Limited to pages that
 * are the same for everybody and have no side effects; a view counts only once the visitor sees the page.
 */
export function toSpeculationRules() {
  return { prerender: [whenRestedOn(homes)], prefetch: [whenRestedOn([...lists, ...others])] };
}

function whenRestedOn(paths: readonly string[]) {
  return { source: "document", eagerness: "moderate", where: { href_matches: paths } };
}
