import { findPictureNames } from "./pictures.ts";

const names: ReadonlySet<string> = new Set(findPictureNames());

/** Whether the agency has a picture of that name in public/pictures. */
export function hasPicture(name: string) {
  return names.has(name);
}
