import { expect, test } from "vitest";
import { parseMedia } from "#app/register/register.ts";
import { getRevision } from "#app/register/revision.server.ts";
import { defineStoreTest, openTestStore } from "#app/store/stores.fixture.ts";
import { home, list } from "../arrival/arrival.fixture.ts";
import { bring, provider } from "./import.fixture.ts";

const testStore = defineStoreTest();

const changed = (status: string, words = "") => list(home(1, words).replace('"current"', `"${status}"`));

testStore("a message with only a status or a price keeps everything else", async ({ db }) => {
  await bring(db, list(home(1)));
  const ids = "<agentID>AGENCY</agentID><uniqueID>1</uniqueID>";
  await bring(db, list(`<residential status="current">${ids}<price>2500000</price></residential>`));
  await bring(db, list(`<residential status="sold">${ids}</residential>`));
  const { record } = await db
    .selectFrom("register_version")
    .select("record")
    .orderBy("number", "desc")
    .executeTakeFirstOrThrow();
  const kept = { title: "Home 1", price_aud: 2_500_000, status: "sold", beds: 4 };
  expect(JSON.parse(record)).toMatchObject(kept);
});

testStore("unusable listings are reported, and the others imported", async ({ db }) => {
  const unusable = {
    "unknown-agent": home(1).replace("AGENCY", "STRANGER"),
    "unknown-status": home(2).replace('"current"', '"listed"'),
    "missing-identity": home(3).replace("<uniqueID>3</uniqueID>", ""),
    "duplicate-listing": home(4, "<yearBuilt>1</yearBuilt>"),
    "kind-not-shown": "<holidayRental/>",
    "unknown-listing-element": "<pewPew/>",
  };
  const { report } = await bring(db, list(home(4), ...Object.values(unusable)));
  expect(report?.counts).toEqual({ QUARANTINED: 3, SKIPPED: 2, NEW: 1 });
  const codes = report?.listings.flatMap(({ findings }) => findings.map(({ code }) => code));
  expect(codes).toEqual(expect.arrayContaining(Object.keys(unusable)));
});

testStore("a file is imported again once feed.json names its agentID", async ({ db }) => {
  const file = list(home(1).replace("AGENCY", "STRANGER"));
  const again = { sha256: "the same bytes" };
  expect((await bring(db, file, again)).report?.counts).toEqual({ QUARANTINED: 1 });
  expect((await bring(db, file, again)).report).toBeUndefined();
  const named = { ...again, providers: [{ ...provider, agentIds: ["STRANGER"] }] };
  const { report, row } = await bring(db, file, named);
  expect([report?.counts, row.provider]).toEqual([{ NEW: 1 }, "crm"]);
  expect((await bring(db, file, named)).report).toBeUndefined();
});

testStore("homes missing from a whole-stock file are withdrawn, unless that is all", async ({ db }) => {
  provider.sendsWholeStock = true;
  try {
    await bring(db, list(...Array.from({ length: 9 }, (_, id) => home(id + 1))));
    const { report } = await bring(db, list(...Array.from({ length: 7 }, (_, id) => home(id + 1))));
    expect(report?.counts).toEqual({ UNCHANGED: 7, PROCESSED: 2 });
    expect((await bring(db, list(home(1)))).report).toMatchObject({ state: "held" });
  } finally {
    provider.sendsWholeStock = false;
  }
});

testStore("a message without pictures keeps them, unless the software always sends all", async ({ db }) => {
  const pictures = '<objects><img id="m" url="https://pictures.example/1.jpg"/></objects>';
  const countPictures = async (text: string, sendsAllPictures?: boolean) => {
    await bring(db, text, { providers: [{ ...provider, sendsAllPictures }] });
    const versions = db.selectFrom("register_version").select("media").orderBy("number", "desc");
    return parseMedia(await versions.executeTakeFirstOrThrow()).length;
  };
  expect(await countPictures(changed("current", pictures))).toBe(1);
  expect(await countPictures(changed("current", "<bond>1</bond>"))).toBe(1);
  // A message that a home was sold contains nothing else.
  expect(await countPictures(changed("sold"), true)).toBe(1);
  expect(await countPictures(changed("current"), true)).toBe(0);
});

test("a file with a bare & is refused with its place, unless its provider's setting repairs it", async () => {
  const db = await openTestStore();
  const text = list(home(1, '<videoLink href="https://video.example/?a=1&b=2"/>'));
  expect((await bring(db, text)).report).toMatchObject({
    state: "refused",
    reason: expect.stringMatching(/^line 1, column \d+/),
  });
  provider.repairsAmpersands = true;
  expect((await bring(db, text)).report?.counts).toEqual({ NEW: 1 });
  provider.repairsAmpersands = false;
});

testStore("the homes of a file are published together, in any number of batches", async ({ db }) => {
  const before = await getRevision(db);
  const { report } = await bring(db, list(...Array.from({ length: 120 }, (_, index) => home(index + 1))));
  expect(report?.counts).toEqual({ NEW: 120 });
  expect((await getRevision(db)).number).toBe(before.number + 1);
});

testStore("an import that died before publishing publishes when resumed", async ({ db }) => {
  const text = list(home(1));
  const before = await getRevision(db);
  const dies = db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes("register_revision")) throw new Error("killed");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await expect(bring(dies, text, { sha256: "same" })).rejects.toThrow("killed");
  expect((await getRevision(db)).number).toBe(before.number);
  await bring(db, text, { sha256: "same" });
  expect((await getRevision(db)).number).toBe(before.number + 1);
});

testStore("the same id as a rental, or of another office, is another home", async ({ db }) => {
  await bring(db, list(home(1)));
  const rental = home(1).replaceAll("residential", "rental").replaceAll("price>", "rent>");
  await bring(db, list(rental.replace("2400000", "900")));
  await bring(db, list(home(1).replace("AGENCY", "XNWXNW").replace("Tern Lane", "Gull Road"), home(1)));
  const homes = await db.selectFrom("register").select(["id", "kind", "state"]).orderBy("id").execute();
  expect(homes).toEqual([
    { id: "AGENCY-1", kind: "residential", state: "live" },
    { id: "AGENCY-1-2", kind: "rental", state: "live" },
    { id: "XNWXNW-1", kind: "residential", state: "live" },
  ]);
});
