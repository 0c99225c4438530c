import { impression } from "#app/agency/impression.ts";
import type { ListingPicture } from "#app/homes/record/listing-pictures.ts";
import type { PictureLabel } from "#app/homes/record/listing-record.ts";
import type { GalleryPicture } from "#app/ui/gallery/gallery-controls.tsx";
import type { Picture } from "#app/ui/picture/picture-address.ts";

// Separate from listing-pictures.ts, which would bring the manifest of our pictures into the browser's bundle.

const labels: Record<PictureLabel, string> = {
  location: "Location",
  staged: "Virtually staged",
  edited: "Edited",
  "computer-made": impression,
};

type Illustrated = {
  address?: string;
  pictures: readonly (Picture | ListingPicture)[];
  floorplans?: readonly Picture[];
};

/** Pictures with their labels and names, then the floor plans. */
export function toGalleryPictures({ address, pictures, floorplans = [] }: Illustrated): GalleryPicture[] {
  return [
    ...pictures.map((picture) => ({
      ...picture,
      label: toLabel(picture),
      name: picture.words || isOnlyHome(picture.alt, address) ? undefined : toName(picture.alt),
    })),
    ...floorplans.map((plan) => ({ ...plan, name: "Floor plan", isWhole: true })),
  ];
}

/** Whether an alternative text names only the street, or "A home in" a suburb. */
function isOnlyHome(alt: string, address = "") {
  return address.startsWith(alt) || alt.startsWith("A home in ");
}

/** Shortens "White galley kitchen with pale benches" to "White galley kitchen". */
function toName(alt: string) {
  const [subject = ""] = alt.split(/,| (?:with|in|of|on|before|behind|from|facing) /);
  return subject.length > LONGEST_NAME || /^\d/.test(subject) ? undefined : subject;
}

const LONGEST_NAME = 40;

function toLabel(picture: Picture | ListingPicture) {
  return "label" in picture && picture.label ? labels[picture.label] : undefined;
}
