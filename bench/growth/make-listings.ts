import { createWriteStream } from "node:fs";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createRandom } from "../../trials/fuzz/random.ts";
import { makeFolder } from "../../trials/site/start-site.ts";

const SUPPLIED = "agencies/headland/homes";
const SALE_FILE = "coastal-listings.json";
const PRICE_STEP_DOLLARS = 50_000;
const PRICE_STEPS = 110;
const SUBURB_STEP = 7;
/** Every tenth record has all fields. */
const WHOLE_STEP = 10;

type SuppliedRecord = Record<string, unknown> & { suburb: string; description: string };

/** Makes a folder of listings from variations of the supplied sale listings. */
export async function makeListings(count: number) {
  const folder = makeFolder();
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
    ...(index % WHOLE_STEP === 0 ? makeEveryField(index) : {}),
  };
}

/** Makes the optional fields of a home on the market (docs/listings-files.md). */
function makeEveryField(index: number) {
  const guide = 500_000 + (index % PRICE_STEPS) * PRICE_STEP_DOLLARS;
  const colleague = {
    id: "agent-2",
    name: "Second Agent",
    phone: "0491 570 156",
    email: "b@headland.example",
  };
  return {
    status: "under-offer",
    price_text: `Guide $${guide.toLocaleString("en-AU")}`,
    price_to: guide + PRICE_STEP_DOLLARS,
    method: "auction",
    auction: { at: "2030-12-05T10:00", place: "on site" },
    inspections: ["2030-11-28T10:00/10:30", "2030-12-01T17:00/17:30", "2030-12-05T09:30/10:00"],
    pictures: ["Front", "Kitchen", "Garden"].map((alt, at) => ({
      src: `https://photos.example/${index}-${at}.jpg`,
      alt,
      label: "edited",
      width: 1600,
      height: 1067,
    })),
    floorplans: [{ src: `https://photos.example/${index}-plan.jpg`, alt: "Ground floor" }],
    documents: [{ src: `https://files.example/${index}.pdf`, title: "Contract of sale", bytes: 1_240_000 }],
    video: `https://video.example/${index}`,
    tour: `https://tour.example/${index}`,
    agents: [colleague],
  };
}

/** Makes texts as long as the supplied ones but all different, because repeated ones would compress too well. */
function createTexts(supplied: readonly string[]) {
  const random = createRandom(1);
  const words = supplied.flatMap((text) => text.split(" "));
  const lengths = supplied.map((text) => text.split(" ").length);
  return (which: number) =>
    Array.from({ length: lengths[which] ?? 0 }, () => words[random.below(words.length)]).join(" ");
}
