import { hasAgencyFile, readAgencyText, toAgencyPath } from "#app/agency/folder/disk.ts";
import { readAgencyFile } from "./read-file.ts";

/** Drawings on the footer's edge, beside the suburbs of the home page, and on pages of missing addresses. */
export const edge = readDrawing("drawings/edge.svg");
export const chart = readDrawing("drawings/chart.svg");
export const notFound = readDrawing("drawings/not-found.svg");
/** Lines behind the initials of people without a portrait. */
export const plates = hasAgencyFile("drawings/plates.json")
  ? readAgencyFile("drawings/plates.json")
  : undefined;

/** Reads an SVG to inline in pages; "" where the agency lacks it. */
function readDrawing(name: string) {
  if (!hasAgencyFile(name)) return undefined;
  const text = readAgencyText(name).trim();
  if (text.startsWith("<svg") && text.endsWith("</svg>")) return text;
  throw new Error(`${toAgencyPath(name)} is not valid. svg: One SVG element is expected, and no more`);
}
