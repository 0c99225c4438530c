import * as v from "valibot";
import { toPicture } from "#app/agency/folder/pictures.ts";
import { parseTyped } from "#app/homes/record/captions.ts";
import type { Typed } from "#app/office/frame/form-fields.tsx";
import { type Fields, toText } from "#app/register/register.ts";
import { parseNumber } from "#app/ui/form/amount.ts";
import { line } from "#app/ui/form/text-rules.ts";
import { proposeText } from "./rooms.ts";

export const MOST_PICTURES = 40;
const LONGEST_TEXT = 200;

export const pictureLabels = [
  { value: "location", label: "The neighbourhood" },
  { value: "staged", label: "Furnished for the picture" },
  { value: "edited", label: "Edited" },
  { value: "computer-made", label: "Computer-made" },
];

export function toPictureRecords({ pictures, images }: Fields): Fields[] {
  if (Array.isArray(pictures) && pictures.length > 0) return pictures;
  return Array.isArray(images) ? images.map((src: unknown) => ({ src })) : [];
}

/** A picture's alternative text; one from the agency's folder has its text there. */
export function toAlt(picture: Fields) {
  return parseTyped(toText(picture, "alt")) ?? toPicture(toText(picture, "src"), "").alt;
}

/** "14 Tern Lane, Freshwater" for proposed texts; without the street if it is hidden. */
export function toPlaceWords(record: Fields) {
  const [address, suburb] = [toText(record, "address"), toText(record, "suburb")];
  if (record.address_display === false || !address) return `this home in ${suburb}`;
  return address.includes(suburb) ? address : `${address}, ${suburb}`;
}

/** The pictures in the typed order, with typed texts and labels, without removed ones. */
export function arrangePictures(typed: Typed, record: Fields): Fields[] {
  const placed = toPictureRecords(record).map((picture, index) => {
    const read = readPicture(typed, index, record);
    const alt = read.alt.slice(0, LONGEST_TEXT);
    const label = pictureLabels.find(({ value }) => value === read.label)?.value;
    const { alt: _alt, label: _label, ...rest } = picture;
    const place = parseNumber(read.place) ?? index + 1;
    return {
      // A moved picture is put before or after the picture that has its new place.
      place: place + Math.sign(place - index - 1) / 2,
      isRemoved: read.isRemoved,
      picture: { ...rest, ...(alt && { alt }), ...(label && { label }) },
    };
  });
  return placed
    .filter(({ isRemoved }) => !isRemoved)
    .sort((one, other) => one.place - other.place)
    .map(({ picture }) => picture);
}

export type TypedPicture = { src: string; alt: string; label: string; place: string; isRemoved: boolean };

/** Reads the typed values of each picture. The form may list other pictures than the home has now. */
export function readPictures(typed: Typed, record: Fields): TypedPicture[] {
  const indexes = Array.from({ length: MOST_PICTURES }, (_none, index) => index);
  return indexes.map((index) => readPicture(typed, index, record)).filter(({ src }) => src !== "");
}

function readPicture(typed: Typed, index: number, record: Fields): TypedPicture {
  const get = (name: string) => typed[`${name}-${index}`] ?? "";
  const alt = proposeText(v.parse(line, get("alt")), get("room"), toPlaceWords(record));
  return { src: get("src"), alt, label: get("label"), place: get("place"), isRemoved: get("remove") !== "" };
}

/** Whether the form lists the home's current pictures. */
export function isOfPictures(typed: Typed, record: Fields) {
  return toPictureRecords(record).every((picture, index) => typed[`src-${index}`] === toText(picture, "src"));
}
