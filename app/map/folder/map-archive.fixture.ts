import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { PbfWriter } from "pbf";
import { zxyToTileId } from "pmtiles";
import type { MapBox } from "../drawing/map-place.ts";

type Position = readonly [lng: number, lat: number];
type Feature = {
  layer: string;
  kind: string;
  name?: string;
  /** A point for a name, a line for a road, the outer ring of an area. */
  type: "Point" | "LineString" | "Polygon";
  points: readonly Position[];
};

const GZIP = 2;
const types = { Point: 1, LineString: 2, Polygon: 3 } as const;
const EXTENT = 4096;
const HEADER_BYTES = 127;
/** At higher zoom levels the map stretches these tiles. */
const zooms = [8, 9, 10];

/** Writes a small archive of streets like `pmtiles extract` (https://github.com/protomaps/PMTiles, version 3). */
export function writeArchive(path: string, box: MapBox, features: readonly Feature[], tileType = 1) {
  const tiles = zooms
    .flatMap((zoom) => findTiles(box, zoom))
    .map((tile) => ({ id: zxyToTileId(...tile), bytes: gzipSync(toTile(tile, features)) }))
    .toSorted((a, b) => a.id - b.id);
  const directory = gzipSync(toDirectory(tiles));
  const layers = [...new Set(features.map(({ layer }) => layer))].map((id) => ({ id, fields: {} }));
  const metadata = gzipSync(JSON.stringify({ vector_layers: layers }));
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles\u0003", "latin1");
  const metadataAt = HEADER_BYTES + directory.length;
  const dataAt = metadataAt + metadata.length;
  const offsets = [
    HEADER_BYTES,
    directory.length,
    metadataAt,
    metadata.length,
    dataAt,
    0,
    dataAt,
    data.length,
  ];
  const counts = Array(3).fill(tiles.length);
  for (const [index, value] of [...offsets, ...counts].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  header.set([1, GZIP, GZIP, tileType, Math.min(...zooms), Math.max(...zooms)], 96);
  for (const [index, degrees] of box.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  writeFileSync(path, Buffer.concat([header, directory, metadata, data]));
}

type Tile = [zoom: number, x: number, y: number];

function findTiles([west, south, east, north]: MapBox, zoom: number): Tile[] {
  const [left, top] = toWorld([west, north], zoom).map(Math.floor);
  const [right, bottom] = toWorld([east, south], zoom).map(Math.floor);
  const tiles: Tile[] = [];
  for (let x = left ?? 0; x <= (right ?? 0); x += 1)
    for (let y = top ?? 0; y <= (bottom ?? 0); y += 1) tiles.push([zoom, x, y]);
  return tiles;
}

/** A position in tiles, in the Mercator projection. */
function toWorld([lng, lat]: Position, zoom: number): [number, number] {
  const size = 2 ** zoom;
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return [((lng + 180) / 360) * size, ((1 - north) / 2) * size];
}

/** Every tile contains all features; those beyond its edges are not drawn. */
function toTile([zoom, x, y]: Tile, features: readonly Feature[]) {
  const tile = new PbfWriter();
  for (const [layer, members] of Map.groupBy(features, (feature) => feature.layer))
    tile.writeMessage(3, writeLayer, { layer, members, place: (point) => toGrid(point, zoom, x, y) });
  return tile.finish();
}

function toGrid(point: Position, zoom: number, x: number, y: number): [number, number] {
  const [worldX, worldY] = toWorld(point, zoom);
  return [Math.round((worldX - x) * EXTENT), Math.round((worldY - y) * EXTENT)];
}

type Layer = { layer: string; members: readonly Feature[]; place: (point: Position) => [number, number] };

/** A layer of a Mapbox vector tile: keys and values are listed once, and features refer to them by index. */
function writeLayer({ layer, members, place }: Layer, pbf: PbfWriter) {
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, layer);
  const values = [...new Set(members.flatMap(({ kind, name }) => (name ? [kind, name] : [kind])))];
  for (const { kind, name, type, points } of members)
    pbf.writeMessage(
      2,
      (_, feature) => {
        const named = name ? [1, values.indexOf(name)] : [];
        feature.writePackedVarint(2, [0, values.indexOf(kind), ...named]);
        feature.writeVarintField(3, types[type]);
        feature.writePackedVarint(4, toCommands(points.map(place), type));
      },
      undefined,
    );
  for (const key of ["kind", "name"]) pbf.writeStringField(3, key);
  for (const value of values)
    pbf.writeMessage(4, (text, message) => message.writeStringField(1, text), value);
  pbf.writeVarintField(5, EXTENT);
}

const [MOVE, LINE, CLOSE] = [1, 2, 7];

function toCommands([start, ...others]: readonly [number, number][], type: Feature["type"]) {
  let [x, y] = [0, 0];
  const toStep = ([toX, toY]: readonly [number, number]) => {
    const step = [zigzag(toX - x), zigzag(toY - y)];
    [x, y] = [toX, toY];
    return step;
  };
  if (!start) return [];
  const move = [MOVE + 8, ...toStep(start)];
  const line = others.length > 0 ? [LINE + 8 * others.length, ...others.flatMap(toStep)] : [];
  return [...move, ...line, ...(type === "Polygon" ? [CLOSE + 8] : [])];
}

function zigzag(value: number) {
  return value < 0 ? -value * 2 - 1 : value * 2;
}

type Entry = { id: number; bytes: Buffer };

function toDirectory(tiles: readonly Entry[]) {
  const pbf = new PbfWriter();
  pbf.writeVarint(tiles.length);
  for (const [index, { id }] of tiles.entries()) pbf.writeVarint(id - (tiles[index - 1]?.id ?? 0));
  for (const _ of tiles) pbf.writeVarint(1);
  for (const { bytes } of tiles) pbf.writeVarint(bytes.length);
  // 0 means directly after the tile before.
  for (const index of tiles.keys()) pbf.writeVarint(index === 0 ? 1 : 0);
  return pbf.finish();
}

/** Invented streets around Freshwater and Curl Curl, on a piece of land beside the sea. */
export function writeSampleArchive(
  path: string,
  { box = [151.2, -33.83, 151.36, -33.55] }: { box?: MapBox } = {},
) {
  const [west, south, east, north] = box;
  const middle = (west + east) / 2;
  const ring = (from: number, to: number): Position[] => [
    [from, north],
    [to, north],
    [to, south],
    [from, south],
    [from, north],
  ];
  const road = (kind: string, name: string, ...points: Position[]): Feature => ({
    layer: "roads",
    kind,
    name,
    type: "LineString",
    points,
  });
  const across = (south + north) / 2;
  const village: Position = [west + 0.03, south + 0.04];
  writeArchive(path, box, [
    { layer: "earth", kind: "earth", type: "Polygon", points: ring(west, middle + 0.02) },
    { layer: "water", kind: "ocean", type: "Polygon", points: ring(middle + 0.02, east) },
    { layer: "landuse", kind: "park", type: "Polygon", points: ring(west, west + 0.02) },
    road("major_road", "Invented Coast Road", [middle, south], [middle, north]),
    road("minor_road", "Cross Street", [west, across], [middle + 0.02, across]),
    { layer: "places", kind: "locality", name: "Hamletville", type: "Point", points: [village] },
  ]);
}
