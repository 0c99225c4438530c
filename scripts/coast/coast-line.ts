import schematicLine from "./coast-line.json" with { type: "json" };
import type { Point } from "./geometry/pen.ts";
import { roughen } from "./geometry/roughen.ts";

/** Puts a latitude and a longitude into a drawing; both scales are in its units per degree. */
export type CoastProjection = (position: { lat: number; lng: number }) => Point;

/** The schematic coast from Barrenjoey to North Head, north to south; each level doubles its points. */
export function toCoastLine(project: CoastProjection, levels: number): Point[] {
  let line = schematicLine.map(project);
  for (let level = 0; level < levels; level += 1) line = roughen(line);
  return line;
}
