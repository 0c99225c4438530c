import * as v from "valibot";
import type { FeedPictureRow } from "./store/picture-rows.ts";

const widthsSchema = v.array(v.number());

/** In pixels, of the files of a picture. Throws for a value that we did not write. */
export function parseWidths({ widths }: Pick<FeedPictureRow, "widths">) {
  return v.parse(widthsSchema, JSON.parse(widths));
}
