import { getPicture } from "#app/agency/folder/pictures.ts";
import { toImpression } from "#app/agency/impression.ts";
import { Picture, type PictureProps } from "#app/ui/picture/picture.tsx";
import type { Picture as PictureToShow } from "#app/ui/picture/picture-address.ts";

type PlacePictureProps = Omit<PictureProps, "picture" | "label"> & {
  /** The name of one of our own, or one that was uploaded. */
  place: string | PictureToShow;
};

/** A place, large; says so if it is painted. */
export function PlacePicture({ place, ...props }: PlacePictureProps) {
  return <Picture {...props} picture={getPicture(place)} label={toImpression(place)} />;
}
