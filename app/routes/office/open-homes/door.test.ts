import { expect } from "vitest";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { openHomesDesk } from "../homes/homes.fixture.ts";

const storeTest = defineStoreTest();
const sheetPage = "/office/open-homes/:id/:time" as const;
const sheet = { id: "AGENCY-1", time: "2098-11-29T10:00" };
const record = {
  id: sheet.id,
  address: "1 Tern Lane, Freshwater",
  agent: { name: "Priya Nair", phone: "0491 570 157", email: "priya@headland.example" },
  inspections: [`${sheet.time}/10:30`],
};
const listings = { "coastal-listings.json": [toSampleRecord(record)] };
const toWalkIn = (changes: Record<string, string> = {}) => ({
  ...{ intent: "walk in", visitor: makeId(Date.now()), name: "Anna Berg", phone: "0491 570 110" },
  ...changes,
});

storeTest("without script somebody is noted by a form, once, and what they said by another", async (open) => {
  const db = await open();
  const priya = await openHomesDesk(db, "Priya Nair", "agent", listings);
  const form = toWalkIn({ interest: "some", price: "$2.4m" });
  for (let time = 0; time < 2; time += 1)
    expect(await priya.send(sheetPage, sheet, form)).toMatchObject({
      status: 303,
      location: `/office/open-homes/${sheet.id}/${sheet.time}?done=walk+in`,
    });
  const { visitor } = form;
  const known = JSON.stringify({ interest: "some", price: "2400000", note: "" });
  const said = { intent: "say", visitor, known, interest: "warm", price: "2400000", isReleased: "on" };
  expect(await priya.send(sheetPage, sheet, said)).toMatchObject({ status: 303 });
  expect((await priya.read(sheetPage, sheet)).data).toMatchObject({
    door: { visitors: [{ name: "Anna Berg", came: true, interest: "warm", price: "2400000" }], through: 1 },
  });
  expect(await db.selectFrom("log").select(["act", "after"]).orderBy("id").execute()).toEqual([
    { act: "walk in at the door", after: expect.not.stringContaining("Anna") },
    { act: "say at the door", after: expect.stringContaining('"fields":["interest","isReleased"]') },
  ]);
});

storeTest("what is missing is said beside what was typed, and other agents note nothing", async (open) => {
  const db = await open();
  const priya = await openHomesDesk(db, "Priya Nair", "agent", listings);
  expect(await priya.send(sheetPage, sheet, toWalkIn({ phone: "" }))).toMatchObject({
    status: 422,
    data: { errors: { phone: "Enter a phone number or an email address" }, typed: { name: "Anna Berg" } },
  });
  expect(await priya.send(sheetPage, sheet, toWalkIn({ price: "lots" }))).toMatchObject({ status: 422 });
  const callum = await openHomesDesk(db, "Callum Reyes", "agent", listings);
  expect(await callum.send(sheetPage, sheet, toWalkIn())).toMatchObject({ status: 404 });
  expect(await db.selectFrom("open_visitor").selectAll().execute()).toEqual([]);
});
