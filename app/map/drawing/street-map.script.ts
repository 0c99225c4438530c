/* The script of a map with an archive of streets: the map's script, and a reader of tiles by range requests. */
import { PMTiles } from "pmtiles";
import "./map.script.ts";

const archive = new PMTiles(globalThis.mapSettings.streets ?? "");

// Set in time, because maps are drawn only after the library has loaded.
globalThis.readStreets = async ({ url }, { signal }) => {
  const [z = 0, x = 0, y = 0] = url.split("/").slice(-3).map(Number);
  const tile = await archive.getZxy(z, x, y, signal);
  return { data: tile?.data ?? new ArrayBuffer() };
};
