import type { Element } from "../element.ts";
import { findUnreadFields } from "../to-record/extra-fields.ts";
import { droppedElements } from "./dropped-elements.ts";

/** What stands in a listing, by its path in small letters: its text, or the value of an attribute, "rent@period". */
type Found = { path: string; name: string; text: string };

/** Every text and attribute of a listing. */
export function findTexts(listing: Element): Found[] {
  return walk(listing, "");
}

/** Each path with its name as it is written. */
export function findNames(listing: Element): [path: string, name: string][] {
  return walk(listing, "").map(({ path, name }) => [path, name]);
}

const dropped = droppedElements.map(({ path }) => path.toLowerCase());

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

function walk(element: Element, path: string, name = ""): Found[] {
  const attributes = Object.entries(element.attributes)
    .map(([key, value]) => ({
      path: `${path}@${key.toLowerCase()}`,
      name: `${name}@${key}`,
      text: value.trim(),
    }))
    .filter(({ text }) => text !== "");
  const children = element.children.flatMap((child) => {
    const below = toPath(path, child);
    const named = `${name}${name && "/"}${below.endsWith("objects") ? "objects" : child.name}`;
    const own = child.text ? [{ path: below, name: named, text: child.text }] : [];
    return [...own, ...walk(child, below, named)];
  });
  return [...attributes, ...children];
}

/** The path of an element below another, in small letters. Both names of slots are one. */
export function toPath(path: string, { name }: Element) {
  const own = name.toLowerCase();
  return `${path}${path && "/"}${own === "images" ? "objects" : own}`;
}
