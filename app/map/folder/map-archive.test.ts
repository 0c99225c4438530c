import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { writeArchive, writeSampleArchive } from "./map-archive.fixture.ts";
import { readArchive } from "./map-archive.ts";

const box = [151.2, -33.8, 151.3, -33.7] as const;
const path = () => join(makeFolder(), "map.pmtiles");

test("an archive has its bounding box and zoom levels", () => {
  const archive = path();
  writeSampleArchive(archive);
  const bbox = [151.2, -33.83, 151.36, -33.55];
  expect(readArchive(archive)).toMatchObject({ bbox, minZoom: 8, maxZoom: 10 });
});

const header = "header: A PMTiles archive of version 3";
const layers = "vector_layers: earth, water, roads of Protomaps";

test.each([
  ["cut in half", "tile data: It ends after 500 of ", (file: string) => truncateSync(file, 500)],
  ["cut at once", header, (file: string) => truncateSync(file, 100)],
  ["no archive", header, (file: string) => writeFileSync(file, "{}".repeat(99))],
  ["of pictures", "tile type: Vector tiles", (file: string) => writeArchive(file, box, [], 2)],
  ["of another schema", layers, (file: string) => writeArchive(file, box, [])],
])("an archive that is %s is reported in one sentence with its field", (_what, fault, spoil) => {
  const archive = path();
  writeSampleArchive(archive);
  expect(readFileSync(archive).length).toBeGreaterThan(500);
  spoil(archive);
  const { field, message } = { field: "", message: "", ...readArchive(archive) };
  expect(`${field}: ${message}`).toContain(fault);
});
