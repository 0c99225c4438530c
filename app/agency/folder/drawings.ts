import { hasAgencyFile, readAgencyText, toAgencyPath } from "#app/agency/folder/disk.ts";
import { readAgencyFile } from "./read-file.ts";

/** The edge of the footer, what stands beside the suburbs of the home page, and behind the words of missing pages. */
export const edge = readDrawing("drawings/edge.svg");
export const chart = readDrawing("drawings/chart.svg");
export const notFound = readDrawing("drawings/not-found.svg");
/** Lines behind the initials of people without a portrait. */
export const plates = hasAgencyFile("drawings/plates.json")
  ? readAgencyFile("drawings/plates.json")
  : undefined;

/** An SVG that stands in pages as it is; they leave out one that the agency does not have. */
function readDrawing(name: string) {
  if (!hasAgencyFile(name)) return undefined;
  const text = readAgencyText(name).trim();
  if (text.startsWith("<svg") && text.endsWith("</svg>")) return text;
  throw new Error(
    `${toAgencyPath(name)} is not as it should be. svg: One SVG element is expected, and no more`,
  );
}
