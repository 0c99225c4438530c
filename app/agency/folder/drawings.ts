import { hasAgencyFile } from "#app/agency/folder/disk.ts";
import { readAgencyFile } from "./read-file.ts";
import {
  chartSchema,
  coastMapSchema,
  edgeSchema,
  locatorMapsSchema,
  notFoundSchema,
  platesSchema,
} from "./schemas/drawings.ts";

const readDrawing: typeof readAgencyFile = (name, schema) => readAgencyFile(`drawings/${name}`, schema);

/** What is drawn of the agency's coast; pages do without what it does not have. */
export const { chart, coastMap, edge, locatorMaps, notFound, plates } = hasAgencyFile("drawings/edge.json")
  ? readDrawings()
  : ({} as Partial<ReturnType<typeof readDrawings>>);

function readDrawings() {
  return {
    chart: readDrawing("chart.json", chartSchema),
    coastMap: readDrawing("coast-map.json", coastMapSchema),
    edge: readDrawing("edge.json", edgeSchema),
    locatorMaps: readDrawing("locator-maps.json", locatorMapsSchema),
    notFound: readDrawing("not-found.json", notFoundSchema),
    plates: readDrawing("plates.json", platesSchema),
  };
}
