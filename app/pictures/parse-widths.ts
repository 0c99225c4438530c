import * as v from "valibot";
import type { FeedPictureRow } from "./store/picture-rows.ts";

const widthsSchema = v.array(v.number());

/** Parses the widths, in pixels, of a picture's files. Throws for a malformed value. */
export function parseWidths({ widths }: Pick<FeedPictureRow, "widths">) {
  return v.parse(widthsSchema, JSON.parse(widths));
}
