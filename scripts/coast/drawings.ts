import { agency } from "#app/agency/folder/agency.ts";
import { elsewhere, places } from "#app/agency/folder/places.ts";
import { chart, toChartPin } from "./chart.ts";
import { toCoastDrawing } from "./coast-drawing.ts";
import { toCoastMapDrawing } from "./coast-map.ts";
import { edge } from "./edge.ts";
import { type LocatorShape, toLocatorMap } from "./locator/locator-map.ts";
import type { Position } from "./locator/map-projection.ts";
import { plates } from "./plates.ts";

export const DRAWINGS_FOLDER = "app/document/coast/drawings";

/** Every drawing of the coast by file name, as it is committed in app/document/coast/drawings. */
export function toDrawings(): Record<string, object> {
  const pins = Object.fromEntries(places.map(({ name, lat }) => [name, toChartPin(lat)]));
  return {
    "chart.json": { ...chart, pins },
    "edge.json": edge,
    "not-found.json": notFound,
    "plates.json": plates,
    "coast-map.json": toCoastMapDrawing(),
    "locator-maps.json": {
      wide: toLocatorMaps([...places, elsewhere.rent], "wide"),
      compact: toLocatorMaps(
        places.filter(({ name }) => name === agency.address.suburb),
        "compact",
      ),
    },
  };
}

/** From Narrabeen to Manly. */
const notFound = toCoastDrawing({
  width: 1600,
  height: 800,
  northLat: -33.7115,
  x: 1090,
  unitsPerLat: 9867,
  unitsPerLng: 8230,
  levels: 3,
  seaDistances: [22, 58, 112, 180, 260],
  landDistances: [27, 70, 135, 216],
});

function toLocatorMaps(positions: readonly Position[], shape: LocatorShape) {
  return Object.fromEntries(
    positions.map(({ lat, lng }) => [`${lat},${lng}`, toLocatorMap({ lat, lng }, shape)]),
  );
}
