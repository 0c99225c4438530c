import { expect } from "vitest";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { addTestPerson } from "#app/office/office.fixture.ts";
import { startHandling } from "#app/office-enquiries/handling/handling.server.ts";
import { findToRemind } from "#app/office-enquiries/handling/unanswered.server.ts";
import { countOverdue, remindWhenDue } from "#app/office-enquiries/overdue.server.ts";
import { HOUR_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";

const storeTest = defineStoreTest();
const start = Date.UTC(2026, 10, 24, 4);
const options = { officeEmail: "office@headland.example", publicOrigin: "https://headland.example" };

async function findReminders(db: Database) {
  const notices = await db.selectFrom("notice").select("payload").where("kind", "=", "reminder").execute();
  return notices.map(({ payload }) => JSON.parse(payload));
}

storeTest("agent and office are reminded once after twenty hours, by one process", async (open) => {
  const processes = [await open(), await open()] as const;
  const [db] = processes;
  await addTestPerson(db, "Marion Tate", "principal");
  const { reference } = await saveTestEnquiry(db, makeQuestion(), start);
  const remindAt = (now: number) =>
    Promise.all(processes.map((each) => remindWhenDue(each, { now, ...options })));
  expect(await remindAt(start + 19 * HOUR_MS)).toEqual([0, 0]);
  expect((await remindAt(start + 20 * HOUR_MS)).toSorted()).toEqual([0, 1]);
  expect(await remindAt(start + 23 * HOUR_MS)).toEqual([0, 0]);
  const reminders = await findReminders(db);
  expect(reminders.map(({ to }) => to.address).toSorted()).toEqual([
    "office@headland.example",
    "priya@headland.example",
  ]);
  expect(reminders[0].subject).toContain(reference);
  expect(reminders[0].text).toContain(`https://headland.example/office/enquiries/${reference}`);
});

storeTest("an enquiry is overdue after a day, once somebody works in the office", async ({ db }) => {
  await saveTestEnquiry(db, makeQuestion(), start);
  expect(await countOverdue(db, start + 25 * HOUR_MS)).toBe(0);
  await startHandling(db, start);
  await addTestPerson(db, "Marion Tate", "principal");
  expect(await countOverdue(db, start + 23 * HOUR_MS)).toBe(0);
  expect(await countOverdue(db, start + 24 * HOUR_MS)).toBe(1);
});

storeTest("only bookings with a message or for a withdrawn home need an answer", async ({ db }) => {
  const { fields, about } = makeQuestion({ message: "" });
  const book = async (time: string, message = "", isWithdrawn?: true) => {
    const listing = about?.listing && { ...about.listing, isWithdrawn };
    const email = `${makeId(start)}@mail.example`;
    const booking = { kind: inspectionKind, fields: { ...fields, email, time, message }, about: { listing } };
    const { reference } = await saveTestEnquiry(db, booking, start);
    return reference;
  };
  await book("2026-11-28T10:00");
  const waiting = [
    await book("2026-11-28T10:00", "May I bring my dog?"),
    await book("ask"),
    await book("2026-11-28T10:00", "", true),
  ];
  const due = await findToRemind(db, { dueBefore: start + 24 * HOUR_MS, limit: 9 });
  expect(due.map(({ reference }) => reference).toSorted()).toEqual(waiting.toSorted());
});

storeTest("enquiries from before the office opened are listed and wait for nobody", async ({ db }) => {
  await saveTestEnquiry(db, makeQuestion(), start - 30 * HOUR_MS);
  await saveTestEnquiry(db, makeQuestion(), start - HOUR_MS);
  await db.deleteFrom("handling").execute();
  await startHandling(db, start);
  const states = await db.selectFrom("handling").select("state").orderBy("due_at").execute();
  expect(states.map(({ state }) => state)).toEqual(["answered", "new"]);
});
