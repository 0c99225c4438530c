import { findPictureNames, getPicture, placePictures } from "#app/agency/folder/pictures.ts";
import type { FormField } from "#app/office/frame/form-fields.tsx";
import type { Picture } from "#app/ui/picture/picture-address.ts";

const UPLOADED = "uploaded";
export const UPLOADED_LABEL = "The one that was uploaded";

/** The agency's own pictures of places, as options by name. */
export const ownPictures = placePictures.map(toOption);

function toOption(name: string) {
  return { value: name, label: name.replaceAll("-", " "), picture: getPicture(name) };
}

/** The text's current picture, followed by the agency's own ones. */
export function toPictureOptions(now: string | Picture | undefined): NonNullable<FormField["options"]> {
  if (typeof now === "object")
    return [{ value: UPLOADED, label: UPLOADED_LABEL, picture: now }, ...ownPictures];
  const isOwn = !now || ownPictures.some(({ value }) => value === now);
  return isOwn ? ownPictures : [toOption(now), ...ownPictures];
}

/** Whether the value is the option for the uploaded picture, or the name of a picture. */
export function isPictureChoice(name: string) {
  return name === UPLOADED || findPictureNames().includes(name);
}

/** The option that stands for a picture. */
export function toPictureChoice(picture: string | Picture | undefined) {
  return typeof picture === "object" ? UPLOADED : picture;
}

/** The picture of a chosen option, for a text whose picture was `before`. */
export function toChosenPicture(choice: string, before: string | Picture | undefined) {
  return choice === UPLOADED ? before : choice;
}
