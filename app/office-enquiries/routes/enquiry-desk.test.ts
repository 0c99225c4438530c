import { expect } from "vitest";
import { makeQuestion, saveTestEnquiry, testSettings } from "#app/enquiries/delivery/delivery.fixture.ts";
import { signInAs, toOutcome } from "#app/office/office.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineSqliteTest, defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { action } from "./one-enquiry.tsx";

const storeTest = defineStoreTest();
/** For behaviour that does not depend on the database. */
const sqliteTest = defineSqliteTest();

/** A principal who sends several forms of one enquiry in turn. */
async function openDesk(db: Database, reference: string) {
  const { toArgs } = await signInAs(db, "Marion Tate", "principal", { dataDir: makeFolder() });
  return async (intent: string, typed: Record<string, string> = {}) => {
    const known = await db.selectFrom("handling").select("version").executeTakeFirst();
    const form = { intent, version: String(known?.version), ...typed };
    return toOutcome(() => action(toArgs("/office/enquiries/:reference", { reference }, { form })));
  };
}

/** Counts mails that wait and mails that are held. */
async function countNotices(db: Database) {
  const states = (await db.selectFrom("notice").select("state").execute()).map(({ state }) => state);
  return ["waiting", "held"].map((wanted) => states.filter((state) => state === wanted).length);
}

storeTest("marking spam holds unsent mails, and unmarking sends them", async ({ db }) => {
  const { reference } = await saveTestEnquiry(db, makeQuestion(), Date.now());
  const intent = await openDesk(db, reference);
  expect(await intent("spam")).toMatchObject({ status: 303 });
  expect(await countNotices(db)).toEqual([0, 3]);
  const { flag } = await db.selectFrom("enquiry").select("flag").executeTakeFirstOrThrow();
  expect(flag).toBe("called spam by Marion Tate");
  expect(await intent("not spam")).toMatchObject({ status: 303 });
  expect(await countNotices(db)).toEqual([3, 0]);
  await db.updateTable("notice").set({ state: "sent" }).execute();
  expect(await intent("send again")).toMatchObject({ status: 303 });
  const again = await db.selectFrom("notice").select("kind").where("state", "=", "waiting").execute();
  expect(again.map(({ kind }) => kind).toSorted()).toEqual(["agent", "office"]);
});

storeTest("erasing removes notes and answers too, and the log has none of their words", async ({ db }) => {
  const { reference } = await saveTestEnquiry(db, makeQuestion(), Date.now());
  const intent = await openDesk(db, reference);
  await intent("take");
  const submission = makeId(Date.now());
  const erased = { status: 303, location: "/office/enquiries?done=erase" };
  for (let time = 0; time < 2; time += 1) expect(await intent("erase", { submission })).toMatchObject(erased);
  for (const table of ["enquiry", "enquiry_word", "handling", "handling_event", "notice"] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  const log = await db.selectFrom("log").selectAll().orderBy("id").execute();
  expect(log.map((entry) => [entry.act, entry.subject])).toEqual([
    ["take", reference],
    ["erase", reference],
  ]);
  expect(JSON.stringify(log)).not.toMatch(/Leila|bath|mail\.example/);
  expect(await intent("take")).toMatchObject({ status: 404 });
});

sqliteTest("mails to the agency link to the office, the visitor's mail does not", async ({ db }) => {
  const settings = { ...testSettings, officeOrigin: "https://headland.example" };
  const { reference } = await saveTestEnquiry(db, makeQuestion(), Date.now(), settings);
  const notices = await db.selectFrom("notice").select(["kind", "payload"]).orderBy("id").execute();
  const linked = notices.filter(({ payload }) => payload.includes(`/office/enquiries/${reference}`));
  expect(linked.map(({ kind }) => kind).toSorted()).toEqual(["agent", "office"]);
});

sqliteTest("if the store fails during an action, the form is kept with its values", async ({ db }) => {
  const { reference } = await saveTestEnquiry(db, makeQuestion(), Date.now());
  const intent = await openDesk(db, reference);
  await db.schema.dropTable("log").execute();
  const outcome = await intent("note", { note: "Rang at ten" });
  expect(outcome).toMatchObject({ status: 503, data: { reason: "store away", files: [] } });
  expect(JSON.stringify(outcome.data)).toContain("Rang at ten");
  expect(await db.selectFrom("handling_event").selectAll().execute()).toEqual([]);
});
