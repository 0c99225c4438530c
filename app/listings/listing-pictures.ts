import { getPicture, type Picture, toPicture } from "#app/ui/picture/picture.ts";

/** Shown where a sale listing came without pictures; the coast rather than somebody else's house. */
const placeholders = [
  "painted-shore",
  "painted-swell",
  "painted-reef",
  "painted-surf",
  "painted-dusk",
] as const;

/** The pictures of a sale listing; without any, one placeholder, always the same for the same source id (spec §3.2, §8.3). */
export function toListingPictures(
  images: readonly string[],
  id: string,
  title: string,
): [Picture, ...Picture[]] {
  const [lead, ...others] = images.map((url) => toPicture(url, title));
  return lead ? [lead, ...others] : [getPlaceholder(id)];
}

function getPlaceholder(id: string) {
  const sum = [...id].reduce((total, character) => total * 31 + (character.codePointAt(0) ?? 0), 7);
  return getPicture(placeholders[sum % placeholders.length] ?? placeholders[0]);
}
