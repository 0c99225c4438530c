import type { Element } from "../element.ts";
import { findUnreadFields } from "../to-record/extra-fields.ts";
import { knownElements } from "./known-elements.ts";

/** What stands in a listing, by its path in small letters: its text, or the value of an attribute, "rent@period". */
type Found = { path: string; text: string };

/** Every text and attribute of a listing. */
export function findTexts(listing: Element): Found[] {
  return walk(listing, "", () => true);
}

/** Paths in the list, in small letters, without the values of attributes. */
export const listed = new Set(knownElements.map(({ path }) => path.toLowerCase().replace(/=.*/, "")));
const dropped = knownElements.flatMap(({ path, use }) => (use === "dropped" ? [path.toLowerCase()] : []));

/**
 * Paths of what no reader looks at, besides what the list says is dropped: "features/study@floor", "solarSystem"; then
 * fields of extensions by names of which nobody knows a fact. `read` is what the readers look at (watch-reads.ts).
 */
export function findUnread(listing: Element, read: ReadonlySet<string>): string[] {
  const unread = findTexts(listing).flatMap(({ path }) => (read.has(path) || isDropped(path) ? [] : [path]));
  return [...unread, ...findUnreadFields(listing).map(({ name }) => `extraFields: ${name}`)];
}

function isDropped(path: string) {
  return dropped.some((known) =>
    known.endsWith("/**")
      ? `${path}/`.replace("@", "/").startsWith(known.slice(0, -"**".length))
      : known === path,
  );
}

/** Goes on below what `enters` wants; `isSaid` where it has a text or a value. Both names of slots are one. */
function walk(element: Element, path: string, enters: (path: string, isSaid: boolean) => boolean): Found[] {
  const attributes = Object.entries(element.attributes)
    .map(([name, value]) => ({ path: `${path}@${name.toLowerCase()}`, text: value.trim() }))
    .filter(({ path: each, text }) => text !== "" && enters(each, true));
  const children = element.children.flatMap((child) => {
    const name = child.name.toLowerCase();
    const below = `${path}${path && "/"}${name === "images" ? "objects" : name}`;
    const isSaid = child.text !== "" || child.children.length > 0 || Object.keys(child.attributes).length > 0;
    if (!enters(below, isSaid)) return [];
    const own = child.text ? [{ path: below, text: child.text }] : [];
    return [...own, ...walk(child, below, enters)];
  });
  return [...attributes, ...children];
}
