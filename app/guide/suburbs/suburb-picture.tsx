import { getPicture } from "#app/agency/folder/pictures.ts";
import type { Suburb } from "#app/agency/kinds/suburb-schema.ts";
import { PlateDrawing } from "#app/document/site/portrait/plate.tsx";
import { toPlate } from "#app/document/site/portrait/portrait.ts";
import { Picture, type PictureProps } from "#app/ui/picture/picture.tsx";

/** A suburb's picture, or else its postcode on a plate. */
export function SuburbPicture({ suburb, ...props }: Omit<PictureProps, "picture"> & { suburb: Suburb }) {
  const { picture, name, postcode } = suburb;
  if (picture) return <Picture {...props} picture={getPicture(picture)} />;
  const plate = { ...toPlate(Number(postcode), name), initials: postcode };
  return <PlateDrawing plate={plate} className={props.className ?? ""} />;
}
