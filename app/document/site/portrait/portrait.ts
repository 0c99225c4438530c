import { getPicture } from "#app/agency/folder/pictures.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { type Plate, toPlate } from "../../coast/plate.ts";

export type Portrait = { picture: Picture } | { plate: Plate };

type Pictured = { id: number; name: string; picture?: string | Picture };

/** An agent's picture, else a plate. */
export function toPortrait({ id, name, picture }: Pictured): Portrait {
  return picture ? { picture: getPicture(picture) } : { plate: toPlate(id, name) };
}
