import { readAgencyFile } from "./read-file.ts";
import { placesSchema } from "./schemas/places.ts";

export const {
  suburbs: places,
  elsewhere,
  where,
  extent,
  regionNames,
} = readAgencyFile("places.json", placesSchema);
