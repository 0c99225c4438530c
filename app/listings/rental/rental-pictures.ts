import { getPicture } from "#app/ui/picture/picture.ts";
import { rentalPictures } from "#content/rental-pictures.ts";
import type { ListingPicture } from "../pictures/listing-pictures.ts";

const samplePictures = new Map(
  Object.entries(rentalPictures).map(([id, names]): [string, readonly ListingPicture[]] => [
    id,
    names.map((name) => ({ ...getPicture(name), label: "computer-made" })),
  ]),
);

/** Replaces a picture that cannot be loaded (spec §8.3). */
export const defaultRentalPicture = getPicture("place-curl-curl");

/** The pictures of the sample's rentals; none for a rental that is not in the table (spec §9.10). */
export function getSamplePictures(id: string): readonly ListingPicture[] {
  return samplePictures.get(id) ?? [];
}
