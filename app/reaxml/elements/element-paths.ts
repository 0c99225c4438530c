import { type Element, isEmpty } from "../element.ts";
import { findUnreadFields } from "../to-record/extra-fields.ts";
import { droppedElements } from "./dropped-elements.ts";

/** A text or attribute of a listing by its path in lower case, such as "rent@period". */
type Found = { path: string; name: string; text: string };

export function findTexts(listing: Element): Found[] {
  return walk(listing, "");
}

/** Each path with its spelling in the listing. */
export function findNames(listing: Element): [path: string, name: string][] {
  return walk(listing, "").map(({ path, name }) => [path, name]);
}

const dropped = droppedElements.map(({ path }) => path.toLowerCase());

/**
 * Paths that readers ignore and that are not listed as dropped ("features/study@floor", "solarSystem"), then extension
 * fields that match no fact. `read` holds the paths that readers use (watch-reads.ts).
 */
export function findUnread(listing: Element, read: ReadonlySet<string>): string[] {
  const unread = findTexts(withoutEmpty(listing)).flatMap(({ path }) =>
    read.has(path) || isDropped(path) ? [] : [path],
  );
  return [...unread, ...findUnreadFields(listing).map(({ name }) => `extraFields: ${name}`)];
}

/** Readers do not look at what describes an empty element, such as its unit. */
function withoutEmpty(element: Element): Element {
  const children = element.children.filter((child) => !isEmpty(child));
  return { ...element, children: children.map(withoutEmpty) };
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

/** The path of a child element in lower case. Both names of slots count as one. */
export function toPath(path: string, { name }: Element) {
  const own = name.toLowerCase();
  return `${path}${path && "/"}${own === "images" ? "objects" : own}`;
}
