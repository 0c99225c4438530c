import type { Picture } from "../picture/picture-address.ts";

export type GalleryPicture = Picture & {
  /** Shown on it, as "Floor plan". */
  label?: string;
};
