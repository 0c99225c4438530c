import { type Element, findChildren } from "../../element.ts";
import { cleanLine, type Note, parseYes, toLabel } from "../values.ts";

const LONGEST = 100;
const MOST = 40;
/** A comma within a number ends nothing. */
const between = /,(?!\d{3}\b)|[;\n•|]/;
/** Fields of their own in records of rentals. */
const termsOfRentals = new Set(["petfriendly", "furnished"]);

/** "wine cellar, room for a boat" */
export function splitOthers(listing: Element): string[] {
  return findChildren(listing, "features")
    .flatMap((features) => findChildren(features, "otherFeatures"))
    .flatMap(({ text }) => text.split(between))
    .map((words) => cleanLine(words))
    .filter(Boolean);
}

/** An element that no list of ours knows, <wineCellar>yes</wineCellar>, or one that we know with a type of its own. */
export function toWords({ name: kind }: Element, { name, text }: Element, type = "") {
  const element = name.toLowerCase();
  const isRead = element === "otherfeatures" || (kind === "rental" && termsOfRentals.has(element));
  const isSaid = parseYes(text || (type && "yes"));
  if (isRead || isSaid === false || /^other$/i.test(type)) return "";
  const amount = isSaid === undefined || Number(text) > 1 ? text : "";
  const details = [type, amount].filter(Boolean).join(", ");
  return details ? `${toLabel(name)}: ${details}` : toLabel(name);
}

/** Facts in the agent's words, each once. */
export function createOthers(note: Note) {
  const all = new Map<string, string>();
  function add(words: string) {
    const line = cleanLine(words, LONGEST);
    if (line && !all.has(line.toLowerCase())) all.set(line.toLowerCase(), line);
  }
  function getAll() {
    if (all.size > MOST)
      note(
        "unknown-value",
        "features/otherFeatures",
        `${all.size} of them`,
        `at most ${MOST}: the others are not shown`,
      );
    return all.size > 0 ? [...all.values()].slice(0, MOST) : undefined;
  }
  return { add, getAll };
}
