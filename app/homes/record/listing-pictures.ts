import { toPicture } from "#app/agency/folder/pictures.ts";
import { getColour } from "#app/agency/folder/theme.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { parseTyped } from "./captions.ts";
import type { PictureLabel, PictureRecord, Status } from "./listing-record.ts";
import { isEnded } from "./listing-status.ts";
import { placeholders, toPlaceholderAddress } from "./placeholders.ts";

/** A picture of a home; its label says what it is, if it is not a plain photograph. */
export type ListingPicture = Picture & { label?: PictureLabel };

type Pictured = {
  /** Its source id: the same one always has the same placeholder (spec §3.2, §8.3). */
  id: string;
  status?: Status | null;
};

/** The first leads; without any, one placeholder. */
export function withPlaceholder(
  pictures: readonly ListingPicture[],
  record: Pictured,
): [ListingPicture, ...ListingPicture[]] {
  const [lead, ...others] = pictures;
  return lead ? [lead, ...others] : [getPlaceholder(record)];
}

/**
 * Our own pictures are known by their address; the record's values take precedence. Of a picture without an alternative
 * text nothing is known but whose it is: `name` says that, and the gallery its place in the row.
 */
export function toPictures(records: readonly PictureRecord[], name: string): ListingPicture[] {
  return records.map((record) => {
    const { width, height } = record;
    const picture = toPicture(record.src, name);
    return {
      ...picture,
      ...(width && height && { width, height }),
      alt: parseTyped(record.alt ?? "") ?? picture.alt,
      colour: record.colour ?? picture.colour,
      widths: record.widths && record.src.endsWith(".jpg") ? toAscending(record.widths) : picture.widths,
      ...(record.label && { label: record.label }),
    };
  });
}

/** Their addresses, the first picture first; undefined without any. */
export function toImages(pictures: readonly Pick<PictureRecord, "src">[] | null | undefined) {
  return pictures?.length ? pictures.map(({ src }) => src) : undefined;
}

/** Origins of the pictures that are hosted elsewhere, as https://photos.example. */
export function findPictureHosts(pictures: readonly Pick<Picture, "src">[]) {
  const elsewhere = pictures.filter(({ src }) => !src.startsWith("/"));
  const origins = elsewhere.map(({ src }) => URL.parse(src)?.origin ?? "");
  return [...new Set(origins)].filter((origin) => plainHost.test(origin));
}

/** Other characters could have a meaning in the policy. */
const plainHost = /^https:\/\/[a-z\d.-]+(?::\d+)?$/;

function toAscending(widths: readonly number[]) {
  return [...new Set(widths)].sort((a, b) => a - b);
}

/** Replaces a picture that cannot be loaded (spec §8.3). */
export function getSubstitute(id: string) {
  const { src } = toPlaceholder(id, "");
  const known = substitutes.get(src) ?? toPlaceholder(id, "Photograph cannot be shown");
  substitutes.set(src, known);
  return known;
}

/** One for each drawing, so that the data of a list has it once. */
const substitutes = new Map<string, ListingPicture>();

function getPlaceholder({ id, status }: Pictured) {
  return toPlaceholder(
    id,
    isEnded({ status: status ?? "current" }) ? "No photographs" : "Photographs to come",
  );
}

function toPlaceholder(id: string, words: string): ListingPicture {
  const sum = [...id].reduce((total, character) => total * 31 + (character.codePointAt(0) ?? 0), 7);
  const drawing = placeholders[sum % placeholders.length] ?? placeholders[0];
  return {
    src: toPlaceholderAddress(drawing),
    width: 1600,
    height: 800,
    colour: getColour("mist"),
    widths: [],
    alt: words,
    words,
  };
}
