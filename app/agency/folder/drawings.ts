import { hasAgencyFile } from "#app/agency/folder/disk.ts";
import { readAgencyFile } from "./read-file.ts";

/** Drawings of the agency's coast. Pages leave out those that the agency does not have. */
export const { chart, edge, notFound, plates } = hasAgencyFile("drawings/edge.json")
  ? readDrawings()
  : ({} as Partial<ReturnType<typeof readDrawings>>);

function readDrawings() {
  return {
    chart: readAgencyFile("drawings/chart.json"),
    edge: readAgencyFile("drawings/edge.json"),
    notFound: readAgencyFile("drawings/not-found.json"),
    plates: readAgencyFile("drawings/plates.json"),
  };
}
