import type { Media } from "../../register/register.ts";
import { type Element, findChild, findChildren, getAttribute } from "../element.ts";
import { parseWallTime, toSortable } from "../reading/wall-time.ts";
import { cleanLine, type Note } from "./values.ts";

const uses = new Map<string, Media["use"]>([
  ["img", "picture"],
  ["floorplan", "floorplan"],
  ["document", "document"],
]);

/** Pictures, plans and documents by their slots, and statements of information behind them. */
export function toMedia(listing: Element, note: Note): Media[] {
  const objects = findChild(listing, "objects")?.children ?? [];
  const slots = objects.map((element) => toSlot(element, uses.get(element.name.toLowerCase()), note));
  const statements = findChildren(listing, "media")
    .flatMap(({ children }) => children)
    .filter((each) => getAttribute(each, "usage") === "statementOfInformation")
    .map((each, index) => {
      const slot = toSlot(each, "document", note);
      // Behind the listing's own documents.
      return slot && { ...slot, slot: String(100 + index), title: "Statement of information" };
    });
  const all = [...slots, ...statements].filter((slot) => slot !== undefined);
  return [...uses.values()].flatMap((use) => all.filter((slot) => slot.use === use));
}

function toSlot(element: Element, use: Media["use"] | undefined, note: Note): Media | undefined {
  if (!use) return undefined;
  const slot = getAttribute(element, "id")?.trim().toLowerCase() ?? "";
  const url = getAttribute(element, "url")?.trim() ?? "";
  const path = `objects/${element.name}@id=${slot}`;
  if (!url)
    return void note("media-without-url", path, slot, "url, or file for one that comes along in a ZIP");
  const changed = parseWallTime(getAttribute(element, "modTime") ?? "");
  const title = cleanLine(getAttribute(element, "title") ?? "");
  return {
    slot,
    use,
    url,
    ...(changed ? { modTime: toSortable(changed) } : {}),
    ...(title ? { title } : {}),
  };
}
