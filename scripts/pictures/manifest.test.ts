import { stat } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { encodingNames } from "#app/ui/picture/encode.server.ts";
import { readManifest } from "./manifest.ts";

const root = path.join(import.meta.dirname, "../..");
const FIRST_PICTURE_BYTES = 60_000;

// So many that homes side by side seldom share a room, and each has a face of its own.
const fewest = {
  "house-street": 28,
  townhouses: 6,
  "apartment-building": 7,
  balcony: 7,
  "house-rear": 10,
  living: 22,
  kitchen: 16,
  bedroom: 15,
  bathroom: 10,
  terrace: 6,
};

const manifest = await readManifest(path.join(root, "app/ui/picture/pictures.json"));

test("every picture of the manifest has its files", async () => {
  for (const [name, { widths }] of Object.entries(manifest)) {
    for (const file of encodingNames(name, widths)) expect(await bytesOf(file), file).toBeGreaterThan(0);
  }
});

test("holds enough pictures of each kind for the homes to differ", () => {
  const kinds = Object.values(manifest).map(({ kind }) => kind);
  for (const [kind, least] of Object.entries(fewest))
    expect(kinds.filter((candidate) => candidate === kind).length, kind).toBeGreaterThanOrEqual(least);
});

test("what a phone 390 px wide loads weighs at most 60 KB", async () => {
  for (const [name, { widths }] of Object.entries(manifest)) {
    const file = encodingNames(
      name,
      widths.filter((width) => width <= 800),
    ).at(-2);
    expect(await bytesOf(file ?? ""), file).toBeLessThanOrEqual(FIRST_PICTURE_BYTES);
  }
});

test("what a phone loads of a painted place edge to edge weighs at most 60 KB", async () => {
  const painted = Object.entries(manifest).filter(([, { kind }]) => kind === "painted");
  expect(painted.length).toBeGreaterThan(0);
  for (const [name] of painted)
    expect(await bytesOf(`${name}-1200.avif`), name).toBeLessThanOrEqual(FIRST_PICTURE_BYTES);
});

test("says which file to restore when the manifest is damaged", async () => {
  await expect(readManifest(import.meta.filename)).rejects.toThrow(`${import.meta.filename} is damaged`);
});

async function bytesOf(file: string) {
  return (await stat(path.join(root, "public/pictures", file))).size;
}
