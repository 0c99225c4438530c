import type { Picture } from "../picture/picture.ts";

export type GalleryPicture = Picture & {
  /** Shown on it, as "Floor plan". */
  label?: string;
};
