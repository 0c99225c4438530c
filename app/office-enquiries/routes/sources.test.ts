import { expect } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { campaignKind, contactKind } from "#app/enquiries/contact/contact-schema.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { toWeekStart } from "#app/office/frame/week-start.ts";
import { signInAs } from "#app/office/office.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { loader } from "./sources.tsx";
import { loader as csvLoader } from "./sources-csv.ts";

const storeTest = defineStoreTest();
const HOUR_MS = 60 * 60_000;
const now = Date.now();
const monday = toWeekStart(now);
const lastWeek = monday - HOUR_MS;

/** Three of last week (one answered in time, one late), one of this week, and one held as spam. */
async function openSources(db: Database) {
  const letter = { name: "spring-letter", source: "newsletter" };
  const save = (time: number, more: object = {}) => saveTestEnquiry(db, { ...makeQuestion(), ...more }, time);
  const inTime = await save(lastWeek, { campaign: { ...letter, page: "/spring" } });
  const late = await save(lastWeek - 30 * HOUR_MS, { campaign: { ...letter, page: "/listings" } });
  await save(lastWeek - 40 * HOUR_MS, { about: undefined });
  await save(monday, {});
  const spam = await save(monday);
  await db.updateTable("enquiry").set({ flag: "spam" }).where("reference", "=", spam.reference).execute();
  await answer(db, inTime, lastWeek + HOUR_MS);
  await answer(db, late, lastWeek);
  const { context, toArgs } = await signInAs(db, "Callum Reyes", "office");
  const { catalogue } = await openTestCatalogue({
    "coastal-listings.json": [toSampleRecord({ id: "S014", address: "14 Tern Lane, Freshwater" })],
  });
  context.set(catalogueContext, catalogue);
  context.set(textsContext, defaultTexts);
  return (query: string, path = "/office/sources") => toArgs(path, {}, { search: `?${query}` });
}

async function answer(db: Database, { reference }: { reference: string }, time: number) {
  const { id } = await db
    .selectFrom("enquiry")
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("handling")
    .set({ state: "answered", answered_at: time })
    .where("enquiry_id", "=", id)
    .execute();
}

storeTest("enquiries are counted by source, without spam", async ({ db }) => {
  const ask = await openSources(db);
  const read = async (by: string) => (await loader({ ...ask(`by=${by}`), pattern: "/office/sources" })).lines;
  const campaigns = await read("campaign");
  expect(campaigns).toContainEqual({ label: "spring-letter, newsletter", count: 2, due: 2, inTime: 1 });
  expect(campaigns).toContainEqual(expect.objectContaining({ label: "No campaign", count: 2, inTime: 0 }));
  const homes = (await read("home")).map(({ label, count }) => [label, count]);
  expect(homes).toEqual([
    ["14 Tern Lane, Freshwater", 3],
    ["No home", 1],
  ]);
  expect((await read("agent")).map(({ label, count }) => [label, count])).toEqual([
    ["Priya Nandan", 3],
    ["No agent", 1],
  ]);
  expect((await read("form")).map(({ count }) => count)).toEqual([4]);
});

storeTest("a built page's form counts by its page, a visit without campaign by its host", async ({ db }) => {
  const ask = await openSources(db);
  const page = {
    title: "Spring on the water",
    form: "Spring viewing",
    url: "https://headland.example/spring",
  };
  const built = {
    kind: campaignKind,
    fields: { name: "Leila", email: "leila@mail.example" },
    about: { page },
  };
  await saveTestEnquiry(db, { ...built, campaign: { from: "portal.example", page: "/spring" } }, monday);
  await saveTestEnquiry(db, { ...built, fields: { name: "Ines", email: "ines@mail.example" } }, monday);
  await saveTestEnquiry(db, { kind: contactKind, fields: { email: "ada@mail.example" } }, monday);
  const read = async (by: string) =>
    (await loader({ ...ask(`by=${by}`), pattern: "/office/sources" })).lines.map(
      ({ label, count }) => `${label}, ${count}`,
    );
  const forms = await read("form");
  expect(forms).toContain("Spring on the water: Spring viewing, 2");
  expect(forms).toContain("Contact, 1");
  expect(await read("campaign")).toContain("from portal.example, 1");
});

storeTest("each of twelve weeks has a line, in the table and in the file", async ({ db }) => {
  const ask = await openSources(db);
  const { lines } = await loader({ ...ask("by=everything&weeks=7"), pattern: "/office/sources" });
  expect(lines.map(({ count }) => count)).toEqual([1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const response = await csvLoader({
    ...ask("weeks=4", "/office/sources.csv"),
    pattern: "/office/sources.csv",
  });
  const text = await response.text();
  expect(text).toContain('"Week from","Enquiries","Answer due","Answered in time"\r\n"Mon ');
  expect(text.trim().split("\r\n")).toHaveLength(5);
});
