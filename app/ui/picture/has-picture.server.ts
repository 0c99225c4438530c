import { findPictureNames } from "./picture.ts";

const names: ReadonlySet<string> = new Set(findPictureNames());

/** Whether this release has a picture of that name in public/pictures. */
export function hasPicture(name: string) {
  return names.has(name);
}
