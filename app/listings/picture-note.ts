import { agency } from "#content/agency.ts";

/** What stands under the pictures of a home; the sample's are drawn. */
export function toPictureNote(hasPictures = true) {
  if (!hasPictures) return "Pictures to come";
  return agency.isSample ? "Artist’s impression" : undefined;
}
