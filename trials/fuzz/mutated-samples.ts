import { mkdtempSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { startSite } from "../site/start-site.ts";
import { mutateSample, readSamples } from "./mutate-sample.ts";
import { createRandom } from "./random.ts";

const FILES = 2_000;
const HOMES = 40;
const SETTLED_MS = 5_000;
const LONGEST_MS = 600_000;
const POLL_MS = 200;

const listingsSchema = v.array(v.looseObject({ id: v.union([v.string(), v.number()]) }));

/** Uploads mutated samples to a site that shows homes which none of them names, and prints what came of it; whether all is well. */
export async function tryMutatedSamples() {
  const folder = mkdtempSync(join(tmpdir(), "site-fuzz-"));
  const feedDir = join(folder, "feed");
  const published = join(folder, "data", "listings", "coastal-listings.json");
  const complaints: string[] = [];
  const onLine = (line: string) => void (/"level":[56]0/.test(line) && complaints.push(line));
  await using site = await startSite({ FEED_DIR: feedDir, DATA_DIR: join(folder, "data") }, { onLine });

  await upload(feedDir, [["homes.xml", toFeed()]]);
  await waitUntil(async () => (await readOwn(published)).length === HOMES);
  const before = await readOwn(published);
  await upload(feedDir, makeFiles());
  await waitUntil(() => isSettled(feedDir));
  const after = await readOwn(published);
  const areSame = JSON.stringify(after) === JSON.stringify(before);

  console.log(`${FILES} mutated samples, uploaded at once`);
  for (const [end, count] of Object.entries(await countEnds(feedDir)))
    console.log(`  ${end.padEnd(17)} ${count}`);
  console.log(`  complaints        ${complaints.length}`);
  for (const line of complaints.slice(0, 5)) console.log(`    ${line.slice(0, 500)}`);
  console.log(`  other homes       ${after.length} of ${HOMES}, ${areSame ? "as before" : "CHANGED"}`);
  return complaints.length === 0 && areSame && site.isRunning();
}

function makeFiles() {
  const samples = readSamples();
  return Array.from({ length: FILES }, (_, seed): [string, Uint8Array] => [
    `${seed}.xml`,
    toOurs(mutateSample(createRandom(seed), samples)),
  ]);
}

/** Uploads like a server of uploads: a file gets its name when it is complete. */
async function upload(feedDir: string, files: readonly (readonly [string, string | Uint8Array])[]) {
  const folder = join(feedDir, "in");
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) {
    await writeFile(join(folder, `.${name}`), content);
    await rename(join(folder, `.${name}`), join(folder, name));
  }
}

function toFeed() {
  const homes = Array.from(
    { length: HOMES },
    (_, id) =>
      `<residential status="current"><agentID>HEADLD</agentID><uniqueID>OWN${id}</uniqueID><headline>Home ${id}</headline><price>2400000</price><address><streetNumber>${id + 1}</streetNumber><street>Tern Lane</street><suburb>FRESHWATER</suburb></address></residential>`,
  );
  return `<propertyList date="2026-11-20-10:00:00">${homes.join("")}</propertyList>`;
}

/** Sent by our own provider: another's agentID would be quarantined before it is looked into. */
function toOurs(sample: Buffer) {
  return Buffer.from(sample.toString("latin1").replace(/(<agentID>)[^<]{0,40}(<)/gi, "$1HEADLD$2"), "latin1");
}

async function readOwn(path: string) {
  const listings = v.parse(listingsSchema, JSON.parse(await readFile(path, "utf8")));
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

async function waitUntil(isTrue: () => Promise<boolean>) {
  const limit = Date.now() + LONGEST_MS;
  while (!(await isTrue())) {
    if (Date.now() > limit) throw new Error("The feed did not come to an end in ten minutes.");
    await wait(POLL_MS);
  }
}
