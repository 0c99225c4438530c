import { Badge } from "../badge.tsx";
import type { Picture as PictureToShow } from "../picture/picture.ts";

export type GalleryPicture = PictureToShow & {
  /** Shown on it, as "Floor plan". */
  label?: string;
};

/** What a picture is, on the picture. */
export function PictureLabel({ picture: { label } }: { picture: GalleryPicture }) {
  if (!label) return null;
  return (
    <p className="absolute bottom-4 left-4">
      <Badge>{label}</Badge>
    </p>
  );
}
