import { agency } from "#app/agency/folder/agency.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";

/** Label of a picture that is not a photograph. */
export const impression = "Artist’s impression";

/** The label of a sample's painted pictures; undefined for an agency's own and for uploaded ones. */
export function toImpression(picture: string | Picture) {
  return agency.isSample && typeof picture === "string" ? impression : undefined;
}
