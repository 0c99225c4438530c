import { getPicture, type Picture } from "#app/ui/picture/picture.ts";
import { rentalPicturePools, rentalPictures } from "#content/rental-pictures.ts";

const picturesById = new Map(Object.entries(rentalPictures));
const picturesPerSet = { House: 4, Apartment: 3 } as const;

/** Replaces a picture that cannot be loaded (spec §8.3). */
export const defaultRentalPicture = getPicture("painted-shore");

/** Three, and a fourth for houses (spec §9.10). An id without an entry always gets the same set of the pool. */
export function toRentalPictures(id: string, type: "House" | "Apartment"): [Picture, ...Picture[]] {
  const names = picturesById.get(id) ?? toPoolSet(id, type);
  const [lead = rentalPicturePools[type][0], ...rooms] = names;
  return [getPicture(lead), ...rooms.map(getPicture)];
}

function toPoolSet(id: string, type: "House" | "Apartment"): readonly string[] {
  const pool = rentalPicturePools[type];
  const size = picturesPerSet[type];
  const sum = [...id].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const start = (sum % Math.floor(pool.length / size)) * size;
  return pool.slice(start, start + size);
}
