import { getPicture } from "#app/agency/folder/pictures.ts";
import { toImpression } from "#app/agency/impression.ts";
import { Picture, type PictureProps } from "#app/ui/picture/picture.tsx";
import type { Picture as PictureToShow } from "#app/ui/picture/picture-address.ts";

type PlacePictureProps = Omit<PictureProps, "picture" | "label"> & {
  /** The name of one of our own pictures, or an uploaded one. */
  place: string | PictureToShow;
};

/** A large picture of a place, labelled if it is painted. */
export function PlacePicture({ place, ...props }: PlacePictureProps) {
  return <Picture {...props} picture={getPicture(place)} label={toImpression(place)} />;
}
