import { toPicture } from "#app/agency/folder/pictures.ts";
import { getColour } from "#app/agency/folder/theme.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { parseTyped } from "./captions.ts";
import type { PictureLabel, PictureRecord, Status } from "./listing-record.ts";
import { isEnded } from "./listing-status.ts";
import { placeholders, toPlaceholderAddress } from "./placeholders.ts";

/** A picture of a home, with a label if it is not a plain photograph. */
export type ListingPicture = Picture & { label?: PictureLabel };

type Pictured = {
  /** The source id, which decides the placeholder (spec §3.2, §8.3). */
  id: string;
  status?: Status | null;
};

/** Returns the pictures, or one placeholder if there are none. */
export function withPlaceholder(
  pictures: readonly ListingPicture[],
  record: Pictured,
): [ListingPicture, ...ListingPicture[]] {
  const [lead, ...others] = pictures;
  return lead ? [lead, ...others] : [getPlaceholder(record)];
}

/**
 * Our own pictures are found by address; values of the record take precedence. A picture without an alternative text
 * gets `name`, the home it shows; the gallery adds its position.
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

/** Floor plans as pictures. They are drawn on white, so that their margins need no colour of their own. */
export function toFloorplans(records: readonly PictureRecord[]): ListingPicture[] {
  return toPictures(records, "Floor plan").map((plan) => ({ ...plan, colour: getColour("foam") }));
}

/** The pictures' addresses in order; undefined without pictures. */
export function toImages(pictures: readonly Pick<PictureRecord, "src">[] | null | undefined) {
  return pictures?.length ? pictures.map(({ src }) => src) : undefined;
}

/** Origins of pictures on other hosts, as https://photos.example. */
export function findPictureHosts(pictures: readonly Pick<Picture, "src">[]) {
  const elsewhere = pictures.filter(({ src }) => !src.startsWith("/"));
  const origins = elsewhere.map(({ src }) => URL.parse(src)?.origin ?? "");
  return [...new Set(origins)].filter((origin) => plainHost.test(origin));
}

/** Other characters could have a meaning in the Content-Security-Policy. */
const plainHost = /^https:\/\/[a-z\d.-]+(?::\d+)?$/;

function toAscending(widths: readonly number[]) {
  return [...new Set(widths)].sort((a, b) => a - b);
}

/** The fallback for a picture that cannot be loaded (spec §8.3). */
export function getSubstitute(id: string) {
  const { src } = toPlaceholder(id, "");
  const known = substitutes.get(src) ?? toPlaceholder(id, "Photograph cannot be shown");
  substitutes.set(src, known);
  return known;
}

/** Cached per drawing, so that a list's data contains each once. */
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
