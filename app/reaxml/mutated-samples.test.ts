import { expect } from "vitest";
import type { Database } from "#app/store/database.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { createRandom } from "../../trials/fuzz/random.ts";
import { home, list, openArrival } from "../feed/arrival/arrival.fixture.ts";
import { mutateSample, readSamples } from "./mutated-samples.fixture.ts";

const testStore = defineStoreTest();
const FILES = 60;

testStore("mutated samples do not stop the feed and change no other home", async ({ db }) => {
  const arrival = await openArrival(db);
  await arrival.drop("a.xml", list(...Array.from({ length: 9 }, (_, id) => home(id + 1))));
  await arrival.settle();
  const before = await findOthers(db);
  const samples = readSamples().map((sample) =>
    Buffer.from(sample.toString("latin1").replaceAll("XNWXNW", "AGENCY"), "latin1"),
  );
  const [first, ...rest] = samples;
  for (let seed = 0; seed < FILES; seed += 1)
    await arrival.drop(`${seed}.xml`, mutateSample(createRandom(seed), [first ?? Buffer.alloc(0), ...rest]));
  // After ten minutes, incomplete files are refused as cut off.
  await arrival.settle();
  await arrival.look(11 * 60);
  const files = await arrival.files();
  expect(files.filter((name) => /^(?:in|work)\//.test(name))).toEqual([]);
  expect(files.filter((name) => /^(?:archive|refused|held)\//.test(name)).length).toBeGreaterThan(FILES / 2);
  expect(await findOthers(db)).toEqual(before);
});

/** Finds homes that no sample contains. */
function findOthers(db: Database) {
  return db
    .selectFrom("register")
    .selectAll()
    .where(
      "unique_id",
      "in",
      Array.from({ length: 9 }, (_, id) => String(id + 1)),
    )
    .orderBy("id")
    .execute();
}
