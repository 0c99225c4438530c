import { places } from "#app/agency/folder/places.ts";
import { getColour, tokens } from "#app/agency/folder/theme.ts";
import { mapFiles, streets } from "#app/map/folder/map.ts";
import { STREETS_PROTOCOL } from "../drawing/map-place.ts";
import { toStreetLayers } from "./street-layers.ts";

/** The first font family of the agency's text. MapLibre uses the page's own fonts for a style without glyphs. */
const [face = "sans-serif"] = tokens["font-sans"].split(",").map((name) => name.replaceAll('"', "").trim());

const COPYRIGHT = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>';

/** The agency's map in its colours, as a MapLibre style. Everything but land is water. */
export function toMapStyle() {
  const { land, water, roads, names } = mapFiles;
  const [sea, ground] = [getColour("mist-200"), getColour("sand-50")];
  return {
    version: 8,
    sources: {
      land: toSource(land),
      water: toSource(water),
      roads: toSource(roads),
      ...(streets && { streets: toStreetSource(streets) }),
      marks: toSource(),
      names: toSource({ ...names, features: [...nameSuburbs(), ...(names?.features ?? [])] }),
    },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": land ? sea : ground } },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": ground } },
      {
        id: "shore",
        type: "line",
        source: "land",
        paint: { "line-color": getColour("control"), "line-width": 1 },
      },
      {
        id: "water",
        type: "fill",
        source: "water",
        filter: ["==", ["geometry-type"], "Polygon"],
        paint: { "fill-color": sea },
      },
      {
        id: "creeks",
        type: "line",
        source: "water",
        paint: { "line-color": getColour("control"), "line-width": 1.5 },
      },
      {
        id: "roads",
        type: "line",
        source: "roads",
        layout: { "line-cap": "round", "line-join": "round" },
        paint: { "line-color": getColour("sand-200"), "line-width": 3 },
      },
      ...(streets ? toStreetLayers([face]) : []),
      {
        id: "names",
        type: "symbol",
        source: "names",
        layout: {
          "text-field": ["get", "name"],
          "text-font": [face],
          "text-size": 14,
          // Above a mark in the middle of the suburb; below or beside it if there is no room.
          "text-variable-anchor-offset": [
            "bottom",
            [0, -1.75],
            "top",
            [0, 1.75],
            "left",
            [1.5, 0],
            "right",
            [-1.5, 0],
          ],
          "text-justify": "auto",
          "text-padding": 6,
          "symbol-sort-key": ["case", ["==", ["get", "kind"], "suburb"], 0, 1],
        },
        paint: {
          "text-color": ["case", ["==", ["get", "kind"], "suburb"], getColour("ink"), getColour("slate")],
          "text-halo-color": ground,
          "text-halo-width": 1.5,
        },
      },
      // Invisible copies of the marks, which are buttons over the map. The last layer is placed first, so names avoid it.
      {
        id: "marks",
        type: "symbol",
        source: "marks",
        layout: {
          "text-field": ["get", "label"],
          "text-font": [face],
          "text-size": 14,
          "text-padding": 12,
          "text-allow-overlap": true,
        },
        paint: { "text-opacity": 0 },
      },
    ],
  };
}

/** Names of suburbs from places.json, for a map without a file of names. */
function nameSuburbs() {
  return places.map(({ name, lng, lat }) => ({
    type: "Feature",
    properties: { name, kind: "suburb" },
    geometry: { type: "Point", coordinates: [lng, lat] },
  }));
}

type Streets = NonNullable<typeof streets>;

function toStreetSource({ bbox, minZoom, maxZoom }: Streets) {
  return {
    type: "vector",
    tiles: [`${STREETS_PROTOCOL}://{z}/{x}/{y}`],
    bounds: bbox,
    minzoom: minZoom,
    maxzoom: maxZoom,
    attribution: COPYRIGHT,
  };
}

type Features = { features: readonly unknown[]; attribution?: string };

function toSource({ features, attribution }: Features = { features: [] }) {
  return { type: "geojson", data: { type: "FeatureCollection", features }, attribution };
}
