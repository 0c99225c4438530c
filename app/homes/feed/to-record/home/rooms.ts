import { type Element, findChild, getText } from "../../element.ts";
import type { Note } from "../note.ts";
import { readNumber } from "../terms/price.ts";

/** More are a typing error. */
const MOST = 30;
const MOST_BATHROOMS = 20;
const parking = ["garages", "carports", "openSpaces"];

/** Bedrooms (a studio has none), bathrooms and places for cars. */
export function toRooms(listing: Element, note: Note) {
  const features = findChild(listing, "features");
  const count = (name: string, most = MOST) =>
    features ? readCount(getText(features, name), { path: `features/${name}`, most, note }) : 0;
  return {
    beds: count("bedrooms"),
    baths: count("bathrooms", MOST_BATHROOMS),
    parking: parking.reduce((sum, name) => sum + count(name), 0),
  };
}

/** "4.00" is 4; "yes" is one. */
function readCount(
  text: string | undefined,
  { path, most, note }: { path: string; most: number; note: Note },
) {
  if (text === undefined || /^(?:studio|no|false)$/i.test(text)) return 0;
  if (/^(?:yes|true)$/i.test(text)) return 1;
  const rooms = Math.trunc(readNumber(text, path, note) ?? 0);
  if (rooms <= most) return rooms;
  note("unparseable-number", path, text, `a number up to ${most}`);
  return 0;
}
