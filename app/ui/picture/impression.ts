import type { Picture } from "./picture-address.ts";

/** What is said of a picture that nobody photographed. */
export const impression = "Artist’s impression";

/** All pictures of the site's own are made; an uploaded one is what it is. */
export function toImpression(picture: string | Picture) {
  return typeof picture === "string" ? impression : undefined;
}
