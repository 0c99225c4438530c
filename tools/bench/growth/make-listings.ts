import { createWriteStream } from "node:fs";
import { copyFile, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const SUPPLIED = "public/data";
const PRICE_STEP_DOLLARS = 50_000;
const PRICE_STEPS = 110;
const SUBURB_STEP = 7;

/** A folder of listings as the agency would supply them: the supplied sale listings over and over, each time different. */
export async function makeListings(count: number) {
  const folder = await mkdtemp(join(tmpdir(), "headland-bench-"));
  const supplied: Record<string, unknown>[] = JSON.parse(
    await readFile(join(SUPPLIED, "coastal-listings.json"), "utf8"),
  );
  await copyFile(join(SUPPLIED, "coastal-rentals.json"), join(folder, "coastal-rentals.json"));
  await pipeline(
    Readable.from(toJson(supplied, count)),
    createWriteStream(join(folder, "coastal-listings.json")),
  );
  return folder;
}

function* toJson(supplied: readonly Record<string, unknown>[], count: number) {
  for (let index = 0; index < count; index += 1) {
    yield `${index === 0 ? "[" : ","}\n${JSON.stringify(toRecord(supplied, index))}`;
  }
  yield "\n]\n";
}

function toRecord(supplied: readonly Record<string, unknown>[], index: number) {
  const record = supplied[index % supplied.length];
  const { suburb } = supplied[(index * SUBURB_STEP) % supplied.length] ?? {};
  return {
    ...record,
    id: `S${String(index + 1).padStart(6, "0")}`,
    price_aud: 500_000 + (index % PRICE_STEPS) * PRICE_STEP_DOLLARS,
    beds: 1 + (index % 6),
    suburb,
    address: `${index + 1} Gannet Crescent, ${suburb}`,
  };
}
