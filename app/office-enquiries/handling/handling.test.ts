import { expect } from "vitest";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { handleMissed } from "./handling.server.ts";
import { fillPhones } from "./handling-tables.server.ts";

const storeTest = defineStoreTest();
const HOUR_MS = 60 * 60_000;
const now = Date.UTC(2026, 10, 21, 8);

storeTest("enquiries are found by their latest phone number", async ({ db }) => {
  const asked = { ...makeQuestion(), id: makeId(now) };
  for (const phone of ["0491 570 111", "+61 491 570 110"])
    await saveEnquiry(db, { ...asked, fields: { ...asked.fields, phone } }, { now, toNotices: () => [] });
  await saveTestEnquiry(db, makeQuestion(), now);
  const phones = () => db.selectFrom("handling").select("phone").orderBy("phone", "desc").execute();
  expect(await phones()).toEqual([{ phone: "0491570110" }, { phone: "" }]);
  await db.updateTable("handling").set({ phone: null }).execute();
  await fillPhones(db);
  expect(await phones()).toEqual([{ phone: "0491570110" }, { phone: "" }]);
  await db.deleteFrom("handling").execute();
  await handleMissed(db, now);
  expect(await phones()).toEqual([{ phone: "0491570110" }, { phone: "" }]);
});

storeTest("enquiries that came without the module wait, unless overdue; others still do", async ({ db }) => {
  await saveTestEnquiry(db, makeQuestion(), now - 30 * HOUR_MS);
  const before = await db.selectFrom("handling").selectAll().executeTakeFirstOrThrow();
  await saveTestEnquiry(db, makeQuestion(), now - 29 * HOUR_MS);
  await saveTestEnquiry(db, makeQuestion(), now - HOUR_MS);
  await db.deleteFrom("handling").where("enquiry_id", "!=", before.enquiry_id).execute();
  await handleMissed(db, now);
  const states = await db.selectFrom("handling").select("state").orderBy("due_at").execute();
  expect(states.map(({ state }) => state)).toEqual(["new", "answered", "new"]);
});
