import { agency } from "#app/agency/folder/agency.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";

/** Label of a picture that is not a photograph. */
export const impression = "Artist’s impression";

/** The pictures that come with a sample are painted; an agency's own, and uploaded ones, are what they are. */
export function toImpression(picture: string | Picture) {
  return agency.isSample && typeof picture === "string" ? impression : undefined;
}
