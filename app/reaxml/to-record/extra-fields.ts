import { type HomeFact, homeFacts } from "#app/homes/record/facts/home-facts.ts";
import { type Element, findChildren, getAttribute } from "../element.ts";
import { toLetters } from "./values.ts";

const positions = new Set(["latitude", "longitude"]);

/** Extension fields of a software: <eField name="latitude" value="-33.7"/>, or with the value as text. */
export function findExtraFields(listing: Element) {
  return findChildren(listing, "extraFields")
    .flatMap((extra) => extra.children)
    .map((field) => ({
      name: getAttribute(field, "name") || field.name,
      text: field.text || getAttribute(field, "value") || "",
    }))
    .filter(({ text }) => text !== "");
}

/** Extension fields named after a fact. "Terms" is excluded: it usually means the agency agreement's. */
export function findFactFields(listing: Element) {
  return findExtraFields(listing).flatMap(({ name, text }) => {
    const fact = findNamedFact(name);
    return fact && fact.key !== "terms" ? [{ fact, name, text }] : [];
  });
}

/** The other extension fields may be private and are in no record (docs/decisions/feed.md). */
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

/** The fact whose key, label or element has this name, ignoring everything but letters. */
export function findNamedFact(name: string): HomeFact | undefined {
  return byName.get(toLetters(name));
}
