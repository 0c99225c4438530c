import * as v from "valibot";
import { mediaSchema, recordSchema } from "../../register/register.ts";
import { type Element, getText } from "../element.ts";

/** In a listing that the site has exported: what it shows, exactly (app/homes/feed/exporting/to-listing.ts). */
export const EXPORTED = "site";

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ publicId: v.string(), record: recordSchema, media: mediaSchema }),
);

/** What an export says of a home besides REAXML, with pictures of the site’s own `origin` as paths; undefined for other listings. */
export function readExported(listing: Element, origin: string) {
  const text = getText(listing, EXPORTED)?.replaceAll(`"src":"${origin}/`, '"src":"/');
  const { success, output } = v.safeParse(schema, text);
  return success ? output : undefined;
}
