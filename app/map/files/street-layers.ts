import { places } from "#app/agency/folder/places.ts";
import { getColour } from "#app/agency/folder/theme.ts";
import { mapFiles } from "#app/map/folder/map.ts";

/** Kinds of green and sandy places in Protomaps' layer landuse. */
const parks = [
  "cemetery",
  "forest",
  "garden",
  "golf_course",
  "grass",
  "national_park",
  "nature_reserve",
  "park",
  "pitch",
  "playground",
  "protected_area",
  "recreation_ground",
  "wood",
];
const sands = ["beach", "sand"];
const mainRoads = ["highway", "major_road"];

const kind = ["get", "kind"];
const name = ["get", "name"];
const isMain = isOneOf(kind, mainRoads);

/** The width of a road, which doubles with each zoom level; main roads are visible from further out. */
const roadWidth = [
  "interpolate",
  ["exponential", 2],
  ["zoom"],
  9,
  ["case", isMain, 1, 0],
  13,
  ["case", isMain, 3, 1],
  17,
  ["case", isMain, 18, 12],
];

/** Layers of map.pmtiles in Protomaps' schema (https://docs.protomaps.com/basemaps/layers), from bottom to top. */
export function toStreetLayers(textFont: readonly string[]) {
  const [ground, sea, shore] = [getColour("sand-50"), getColour("mist-200"), getColour("control")];
  const layers = [
    toLayer("earth", "fill", "earth", { paint: { "fill-color": ground } }),
    toLayer("parks", "fill", "landuse", {
      filter: isOneOf(kind, parks),
      paint: { "fill-color": getColour("euc-100") },
    }),
    toLayer("sands", "fill", "landuse", {
      filter: isOneOf(kind, sands),
      paint: { "fill-color": getColour("sand-200") },
    }),
    toLayer("waters", "fill", "water", {
      filter: ["==", ["geometry-type"], "Polygon"],
      paint: { "fill-color": sea, "fill-outline-color": shore },
    }),
    toLayer("streams", "line", "water", {
      filter: ["==", ["geometry-type"], "LineString"],
      paint: { "line-color": shore, "line-width": 1 },
    }),
    toLayer("paths", "line", "roads", {
      minzoom: 14,
      filter: ["==", kind, "path"],
      paint: { "line-color": getColour("sand-700"), "line-width": 1, "line-dasharray": [2, 2] },
    }),
    toLayer("rails", "line", "roads", {
      filter: ["==", kind, "rail"],
      paint: { "line-color": shore, "line-width": 1 },
    }),
    toRoads("road-edges", { "line-color": shore, "line-width": 1, "line-gap-width": roadWidth }),
    toRoads("roads", { "line-color": getColour("foam"), "line-width": roadWidth }),
  ];
  const toNames = (id: string, source: string, rules: Rules) =>
    toLayer(id, "symbol", source, {
      ...rules,
      layout: { "text-field": name, "text-font": textFont, "text-size": 12, ...rules.layout },
      paint: { "text-color": getColour("slate"), "text-halo-color": ground, "text-halo-width": 1.5 },
    });
  const names = [
    toNames("water-names", "water", { filter: ["==", ["geometry-type"], "Point"] }),
    toNames("road-names", "roads", {
      minzoom: 13,
      filter: isOneOf(kind, [...mainRoads, "minor_road"]),
      layout: { "symbol-placement": "line" },
    }),
    // The agency's own suburbs have labels already.
    toNames("place-names", "places", {
      filter: ["all", isOneOf(kind, ["locality", "neighbourhood"]), ["!", isOneOf(name, findOwnNames())]],
    }),
  ];
  return [...layers, ...names];
}

type Rules = { minzoom?: number; filter?: unknown; layout?: object; paint?: object };

function toLayer(id: string, type: string, layer: string, rules: Rules) {
  return { id: `street-${id}`, type, source: "streets", "source-layer": layer, ...rules };
}

function toRoads(id: string, paint: object) {
  return toLayer(id, "line", "roads", {
    filter: isOneOf(kind, [...mainRoads, "minor_road"]),
    layout: { "line-cap": "round", "line-join": "round" },
    paint,
  });
}

function findOwnNames() {
  const named = mapFiles.names?.features.map(({ properties }) => properties.name) ?? [];
  return [...places.map((place) => place.name), ...named];
}

function isOneOf(value: readonly string[], among: readonly string[]) {
  return ["in", value, ["literal", among]];
}
