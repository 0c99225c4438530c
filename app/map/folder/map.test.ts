import { expect, test } from "vitest";
import { parseAgencyFile } from "#app/agency/folder/read-file.ts";
import { isOnMap } from "./map.ts";
import { landSchema, namesSchema, waterSchema } from "./map-schemas.ts";

const square = [
  [151.2, -33.8],
  [151.3, -33.8],
  [151.3, -33.7],
  [151.2, -33.8],
];

function toFile(geometry: unknown, properties: unknown = {}) {
  return { type: "FeatureCollection", features: [{ type: "Feature", properties, geometry }] };
}

test.each([
  [
    "a ring that does not close",
    toFile({ type: "Polygon", coordinates: [[...square.slice(0, 3), [151, -33]]] }),
    "features.0.geometry.coordinates.0: The ring does not close: its last point must be its first",
  ],
  [
    "latitude first",
    toFile({ type: "Polygon", coordinates: [square.map(([lng, lat]) => [lat, lng])] }),
    "features.0.geometry.coordinates.0.0.1: A latitude, which stands after the longitude, is at most 90",
  ],
  [
    "a box that is the wrong way round",
    { ...toFile({ type: "Polygon", coordinates: [square] }), bbox: [151.3, -33.8, 151.2, -33.7] },
    "bbox: West, south, east and north are expected, in this order",
  ],
  ["no GeoJSON", { type: "Topology" }, "type: A GeoJSON FeatureCollection is expected"],
])("%s is reported in one sentence with file and field", (_what, content, fault) => {
  expect(() => parseAgencyFile("map/land.geojson", landSchema, content)).toThrow(
    `agencies/headland/map/land.geojson is not valid. ${fault}`,
  );
});

test("water has areas and lines, and a name has a point and a kind", () => {
  const creek = toFile({ type: "LineString", coordinates: square });
  expect(parseAgencyFile("map/water.geojson", waterSchema, creek).features).toHaveLength(1);
  const name = toFile({ type: "Point", coordinates: square[0] }, { name: "Curl Curl", kind: "town" });
  expect(() => parseAgencyFile("map/names.geojson", namesSchema, name)).toThrow(
    "features.0.properties.kind: A kind is expected: suburb or water",
  );
});

test("the map's bounds are those of its files", () => {
  const isOn = (lng: number) => isOnMap({ lng, lat: -33.75 });
  expect([isOn(151.28), isOn(151.1)]).toEqual([true, false]);
});
