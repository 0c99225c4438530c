import type { Element } from "../element.ts";
import { findUnreadFields } from "../to-record/extra-fields.ts";
import { knownElements } from "./known-elements.ts";

/** What stands in a listing, by its path in small letters: its text, or the value of an attribute, "rent@period". */
type Found = { path: string; text: string };

/** Every text and attribute of a listing. */
export function findTexts(listing: Element): Found[] {
  return walk(listing, "", () => true);
}

/** Paths in the list, in small letters; the elements on the way to them; and those that end in "/*" or "/**". */
export const listed = new Set<string>();
const within = new Set<string>();
const wildcards = new Set<string>();
for (const { path } of knownElements) {
  const [plain = ""] = path.toLowerCase().split("=");
  if (/\/\*{1,2}$/.test(plain)) wildcards.add(plain);
  listed.add(plain);
  const names = plain.split("@")[0]?.split("/") ?? [];
  for (const [index] of names.entries()) within.add(names.slice(0, index + 1).join("/"));
}

/** Paths of what the reader does not know, which it leaves alone: "features/study@floor", "solarSystem". */
export function findUnread(listing: Element): string[] {
  const unread: string[] = [];
  walk(listing, "", (path, isSaid) => {
    const parent = path.split(/[/@]/).slice(0, -1).join("/");
    if (isDropped(path)) return false;
    const isKnown =
      listed.has(path) || within.has(path) || (!path.includes("@") && wildcards.has(`${parent}/*`));
    if (!isKnown && isSaid) unread.push(path);
    return isKnown;
  });
  return [...unread, ...findUnreadFields(listing).map(({ name }) => `extraFields: ${name}`)];
}

function isDropped(path: string) {
  const names = path.split(/[/@]/);
  return names.some((_name, index) => wildcards.has(`${names.slice(0, index + 1).join("/")}/**`));
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
