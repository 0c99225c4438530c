import * as v from "valibot";
import landFile from "./northern-beaches-land.json" with { type: "json" };

const ring = v.array(v.tuple([v.number(), v.number()]));

const landSchema = v.object({
  features: v.array(v.object({ geometry: v.object({ coordinates: v.array(v.array(ring)) }) })),
});

/** The outlines of the land, closed rings: see README.md for source and licence. */
export const landRings = v
  .parse(landSchema, landFile)
  .features.flatMap(({ geometry }) => geometry.coordinates.flat())
  // GeoJSON repeats the first point at the end.
  .map((points) => points.slice(1).map(([lng, lat]) => ({ lat, lng })));

/** The part of the world the outlines cover; beyond it nothing is known to be land or sea. */
export const landBounds = { north: -33.56, south: -33.83, west: 151.2, east: 151.36 } as const;
