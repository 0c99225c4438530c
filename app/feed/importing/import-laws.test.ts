import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "#app/store/database.server.ts";
import { openTestStore } from "#app/store/stores.fixture.ts";
import { home, list } from "../arrival/arrival.fixture.ts";
import { bring } from "./import.fixture.ts";

const samples = readdirSync("app/reaxml/samples").filter((name) => name.endsWith(".xml"));
const readSample = (name: string) => readFileSync(join("app/reaxml/samples", name), "utf8");

test.each(samples)("the sample %s is read without an error or a lost listing", async (name) => {
  const db = await openTestStore();
  const { report } = await bring(db, readSample(name));
  expect(report?.state).toBe("done");
  const listings = readSample(name).match(/<(?:residential|rental|pewPew\d)\b/g)?.length;
  expect(report?.listings).toHaveLength(listings ?? 0);
});

test("a truncated file changes nothing", async () => {
  const db = await openTestStore();
  await bring(db, list(home(1)));
  const before = await describeHomes(db);
  const texts = [list(home(1).replace("2400000", "2500000"), home(2)), ...samples.map(readSample)];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...texts),
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (text, share) => {
        const beginning = text.trimEnd().slice(0, -1);
        const cut = beginning.slice(0, Math.ceil(share * beginning.length));
        expect((await bring(db, cut)).report?.state).toBe("refused");
        expect(await describeHomes(db)).toEqual(before);
      },
    ),
    { numRuns: 120 },
  );
});

test("two files give the same result in either order if their times say which is newer", async () => {
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
  // These homes stay, so that withdrawing four removes less than half; otherwise one of the orders would be held.
  const others = [11, 12, 13, 14, 15].map((id) => home(id));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(version, version), { minLength: 1, maxLength: 4 }), async (pairs) => {
      const distinct = pairs.filter(([one, other]) => one.day !== other.day);
      const [first, second] = [distinct.map(([one]) => one), distinct.map(([, other]) => other)].map(toFile);
      const orders = [
        [first, second],
        [second, first],
      ];
      const ends = await Promise.all(
        orders.map(async (order) => {
          const db = await openTestStore();
          await bring(db, list(...others));
          for (const text of order) if (distinct.length > 0) await bring(db, text ?? "");
          const homes = await describeHomes(db);
          // A home that was never shown has no position yet.
          return homes.map(({ position: _position, ...known }) => known);
        }),
      );
      expect(ends[0]).toEqual(ends[1]);
    }),
    { numRuns: 15 },
  );
});

/** All rows of the register, without times and files. */
function describeHomes(db: Database) {
  return db
    .selectFrom("register")
    .innerJoin("register_version", "register_version.id", "register.newest_version")
    .select(["register.id", "register.state", "position", "register.mod_time", "source", "record"])
    .orderBy("register.id")
    .execute();
}
