import { createWriteStream } from "node:fs";
import { copyFile, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createRandom } from "../../trials/fuzz/random.ts";

const SUPPLIED = "public/data";
export const SALE_FILE = "coastal-listings.json";
const PRICE_STEP_DOLLARS = 50_000;
const PRICE_STEPS = 110;
const SUBURB_STEP = 7;

type SuppliedRecord = Record<string, unknown> & { suburb: string; description: string };

/** A folder of listings as the agency would supply them: the supplied sale listings over and over, each time different. */
export async function makeListings(count: number) {
  const folder = await mkdtemp(join(tmpdir(), "headland-bench-"));
  const supplied: SuppliedRecord[] = JSON.parse(await readFile(join(SUPPLIED, SALE_FILE), "utf8"));
  await copyFile(join(SUPPLIED, "coastal-rentals.json"), join(folder, "coastal-rentals.json"));
  await pipeline(Readable.from(toJson(supplied, count)), createWriteStream(join(folder, SALE_FILE)));
  return folder;
}

function* toJson(supplied: readonly SuppliedRecord[], count: number) {
  const toText = createTexts(supplied.map(({ description }) => description));
  for (let index = 0; index < count; index += 1) {
    const record = toRecord(supplied, index);
    const text = { ...record, description: toText(index % supplied.length) };
    yield `${index === 0 ? "[" : ","}\n${JSON.stringify(text)}`;
  }
  yield "\n]\n";
}

function toRecord(supplied: readonly SuppliedRecord[], index: number) {
  const record = supplied[index % supplied.length];
  const suburb = supplied[(index * SUBURB_STEP) % supplied.length]?.suburb;
  return {
    ...record,
    id: `S${String(index + 1).padStart(6, "0")}`,
    price_aud: 500_000 + (index % PRICE_STEPS) * PRICE_STEP_DOLLARS,
    beds: 1 + (index % 6),
    suburb,
    address: `${index + 1} Gannet Crescent, ${suburb}`,
  };
}

/** Every text as long as a supplied one and unlike all others: repeated ones would be packed to nothing. */
function createTexts(supplied: readonly string[]) {
  const random = createRandom(1);
  const words = supplied.flatMap((text) => text.split(" "));
  const lengths = supplied.map((text) => text.split(" ").length);
  return (which: number) =>
    Array.from({ length: lengths[which] ?? 0 }, () => words[random.below(words.length)]).join(" ");
}
