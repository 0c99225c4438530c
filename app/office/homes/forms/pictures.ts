import * as v from "valibot";
import type { Typed } from "#app/office/frame/form-fields.tsx";
import { parseNumber } from "#app/ui/form/amount.ts";
import { line } from "#app/ui/form/text-rules.ts";
import { type Fields, toText } from "./part-form.ts";

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

/** Numbers of the pictures without a description, from 1. */
export function findUndescribed(record: Fields) {
  return toPictureRecords(record).flatMap((picture, index) => (toText(picture, "alt") ? [] : [index + 1]));
}

/** The pictures in the order, with the texts and labels that were typed; without those to be removed. */
export function arrangePictures(typed: Typed, record: Fields): Fields[] {
  const placed = toPictureRecords(record).map((picture, index) => {
    const alt = v.parse(line, typed[`alt-${index}`] ?? "").slice(0, LONGEST_TEXT);
    const label = pictureLabels.find(({ value }) => value === typed[`label-${index}`])?.value;
    const { alt: _alt, label: _label, ...rest } = picture;
    const place = parseNumber(typed[`place-${index}`] ?? "") ?? index + 1;
    return {
      // A moved picture comes before the one that has its place.
      place: place === index + 1 ? place : place - 0.5,
      isRemoved: Boolean(typed[`remove-${index}`]),
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
export function readPictures(typed: Typed): TypedPicture[] {
  const indexes = Array.from({ length: MOST_PICTURES }, (_none, index) => index);
  return indexes.flatMap((index) => {
    const src = typed[`src-${index}`];
    if (!src) return [];
    const get = (name: string) => typed[`${name}-${index}`] ?? "";
    return [
      { src, alt: get("alt"), label: get("label"), place: get("place"), isRemoved: get("remove") !== "" },
    ];
  });
}

/** Whether the form shows the pictures that the home has now. */
export function isOfPictures(typed: Typed, record: Fields) {
  return toPictureRecords(record).every((picture, index) => typed[`src-${index}`] === toText(picture, "src"));
}
