import { hasAgencyFile } from "#app/agency/folder/disk.ts";
import { readAgencyFile } from "./read-file.ts";

/** Drawings of the agency's coast. Pages leave out those that the agency does not have. */
export const { chart, coastMap, edge, locatorMaps, notFound, plates } = hasAgencyFile("drawings/edge.json")
  ? readDrawings()
  : ({} as Partial<ReturnType<typeof readDrawings>>);

function readDrawings() {
  return {
    chart: readAgencyFile("drawings/chart.json"),
    coastMap: readAgencyFile("drawings/coast-map.json"),
    edge: readAgencyFile("drawings/edge.json"),
    locatorMaps: readAgencyFile("drawings/locator-maps.json"),
    notFound: readAgencyFile("drawings/not-found.json"),
    plates: readAgencyFile("drawings/plates.json"),
  };
}
