import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { html } from "hono/html";
import * as v from "valibot";
import { ZipFile } from "yazl";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import { resolveDays } from "#app/homes/supplied/read-supplied.server.ts";
import { formatDollars } from "#app/region/format.ts";

const RETRY_MS = 1_000;
const FIRST_HOMES = 3;
/** After this many homes, only prices and open homes change. */
const MOST_HOMES = 100;
const [FIRST_HOUR, HOURS] = [9, 6];
const REDUCTION = 5_000;

type SoftwareOptions = {
  /** Where the site accepts feed files. */
  address: string;
  token: string;
  agentId: string;
  stock: Stock;
  everyMs: number;
  onSent: (line: string) => void;
};

/** Simulates the agency's software: sends three homes, then in rounds a new home, a price and a moved open home. */
export async function runSoftware({ stock, everyMs, onSent, ...site }: SoftwareOptions) {
  const homes: SentHome[] = [];
  for (let turn = 0; ; turn += 1) {
    const [priced, moved] = [homes[turn % homes.length], homes[(turn + 1) % homes.length]];
    if (priced) priced.price -= REDUCTION;
    if (moved) moved.hour = FIRST_HOUR + ((moved.hour + 1 - FIRST_HOUR) % HOURS);
    const wanted = homes.length === 0 ? FIRST_HOMES : Number(homes.length < MOST_HOMES);
    const added = Array.from({ length: wanted }, (_, index) => makeHome(homes.length + index, stock));
    homes.push(...added);
    await send(await makeFile({ added, changed: [priced, moved], agentId: site.agentId }), site);
    for (const home of added) onSent(`New home: ${toStreet(home)}, ${formatDollars(home.price)}`);
    if (priced) onSent(`Price: ${toStreet(priced)}, now ${formatDollars(priced.price)}`);
    if (moved) onSent(`Open home: ${toStreet(moved)}, now at ${moved.hour}:00`);
    await wait(everyMs);
  }
}

/** Retries until accepted, because the site may not be listening yet. */
async function send(
  file: Buffer<ArrayBuffer>,
  { address, token }: Pick<SoftwareOptions, "address" | "token">,
) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/zip" };
  for (;;) {
    const response = await fetch(address, { method: "POST", headers, body: file }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.status === 202) return;
    await wait(RETRY_MS);
  }
}

/** Price for each dollar of weekly rent: a yield of 3% a year. */
const PRICE_PER_WEEKLY_RENT = 1_735;
const PRICE_STEP = 5_000;
/** REAXML slots of the lead picture and the next ones. */
const slots = ["m", "a", "b"] as const;

const wordsSchema = v.object({
  streets: v.array(v.string()),
  texts: v.array(v.object({ headline: v.string(), description: v.string() })),
});
const words = v.parse(wordsSchema, JSON.parse(readFileSync("ops/demo/homes.json", "utf8")));

type Agent = { name: string; email: string };

/** `hour`: start of the open home on Saturday. */
type SentHome = { number: number; rental: Rental; agent: Agent; price: number; hour: number };

type Stock = { rentals: readonly Rental[]; agents: readonly Agent[] };

/** Takes suburb, rooms and pictures from one of the agency's rentals. */
function makeHome(number: number, { rentals, agents }: Stock): SentHome {
  const [rental, agent] = [rentals[number % rentals.length], agents[number % agents.length]];
  if (!rental || !agent)
    throw new Error("There is no rental with pictures to make a home of, or nobody to sell it.");
  const price = Math.round((rental.price * PRICE_PER_WEEKLY_RENT) / PRICE_STEP) * PRICE_STEP;
  return { number, rental, agent, price, hour: 9 };
}

function toStreet({ number }: SentHome) {
  return `${2 * number + 3} ${words.streets[number % words.streets.length]}`;
}

type Sending = { added: readonly SentHome[]; changed: readonly (SentHome | undefined)[]; agentId: string };

/** Makes a ZIP of REAXML with the pictures of new homes; changed homes keep theirs, because the message omits them. */
async function makeFile({ added, changed, agentId }: Sending) {
  const now = Date.now();
  const date = `${toAgencyTime(now)}:${new Date(now).toISOString().slice(17, 19)}`;
  const known = changed.filter((home) => home !== undefined);
  const listings = [
    ...added.map((home) => toListing(home, { agentId, date }, toObjects(home))),
    ...known.map((home) => toListing(home, { agentId, date })),
  ];
  const zip = new ZipFile();
  const feed = await html`<propertyList date="${date}">${listings}</propertyList>`;
  zip.addBuffer(Buffer.from(String(feed)), "homes.xml");
  for (const path of added.flatMap(findPictures)) zip.addFile(path, basename(path), { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}

function findPictures({ rental: { pictures } }: SentHome) {
  return pictures.slice(0, slots.length).map(({ src }) => toAgencyPath(`public${src}`));
}

function toObjects(home: SentHome) {
  return html`<objects>${findPictures(home).map((path, index) => html`<img id="${slots[index]}" file="${basename(path)}"/>`)}</objects>`;
}

type Said = { agentId: string; date: string };

/** html's escaping is also valid for XML. */
function toListing(home: SentHome, { agentId, date }: Said, objects: ReturnType<typeof html> | string = "") {
  const { number, rental, agent, price, hour } = home;
  const text = words.texts[number % words.texts.length];
  const [streetNumber = "", ...street] = toStreet(home).split(" ");
  const { suburb, state, postcode, beds, baths, cars, propertyType } = rental;
  return html`<residential modTime="${date}" status="current">
<agentID>${agentId}</agentID><uniqueID>DEMO-${number + 1}</uniqueID>
<headline>${text?.headline}</headline><description>${text?.description}</description><price>${price}</price>
<address><streetNumber>${streetNumber}</streetNumber><street>${street.join(" ")}</street><suburb>${suburb}</suburb><state>${state}</state><postcode>${postcode}</postcode></address>
<category name="${propertyType}"/>
<features><bedrooms>${beds}</bedrooms><bathrooms>${baths}</bathrooms><garages>${cars}</garages></features>
<listingAgent><name>${agent.name}</name><email>${agent.email}</email></listingAgent>
<inspectionTimes><inspection>${resolveDays("{saturday}", Date.now())} ${hour}:00 to ${hour}:30</inspection></inspectionTimes>
${objects}</residential>
`;
}
