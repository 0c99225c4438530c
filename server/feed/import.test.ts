import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { writeFeed } from "#app/feed/exporting/write-feed.server.ts";
import { importFile } from "#app/feed/importing/import-file.server.ts";
import type { Provider } from "#app/feed/provider.ts";
import { openXmlFile } from "#app/feed/reading/xml-file.server.ts";
import { openRegister, type Register } from "#app/listings/register/open-register.server.ts";
import { findLiveSources } from "#app/listings/register/publish/live-sources.server.ts";
import { getRevision } from "#app/listings/register/revision.server.ts";
import { type Database, openDatabase } from "#app/store/database.server.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { home, list } from "./arrival.fixture.ts";

const testStore = defineStoreTest();
const provider: Provider = {
  name: "crm",
  agentIds: ["AGENCY", "XNWXNW"],
  pictureOrigins: [],
  silenceHours: 36,
};
const agency = {
  team: [],
  office: { name: "Headland", email: "hello@headland.example", phone: "(02) 5550 0142" },
};
const samples = readdirSync("app/feed/samples").filter((name) => name.endsWith(".xml"));
const readSample = (name: string) => readFileSync(join("app/feed/samples", name), "utf8");

let files = 0;
type Again = { register?: Register; sha256?: string };
async function bring(db: Database, text: string | Uint8Array, again: Again = {}) {
  files += 1;
  const path = join(makeFolder(), "a.xml");
  await writeFile(path, text);
  return importFile(
    { files: [await openXmlFile(path)] },
    {
      register: openRegister(db),
      providers: [provider],
      agency,
      id: `file-${files}`,
      name: "a.xml",
      sha256: `${files}`,
      now: Date.UTC(2026, 10, 24, 4),
      ...again,
    },
  );
}

async function openAlone() {
  return openDatabase({ dataDir: makeFolder() });
}

/** All that the register knows, without when and by which file. */
function describeHomes(db: Database) {
  return db
    .selectFrom("register")
    .innerJoin("register_version", "register_version.id", "register.newest_version")
    .select(["register.id", "register.state", "position", "register.mod_time", "source", "record"])
    .orderBy("register.id")
    .execute();
}

test.each(samples)("the sample %s is read: nothing is thrown, no listing is lost", async (name) => {
  const db = await openAlone();
  const { report } = await bring(db, readSample(name));
  expect(report?.state).toBe("done");
  const listings = readSample(name).match(/<(?:residential|rental|pewPew\d)\b/g)?.length;
  expect(report?.listings).toHaveLength(listings ?? 0);
  await db.destroy();
});

const changed = (status: string, words = "") =>
  list(
    home(1)
      .replace('status="current"', `status="${status}"`)
      .replace("</residential>", `${words}</residential>`),
  );

testStore("every status of the table, one after the other, on one home", async (open) => {
  const db = await open();
  const steps: [string, string, string][] = [
    [changed("current"), "live", "current"],
    [changed("current", '<underOffer value="yes"/>'), "live", "under-offer"],
    [changed("withdrawn"), "hidden", ""],
    [changed("current", '<underOffer value="no"/>'), "live", "current"],
    [changed("offmarket"), "hidden", ""],
    [changed("current"), "live", "current"],
    [
      changed("sold", "<soldDetails><price>2465000</price><date>2026-11-10</date></soldDetails>"),
      "sold",
      "sold",
    ],
    [changed("deleted"), "removed", ""],
    [changed("CURRENT"), "live", "current"],
  ];
  for (const [text, state, status] of steps) {
    await bring(db, text);
    const row = await db.selectFrom("register").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id: "AGENCY-1", state, position: 1 });
    const version = await db
      .selectFrom("register_version")
      .selectAll()
      .where("id", "=", row.published_version)
      .executeTakeFirstOrThrow();
    if (status) expect(JSON.parse(version.record).status).toBe(status);
  }
});

testStore("a rental is taken, let and leased", async (open) => {
  const db = await open();
  const rental = (status: string, words = "") =>
    changed(status, `<rent period="week">900</rent>${words}`).replaceAll("residential", "rental");
  for (const [text, state, status] of [
    [rental("current"), "live", "current"],
    [rental("current", '<depositTaken value="yes"/>'), "live", "deposit-taken"],
    [rental("leased"), "leased", "leased"],
  ] as const) {
    await bring(db, text);
    const row = await db.selectFrom("register").selectAll().executeTakeFirstOrThrow();
    const { record } = await db
      .selectFrom("register_version")
      .select("record")
      .where("id", "=", row.published_version)
      .executeTakeFirstOrThrow();
    expect([row.state, JSON.parse(record).status]).toEqual([state, status]);
  }
});

testStore("a message of a status alone, or of a price alone, keeps everything else", async (open) => {
  const db = await open();
  await bring(db, list(home(1)));
  const ids = "<agentID>AGENCY</agentID><uniqueID>1</uniqueID>";
  await bring(db, list(`<residential status="current">${ids}<price>2500000</price></residential>`));
  await bring(db, list(`<residential status="sold">${ids}</residential>`));
  const { record } = await db
    .selectFrom("register_version")
    .select("record")
    .orderBy("number", "desc")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(record)).toMatchObject({
    title: "Home 1",
    price_aud: 2_500_000,
    status: "sold",
    beds: 4,
  });
});

testStore("what cannot be used is told, and the others go on", async (open) => {
  const db = await open();
  const { report } = await bring(
    db,
    list(
      home(1).replace("AGENCY", "STRANGER"),
      home(2).replace('"current"', '"listed"'),
      home(3).replace("<uniqueID>3</uniqueID>", ""),
      home(4),
      home(4, "<yearBuilt>1</yearBuilt>"),
      "<holidayRental/>",
      "<pewPew/>",
    ),
  );
  expect(report?.counts).toEqual({ QUARANTINED: 3, SKIPPED: 2, NEW: 1 });
  const codes = report?.listings.flatMap(({ findings }) => findings.map(({ code }) => code)) ?? [];
  for (const code of [
    "unknown-agent",
    "unknown-status",
    "missing-identity",
    "duplicate-listing",
    "kind-not-shown",
    "unknown-listing-element",
  ])
    expect(codes).toContain(code);
});

testStore(
  "whole stock: what a file does not name is withdrawn, unless that empties the lists",
  async (open) => {
    const db = await open();
    provider.sendsWholeStock = true;
    try {
      await bring(db, list(...Array.from({ length: 9 }, (_, id) => home(id + 1))));
      const { report } = await bring(db, list(...Array.from({ length: 7 }, (_, id) => home(id + 1))));
      expect(report?.counts).toEqual({ UNCHANGED: 7, PROCESSED: 2 });
      expect((await bring(db, list(home(1)))).report).toMatchObject({ state: "held" });
    } finally {
      provider.sendsWholeStock = false;
    }
  },
);

test("any beginning of a file changes nothing", async () => {
  const db = await openAlone();
  await bring(db, list(home(1)));
  const before = await describeHomes(db);
  const text = list(home(1).replace("2400000", "2500000"), home(2));
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), async (end) => {
      expect((await bring(db, text.slice(0, end))).report?.state).toBe("refused");
      expect(await describeHomes(db)).toEqual(before);
    }),
    { numRuns: 60 },
  );
  await db.destroy();
});

test("two files end alike in either order where their times say which is newer", async () => {
  const version = fc.record({
    status: fc.constantFrom("current", "sold", "withdrawn", "offmarket", "deleted"),
    price: fc.integer({ min: 2_300_000, max: 2_500_000 }),
    day: fc.integer({ min: 10, max: 28 }),
  });
  const toFile = (versions: { status: string; price: number; day: number }[]) =>
    list(
      ...versions.map(({ status, price, day }, index) =>
        home(index + 1)
          .replace('status="current"', `status="${status}" modTime="2026-11-${day}"`)
          .replace("2400000", String(price)),
      ),
    );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(version, version), { minLength: 1, maxLength: 4 }), async (pairs) => {
      const distinct = pairs.filter(([one, other]) => one.day !== other.day);
      const [first, second] = [distinct.map(([one]) => one), distinct.map(([, other]) => other)].map(toFile);
      const ends = await Promise.all(
        [
          [first, second],
          [second, first],
        ].map(async (order) => {
          const db = await openAlone();
          for (const text of order) if (distinct.length > 0) await bring(db, text ?? "");
          const rows = await db
            .selectFrom("register")
            .select(["id", "state", "mod_time"])
            .orderBy("id")
            .execute();
          await db.destroy();
          return rows;
        }),
      );
      expect(ends[0]).toEqual(ends[1]);
    }),
    { numRuns: 15 },
  );
});

testStore("what is exported and imported again is unchanged, for all samples", async (open) => {
  const db = await open();
  for (const name of samples)
    await bring(db, readSample(name).replaceAll("Between $400,000 and $600,000", "$500,000"));
  await bring(db, list(home(1), home(2, '<description>Sea &amp; "sky" &lt;b&gt;\nline</description>')));
  let text = "";
  for await (const piece of writeFeed(findLiveSources(db), "2026-11-24T15:00")) text += piece;
  const { report } = await bring(db, text);
  expect(Object.keys(report?.counts ?? {})).toEqual(["UNCHANGED"]);
  expect(report?.counts.UNCHANGED).toBeGreaterThan(2);
});

test("bytes of Windows-1252 in a file that says UTF-8 are read, with a warning", async () => {
  const db = await openAlone();
  const bytes = Buffer.from(list(home(1)).replace("Home 1", "Owner?s view"));
  bytes[bytes.indexOf("?")] = 0x92;
  const { report } = await bring(db, bytes);
  expect(report?.warnings).toEqual([expect.stringContaining("wrong-encoding")]);
  const { record } = await db.selectFrom("register_version").select("record").executeTakeFirstOrThrow();
  expect(JSON.parse(record).title).toBe("Owner’s view");
  await db.destroy();
});

test("a bare & refuses the file with its place, unless the provider has it repaired", async () => {
  const db = await openAlone();
  const text = list(home(1, '<videoLink href="https://video.example/?a=1&b=2"/>'));
  expect((await bring(db, text)).report).toMatchObject({
    state: "refused",
    reason: expect.stringMatching(/^line 1, column \d+/),
  });
  provider.repairsAmpersands = true;
  expect((await bring(db, text)).report?.counts).toEqual({ NEW: 1 });
  provider.repairsAmpersands = false;
  await db.destroy();
});

testStore("the homes of a file are published together, however many batches they take", async (open) => {
  const db = await open();
  const before = await getRevision(db);
  const { report } = await bring(db, list(...Array.from({ length: 120 }, (_, index) => home(index + 1))));
  expect(report?.counts).toEqual({ NEW: 120 });
  expect((await getRevision(db)).number).toBe(before.number + 1);
});

testStore(
  "an import that died before its homes were published publishes them at its second attempt",
  async (open) => {
    const db = await open();
    const register = openRegister(db);
    const text = list(home(1));
    const before = await getRevision(db);
    const dies = { ...register, publish: () => Promise.reject(new Error("killed")) };
    await expect(bring(db, text, { register: dies, sha256: "same" })).rejects.toThrow("killed");
    expect((await getRevision(db)).number).toBe(before.number);
    await bring(db, text, { sha256: "same" });
    expect((await getRevision(db)).number).toBe(before.number + 1);
  },
);
