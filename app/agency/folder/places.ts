import { hasAgencyFile } from "#app/agency/folder/disk.ts";
import { readAgencyFile } from "./read-file.ts";

export const {
  suburbs: places,
  elsewhere,
  where,
  extent,
  regionNames,
  walks = [],
} = readAgencyFile("places.json");

/** Whether homes can be shown on a map, because the agency's folder has the map's files. */
export const hasMap = ["land.geojson", "water.geojson", "roads.geojson", "map.pmtiles"].some((name) =>
  hasAgencyFile(`map/${name}`),
);
