import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { toSampleRental } from "#app/listings/rental/rental.fixture.ts";
import { toTestListing } from "#app/listings/sale/sale.fixture.ts";
import { articles } from "#content/journal.ts";
import { sitePages } from "#content/menu.ts";
import { type FoundCards, findShareCards } from "./find-share-cards.server.ts";
import type { ShareCard } from "./share-card.ts";
import { openShareCards } from "./share-cards.server.ts";

const address = "/cards/property/S014.jpg";
const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);

async function openTestCards(cards = new Map([[address, toTestCard("$4.9M")]])) {
  const folder = await mkdtemp(join(tmpdir(), "cards-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const log = { warn: vi.fn() };
  return { cards, folder, log, opened: openTestFolder(folder, cards, log) };
}

function openTestFolder(folder: string, cards: Map<string, ShareCard>, log = { warn: vi.fn() }) {
  return openShareCards({ folder, publicFolder: "public", findCards: () => cards, log });
}

function toTestCard(heading: string): ShareCard {
  return { picture: "/pictures/painted-bay.jpg", heading, line: "14 Tern Lane, Freshwater" };
}

test("has a card for every page of the content and for every listing", () => {
  const listing = toTestListing({ price: 4_900_000 });
  const cards = findShareCards([listing], []);
  for (const { href } of sitePages)
    expect(cards.get(`/cards${href === "/" ? "/home" : href}.jpg`), href).toBeDefined();
  for (const { slug, title } of articles)
    expect(cards.get(`/cards/journal/${slug}.jpg`)?.heading).toBe(title);
  expect(cards.get(`/cards/property/${listing.originalId}.jpg`)).toEqual({
    picture: listing.pictures[0].src,
    heading: "$4.9M",
    line: listing.address,
  });
});

test("every address has the card that stands beside it, whatever signs an id has", () => {
  const listings = ["S014", "S 1/é"].map((originalId) => toTestListing({ originalId, address: originalId }));
  const cards = findShareCards(listings, [toSampleRental()]);
  const addresses = [...cards.keys()];
  expect(addresses.map((address) => cards.get(address))).toEqual([...cards.values()]);
  expect(addresses.slice(-3)).toEqual([
    "/cards/property/S014.jpg",
    "/cards/property/S%201%2F%C3%A9.jpg",
    "/cards/rental/R101.jpg",
  ]);
  expect(cards.get("/cards/property/%E0.jpg")).toBeUndefined();
});

test("draws a card once for all who ask at the same time, and keeps it", async () => {
  const { folder, opened, cards } = await openTestCards();
  const drawn = await Promise.all([opened.get(address), opened.get(address)]);
  expect(drawn[0]).toBe(drawn[1]);
  expect(await readdir(folder)).toHaveLength(1);
  expect(await openTestFolder(folder, cards).get(address)).toEqual(drawn[0]);
});

test("knows no card of a page that is not there", async () => {
  const { opened } = await openTestCards();
  expect(await opened.get("/cards/property/S999.jpg")).toBeUndefined();
  expect(await opened.get("/cards/../../etc/passwd")).toBeUndefined();
});

test("draws ahead what a change asks for, and forgets last month's", async () => {
  const { cards, folder, opened } = await openTestCards();
  await opened.drawAll();
  const [before = ""] = await readdir(folder);
  await utimes(join(folder, before), monthAgo, monthAgo);
  await opened.drawAll();
  expect(await readdir(folder)).toEqual([before]);

  cards.set(address, toTestCard("$4.7M"));
  await opened.drawAll();
  const after = await readdir(folder);
  expect(after).toHaveLength(1);
  expect(after).not.toContain(before);
});

test("lets go of the cards of before as soon as there are others", async () => {
  const { folder, log } = await openTestCards();
  const after = new Map([[address, toTestCard("$4.7M")]]);
  const asked: string[] = [];
  function* keys() {
    for (const number of [1, 2, 3]) {
      asked.push(`card ${number}`);
      if (number === 2) changed = drawAfter();
      yield `/cards/${number}.jpg`;
    }
  }
  const before: FoundCards = { get: () => undefined, keys, values: () => [] };
  let found = before;
  let changed: Promise<void> | undefined;
  const opened = openShareCards({ folder, publicFolder: "public", findCards: () => found, log });
  function drawAfter() {
    found = after;
    return opened.drawAll();
  }
  await opened.drawAll();
  await changed;
  expect(asked).toEqual(["card 1", "card 2"]);
  expect(await readdir(folder)).toHaveLength(1);
});

test("shows a card that cannot be kept, and says so in the log", async () => {
  const { folder, log, cards } = await openTestCards();
  const file = join(folder, "not-a-folder");
  await writeFile(file, "");
  expect(await openTestFolder(file, cards, log).get(address)).toBeInstanceOf(Buffer);
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ folder: file }), "Share card not kept");
});
