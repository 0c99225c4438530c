import { type HomeFact, homeFacts } from "#app/homes/record/facts/home-facts.ts";
import { type Element, findChildren, getAttribute } from "../element.ts";
import { toLetters } from "./values.ts";

const positions = new Set(["latitude", "longitude"]);

/** The fields that a software has besides REAXML: <eField name="latitude" value="-33.7"/>, or with its value as text. */
export function findExtraFields(listing: Element) {
  return findChildren(listing, "extraFields")
    .flatMap((extra) => extra.children)
    .map((field) => ({
      name: getAttribute(field, "name") || field.name,
      text: field.text || getAttribute(field, "value") || "",
    }))
    .filter(({ text }) => text !== "");
}

/** Those that have the name of a fact. Terms are of the agency agreement more often than of the sale. */
export function findFactFields(listing: Element) {
  return findExtraFields(listing).flatMap(({ name, text }) => {
    const fact = findNamedFact(name);
    return fact && fact.key !== "terms" ? [{ fact, name, text }] : [];
  });
}

/** The others may be private: they are in no record (docs/decisions/feed.md). */
export function findUnreadFields(listing: Element) {
  const read = new Set(findFactFields(listing).map(({ name }) => name));
  return findExtraFields(listing).filter(({ name }) => !read.has(name) && !positions.has(name.toLowerCase()));
}

const byName = new Map(
  homeFacts.flatMap((fact) => {
    const elements = fact.reaxml.filter((path) => !/[@=]/.test(path)).map((path) => path.split("/").at(-1));
    return [fact.key, fact.label, ...elements].map((name = ""): [string, HomeFact] => [
      toLetters(name),
      fact,
    ]);
  }),
);

/** The fact with this name: its key, its label or its element, ignoring what stands between the letters. */
export function findNamedFact(name: string): HomeFact | undefined {
  return byName.get(toLetters(name));
}
