/* The script of a map with an archive of streets: what reads that, part by part, and the map itself. */
import { PMTiles } from "pmtiles";
import "./map.script.ts";

const archive = new PMTiles(globalThis.mapSettings.streets ?? "");

// Maps are drawn once the library is there, which is later.
globalThis.readStreets = async ({ url }, { signal }) => {
  const [z = 0, x = 0, y = 0] = url.split("/").slice(-3).map(Number);
  const tile = await archive.getZxy(z, x, y, signal);
  return { data: tile?.data ?? new ArrayBuffer() };
};
