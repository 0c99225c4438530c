import { type FactKey, type HomeFact, homeFacts } from "#app/homes/record/facts/home-facts.ts";
import { type Element, getAttribute, isEmpty } from "#app/reaxml/element.ts";
import { parseYes } from "#app/values/yes.ts";

/** The text at one of a fact's paths (home-facts.ts). */
export type Said = { path: string; text: string; unit?: string };

/** A path with its rank: of a fact's paths, the first with a value counts, whatever the order in the file. */
type Wanted = { fact: HomeFact; path: string; rank: number; attribute?: string; value?: string };
type PathNode = { wanted: Wanted[]; within: Map<string, PathNode> };

/** Elements that list features one by one; those without a fact are kept in the agent's words. */
const containers = new Set(["features", "allowances", "ecofriendly", "views"]);
/** Rooms, parking and land, which most software sends for every home, are not features. */
const rooms = new Set([
  "bedrooms",
  "bathrooms",
  "garages",
  "carports",
  "openspaces",
  "carspaces",
  "landarea",
]);
const root = toTree();

/** Finds the facts in one pass, because most elements contain none. */
export function findSaid(listing: Element) {
  const found = new Map<FactKey, (Said & { rank: number })[]>();
  const unknown: Element[] = [];
  const types: { element: Element; type: string }[] = [];

  function visit(element: Element, node: PathNode | undefined, depth: number) {
    const isContainer = depth === 1 && containers.has(element.name.toLowerCase());
    for (const child of element.children) {
      const name = child.name.toLowerCase();
      const next = node?.within.get(name);
      if (next) {
        if (next.wanted.length > 0) collect(child, next.wanted);
        if (next.within.size > 0) visit(child, next, depth + 1);
      } else if (isContainer && !rooms.has(name)) unknown.push(child);
    }
  }

  function collect(element: Element, wanted: readonly Wanted[]) {
    const { text } = element;
    let type = "";
    let isKnownType = false;
    for (const each of wanted) {
      if (each.value === undefined || each.attribute === undefined) continue;
      const said = getAttribute(element, each.attribute) ?? "";
      // <heating>gas</heating> means <heating type="gas"/>.
      const isInText = said === "" && text.toLowerCase() === each.value;
      type = said;
      if (!isInText && (said.toLowerCase() !== each.value || isEmpty(element))) continue;
      isKnownType = true;
      add(element, each, isInText ? "yes" : text || "yes");
    }
    if (type && !isKnownType && !isEmpty(element)) types.push({ element, type });
    for (const each of wanted) {
      if (each.value !== undefined) continue;
      const words = each.attribute ? (getAttribute(element, each.attribute) ?? "") : text;
      if (words && !(isKnownType && isWord(text))) add(element, each, words);
    }
  }

  function add(element: Element, { fact, path, rank }: Wanted, text: string) {
    // Skipped, because most software lists every feature that a home lacks.
    if (fact.kind === "yes" && !fact.no && parseYes(text) === false) return;
    const said = { path, rank, text, unit: getAttribute(element, "unit") };
    const known = found.get(fact.key);
    if (known) known.push(said);
    else found.set(fact.key, [said]);
  }

  visit(listing, root, 0);
  for (const said of found.values()) said.sort((one, other) => one.rank - other.rank);
  return { found, unknown, types };
}

function isWord(text: string) {
  return text !== "" && parseYes(text) === undefined;
}

function toTree() {
  const top: PathNode = { wanted: [], within: new Map() };
  for (const fact of homeFacts)
    for (const [rank, path] of fact.reaxml.entries()) {
      const [elements = "", attribute, value] = path.split(/[@=]/);
      const node = elements
        .split("/")
        .reduce<PathNode>((within, name) => getNode(within, name.toLowerCase()), top);
      node.wanted.push({ fact, path, rank, attribute, value: value?.toLowerCase() });
    }
  return top;
}

function getNode({ within }: PathNode, name: string): PathNode {
  const node = within.get(name) ?? { wanted: [], within: new Map() };
  within.set(name, node);
  return node;
}
