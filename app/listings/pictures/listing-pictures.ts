import { getPicture, type Picture, toPicture } from "#app/ui/picture/picture.ts";
import type { PictureLabel, PictureRecord } from "../record/listing-record.ts";

/** Of a home; its label says what it is, if it is not simply a photo of the home as it is. */
export type ListingPicture = Picture & { label?: PictureLabel };

/** Shown where a listing came without pictures; the coast rather than somebody else's house. */
const placeholders = [
  "place-curl-curl",
  "place-long-reef",
  "place-freshwater-sand",
  "place-barrenjoey",
  "place-queenscliff",
] as const;

/** The first leads; without any, one placeholder, always the same for the same source id (spec §3.2, §8.3). */
export function withPlaceholder(
  pictures: readonly ListingPicture[],
  id: string,
): [ListingPicture, ...ListingPicture[]] {
  const [lead, ...others] = pictures;
  return lead ? [lead, ...others] : [getPlaceholder(id)];
}

/** One of our own is known by its address; what the record says of it counts more. `alt` is for those without a text. */
export function toPictures(records: readonly PictureRecord[], alt: string): ListingPicture[] {
  return records.map((record) => {
    const { width, height } = record;
    const picture = toPicture(record.src, alt);
    return {
      ...picture,
      ...(width && height && { width, height }),
      alt: record.alt ?? picture.alt,
      colour: record.colour ?? picture.colour,
      widths: record.widths && record.src.endsWith(".jpg") ? toAscending(record.widths) : picture.widths,
      ...(record.label && { label: record.label }),
    };
  });
}

/** Of pictures that lie elsewhere, as https://photos.example. */
export function findPictureHosts(pictures: readonly Pick<Picture, "src">[]) {
  const elsewhere = pictures.filter(({ src }) => !src.startsWith("/"));
  const origins = elsewhere.map(({ src }) => URL.parse(src)?.origin ?? "");
  return [...new Set(origins)].filter((origin) => plainHost.test(origin));
}

/** Anything else could mean something in a policy. */
const plainHost = /^https:\/\/[a-z\d.-]+(?::\d+)?$/;

function toAscending(widths: readonly number[]) {
  return [...new Set(widths)].sort((a, b) => a - b);
}

function getPlaceholder(id: string) {
  const sum = [...id].reduce((total, character) => total * 31 + (character.codePointAt(0) ?? 0), 7);
  return getPicture(placeholders[sum % placeholders.length] ?? placeholders[0]);
}
