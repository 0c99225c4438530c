import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { bytesToHeader, Compression, TileType } from "pmtiles";
import * as v from "valibot";
import type { MapBox } from "../drawing/map-place.ts";

export const archiveFile = "map/map.pmtiles";

/** `version` differs after every change of the file. */
type Archive = { bbox: MapBox; minZoom: number; maxZoom: number; version: string };
type ArchiveFault = { field: string; message: string };

const HEADER_BYTES = 127;
const MAGIC = "PMTiles\u0003";
/** Layers of Protomaps' schema that the map draws (app/map/files/street-layers.ts). */
const neededLayers = ["earth", "water", "roads"];

/** Reads the header and metadata of an archive of streets; returns its first fault if it has one. */
export function readArchive(path: string): Archive | ArchiveFault {
  const file = openSync(path, "r");
  try {
    const { size, mtimeMs } = fstatSync(file);
    const archive = parseArchive(size, (offset, length) => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, offset));
    });
    return "message" in archive ? archive : { ...archive, version: `${size}-${Math.floor(mtimeMs)}` };
  } finally {
    closeSync(file);
  }
}

type Read = (offset: number, length: number) => Buffer;

function parseArchive(size: number, read: Read): Omit<Archive, "version"> | ArchiveFault {
  const bytes = read(0, HEADER_BYTES);
  if (bytes.length < HEADER_BYTES || bytes.toString("latin1", 0, MAGIC.length) !== MAGIC)
    return { field: "header", message: "A PMTiles archive of version 3 is expected" };
  const header = bytesToHeader(new Uint8Array(bytes).buffer);
  const { tileDataOffset, tileDataLength = 0 } = header;
  const end = tileDataOffset + tileDataLength;
  if (size < end)
    return {
      field: "tile data",
      message: `It ends after ${size} of ${end} bytes: copy the whole file again`,
    };
  if (header.tileType !== TileType.Mvt)
    return { field: "tile type", message: "Vector tiles (MVT) are expected" };
  for (const compression of [header.internalCompression, header.tileCompression])
    if (compression !== Compression.Gzip && compression !== Compression.None)
      return { field: "compression", message: "gzip or none is expected: browsers read no other" };
  const missing = findMissingLayers(
    read(header.jsonMetadataOffset, header.jsonMetadataLength),
    header.internalCompression,
  );
  if (missing.length > 0)
    return { field: "vector_layers", message: `${missing.join(", ")} of Protomaps’ layers are missing` };
  const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = header;
  return { bbox: [minLon, minLat, maxLon, maxLat], minZoom, maxZoom };
}

const metadataSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ vector_layers: v.array(v.object({ id: v.string() })) }),
);

function findMissingLayers(bytes: Buffer, compression: Compression) {
  const text = compression === Compression.Gzip ? gunzipSync(bytes) : bytes;
  const metadata = v.safeParse(metadataSchema, text.toString());
  const layers = metadata.success ? metadata.output.vector_layers.map(({ id }) => id) : [];
  return neededLayers.filter((layer) => !layers.includes(layer));
}
