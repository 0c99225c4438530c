import { toImpression } from "./impression.ts";
import { getPicture, type Picture as PictureToShow } from "./picture.ts";
import { Picture, type PictureProps } from "./picture.tsx";

type PlacePictureProps = Omit<PictureProps, "picture" | "label"> & {
  /** The name of one of our own, or one that was uploaded. */
  place: string | PictureToShow;
};

/** A place, large; says so if it is painted. */
export function PlacePicture({ place, ...props }: PlacePictureProps) {
  return <Picture {...props} picture={getPicture(place)} label={toImpression(place)} />;
}
