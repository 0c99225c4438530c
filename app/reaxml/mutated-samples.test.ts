import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect } from "vitest";
import type { Database } from "#app/store/database.server.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { home, list, openArrival } from "../feed/arrival/arrival.fixture.ts";

const sqliteTest = defineSqliteTest();
const FOLDER = "app/reaxml/samples";
const FILES = 60;

const hostile = [
  ..."<>&\u0000\u2028",
  ...["]]>", "<!--", "<![CDATA[", "&#0;", "&nosuch;", '<!DOCTYPE x [<!ENTITY a "aaaa">]>'],
  ...["<price>-1</price>", "<price>1e999</price>", '<img id="m" url="http://127.0.0.1/"/>'],
  ...['<residential status="current">', "</residential>", "</propertyList>", '" onload="alert(1)'],
];
const samples = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".xml"))
  .map((name) => readFileSync(`${FOLDER}/${name}`, "latin1").replaceAll("XNWXNW", "AGENCY"));

/** A sample with a piece or its end cut off, stray markup, or both, in one or two places. */
const mutated = fc
  .tuple(
    fc.constantFrom(...samples),
    fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        cut: fc.oneof(fc.nat(200), fc.constant(Number.POSITIVE_INFINITY)),
        stray: fc.constantFrom("", ...hostile),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  )
  .map(([sample, places]) =>
    places.reduce((text, { at, cut, stray }) => {
      const start = Math.floor(at * text.length);
      return text.slice(0, start) + stray + text.slice(start + cut);
    }, sample),
  );

sqliteTest("mutated samples do not stop the feed and change no other home", async ({ db }) => {
  const arrival = await openArrival(db);
  await arrival.drop("a.xml", list(...others.map((id) => home(id))));
  await arrival.settle();
  const before = await findOthers(db);
  for (const [index, text] of fc.sample(mutated, { numRuns: FILES, seed: 20_261_130 }).entries())
    await arrival.drop(`${index}.xml`, Buffer.from(text, "latin1"));
  // After ten minutes, incomplete files are refused as cut off.
  await arrival.settle();
  await arrival.look(11 * 60);
  const files = await arrival.files();
  expect(files.filter((name) => /^(?:in|work)\//.test(name))).toEqual([]);
  expect(files.filter((name) => /^(?:archive|refused|held)\//.test(name)).length).toBeGreaterThan(FILES / 2);
  expect(await findOthers(db)).toEqual(before);
});

/** Homes that no sample contains. */
const others = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function findOthers(db: Database) {
  const ids = others.map(String);
  return db.selectFrom("register").selectAll().where("unique_id", "in", ids).orderBy("id").execute();
}
