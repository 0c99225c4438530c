import { expect, test } from "vitest";
import { openHomesDesk } from "#app/office-homes/routes/homes.fixture.ts";
import { article, openAs } from "#app/office-texts/routes/texts.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { file, incoming, NOW } from "#app/register/incoming.fixture.ts";
import { takeIn } from "#app/register/register.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeStoreFolder, openTestStore } from "#app/store/stores.fixture.ts";

/** Every action writes the log last, in the transaction that does the rest. */
function breakStore(db: Database) {
  return db.schema.dropTable("log").execute();
}

function expectWaiting(outcome: { data: unknown }, typed: string) {
  expect(outcome).toMatchObject({ status: 503, data: { reason: "store away", files: [] } });
  expect(JSON.stringify(outcome.data)).toContain(typed);
}

test("an edit of a home waits with what was typed when the store fails meanwhile", async () => {
  const db = await openTestStore();
  await takeIn(db, file("f-1"), [incoming()], { now: NOW });
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  await breakStore(db);
  const part = { id: "AGENCY-1", part: "headline" };
  const edit = { intent: "save", title: "Light above the bay" };
  expectWaiting(await marion.send("/office/homes/:id", part, edit), "Light above the bay");
  const rooms = { beds: "3", baths: "1", parking: "1" };
  const facts = { address: "7 Plover Street, Freshwater", suburb: "Freshwater", type: "House", ...rooms };
  const start = { intent: "start", offer: "sale", ...facts };
  expectWaiting(await marion.send("/office/homes/new", {}, start), "7 Plover Street");
  const overrides = await db.selectFrom("override").selectAll().execute();
  expect(overrides).toEqual([]);
});

test("a text waits with what was typed when the store fails meanwhile", async () => {
  const marion = await openAs(() => openDatabase({ dataDir: makeStoreFolder() }));
  await breakStore(marion.db);
  expectWaiting(await marion.send("journal", "new", { ...article, intent: "publish" }), article.content);
  expect(await marion.db.selectFrom("text_version").selectAll().execute()).toEqual([]);
  await marion.db.destroy();
});
