import { type Element, getAttribute } from "../element.ts";

const holders = new Set(["objects", "images", "media"]);

/** Pictures that came along in a ZIP get the address under which they were kept, so that it outlives the file. */
export function attachFiles(listing: Element, enclosed: ReadonlyMap<string, string> = new Map()): Element {
  if (enclosed.size === 0) return listing;
  const children = listing.children.map((child) =>
    holders.has(child.name.toLowerCase())
      ? { ...child, children: child.children.map((slot) => attachFile(slot, enclosed)) }
      : child,
  );
  return { ...listing, children };
}

function attachFile(slot: Element, enclosed: ReadonlyMap<string, string>): Element {
  const name = getAttribute(slot, "file")?.split(/[\\/]/).at(-1)?.toLowerCase();
  const url = name === undefined ? undefined : enclosed.get(name);
  return url ? { ...slot, attributes: { ...slot.attributes, url } } : slot;
}
