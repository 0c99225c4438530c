import { readdirSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { waitUntil } from "../site/repeat.ts";
import { makeFeed, upload } from "../site/send-feed.ts";
import { makeFolder, startSite } from "../site/start-site.ts";
import { createRandom, type Random } from "./random.ts";
import { printComplaints } from "./try-requests.ts";

const FILES = 2_000;
const HOMES = 40;
const SETTLED_MS = 5_000;
const LONGEST_MS = 600_000;

const listingsSchema = v.array(v.looseObject({ id: v.union([v.string(), v.number()]) }));

/** Uploads mutated samples to a site that shows homes which none of them names, and prints what came of it; whether all is well. */
export async function tryMutatedSamples() {
  const folder = makeFolder();
  const feedDir = join(folder, "feed");
  const published = join(folder, "data", "listings", "coastal-listings.json");
  const complaints: string[] = [];
  const onLine = (line: string) => void (/"level":[56]0/.test(line) && complaints.push(line));
  await using site = await startSite({ FEED_DIR: feedDir, DATA_DIR: join(folder, "data") }, { onLine });

  const numbers = Array.from({ length: HOMES }, (_, index) => index + 1);
  await upload(feedDir, [["homes.xml", makeFeed(numbers, "OWN")]]);
  await waitUntil(async () => (await readOwn(published)).length === HOMES, { mostMs: LONGEST_MS });
  const before = await readOwn(published);
  await upload(feedDir, makeFiles());
  await waitUntil(() => isSettled(feedDir), { mostMs: LONGEST_MS });
  const isEnded = (await readdir(join(feedDir, "work"))).length === 0;
  const after = await readOwn(published);
  const areSame = JSON.stringify(after) === JSON.stringify(before);

  console.log(`${FILES} mutated samples, uploaded at once`);
  for (const [end, count] of Object.entries(await countEnds(feedDir)))
    console.log(`  ${end.padEnd(17)} ${count}`);
  printComplaints(complaints);
  console.log(`  other homes       ${after.length} of ${HOMES}, ${areSame ? "as before" : "CHANGED"}`);
  return complaints.length === 0 && areSame && after.length === HOMES && isEnded && site.isRunning();
}

function makeFiles() {
  const samples = readSamples();
  return Array.from(
    { length: FILES },
    (_, seed) => [`${seed}.xml`, toOurs(mutateSample(createRandom(seed), samples))] as const,
  );
}

/** Sent by our own provider: another's agentID would be quarantined before it is looked into. */
function toOurs(sample: Buffer) {
  return Buffer.from(sample.toString("latin1").replace(/(<agentID>)[^<]{0,40}(<)/gi, "$1HEADLD$2"), "latin1");
}

/** None until the site has read the first file. */
async function readOwn(path: string) {
  const text = await readFile(path, "utf8").catch(() => "[]");
  const listings = v.parse(listingsSchema, JSON.parse(text));
  return listings.filter(({ id }) => String(id).startsWith("HEADLD-OWN"));
}

/** Nothing is taken any more: what is cut off waits for ten minutes. */
async function isSettled(feedDir: string) {
  const before = await readdir(join(feedDir, "in"));
  await wait(SETTLED_MS);
  const after = await readdir(join(feedDir, "in"));
  return before.length === after.length && (await readdir(join(feedDir, "work"))).length === 0;
}

async function countEnds(feedDir: string) {
  const count = async (name: string) =>
    (await readdir(join(feedDir, name), { recursive: true })).filter((file) => file.endsWith(".xml")).length;
  return {
    read: await count("archive"),
    refused: await count("refused"),
    held: await count("held"),
    "cut off, still waiting": await count("in"),
  };
}

const FOLDER = "app/reaxml/samples";
const MOST_MUTATIONS = 2;
const LONGEST_PIECE = 200;

const hostile = [
  "<",
  ">",
  "&",
  "]]>",
  "<!--",
  "<![CDATA[",
  "&#0;",
  "&nosuch;",
  '<!DOCTYPE x [<!ENTITY a "aaaa">]>',
  "<price>-1</price>",
  "<price>1e999</price>",
  '<img id="m" url="http://127.0.0.1/"/>',
  '<residential status="current">',
  "</residential>",
  "</propertyList>",
  "\u0000",
  "\u2028",
  "99999999999999999999",
  '" onload="alert(1)',
] as const;

/** The samples of agencies' software, as they come. */
export function readSamples() {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".xml"));
  return names.map((name) => readFileSync(join(FOLDER, name)));
}

/** A sample with a few places changed: bytes, pieces cut, doubled or moved, markup where none belongs, or its end missing. */
export function mutateSample(random: Random, samples: readonly Buffer[]) {
  let bytes = Buffer.from(random.pick(samples));
  const mutations = 1 + random.below(MOST_MUTATIONS);
  for (let count = 0; count < mutations; count += 1) bytes = random.pick(kinds)(bytes, random);
  return bytes;
}

type Mutation = (bytes: Buffer, random: Random) => Buffer<ArrayBuffer>;

const kinds: readonly Mutation[] = [
  function flipByte(bytes, random) {
    const changed = Buffer.from(bytes);
    if (changed.length > 0) changed[random.below(changed.length)] = random.below(256);
    return changed;
  },
  function cutPiece(bytes, random) {
    const { start, end } = pickPiece(bytes, random);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  },
  function doublePiece(bytes, random) {
    const { start, end } = pickPiece(bytes, random);
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)]);
  },
  function movePiece(bytes, random) {
    const { start, end } = pickPiece(bytes, random);
    const rest = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
    const place = random.below(rest.length + 1);
    return Buffer.concat([rest.subarray(0, place), bytes.subarray(start, end), rest.subarray(place)]);
  },
  function insertMarkup(bytes, random) {
    const place = random.below(bytes.length + 1);
    return Buffer.concat([
      bytes.subarray(0, place),
      Buffer.from(random.pick(hostile)),
      bytes.subarray(place),
    ]);
  },
  /** Well-formed, but wrong: a price in the place of a date. */
  function exchangeText(bytes, random) {
    const text = bytes.toString("latin1");
    const texts = [...text.matchAll(/>([^<>]{1,80})</g)];
    const [one, other] = [texts[random.below(texts.length)], texts[random.below(texts.length)]];
    if (!one || !other) return Buffer.from(bytes);
    const changed = `${text.slice(0, one.index)}${other[0]}${text.slice(one.index + one[0].length)}`;
    return Buffer.from(changed, "latin1");
  },
  function cutEnd(bytes, random) {
    return Buffer.from(bytes.subarray(0, random.below(bytes.length + 1)));
  },
];

function pickPiece(bytes: Buffer, random: Random) {
  const start = random.below(bytes.length + 1);
  return { start, end: Math.min(bytes.length, start + random.below(LONGEST_PIECE)) };
}
