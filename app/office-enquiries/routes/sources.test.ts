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
  const record = toSampleRecord({ id: "S014", address: "14 Tern Lane, Freshwater" });
  const { catalogue } = await openTestCatalogue({ "coastal-listings.json": [record] });
  context.set(catalogueContext, catalogue);
  context.set(textsContext, defaultTexts);
  const read = async (by: string) =>
    (await loader(toArgs("/office/sources", {}, { search: `?by=${by}` }))).lines;
  return { read, readFile: () => csvLoader(toArgs("/office/sources.csv", {}, { search: "?weeks=4" })) };
}

async function answer(db: Database, { reference }: { reference: string }, answered_at: number) {
  const asked = db.selectFrom("enquiry").select("id").where("reference", "=", reference);
  const answered = { state: "answered", answered_at } as const;
  await db.updateTable("handling").set(answered).where("enquiry_id", "=", asked).execute();
}

storeTest("enquiries are counted by source, without spam", async ({ db }) => {
  const { read } = await openSources(db);
  const campaigns = await read("campaign");
  expect(campaigns).toContainEqual({ label: "spring-letter, newsletter", count: 2, due: 2, inTime: 1 });
  expect(campaigns).toContainEqual(expect.objectContaining({ label: "No campaign", count: 2, inTime: 0 }));
  const home = [
    { label: "14 Tern Lane, Freshwater", count: 3 },
    { label: "No home", count: 1 },
  ];
  expect(await read("home")).toMatchObject(home);
  const agent = [
    { label: "Priya Nandan", count: 3 },
    { label: "No agent", count: 1 },
  ];
  expect(await read("agent")).toMatchObject(agent);
  expect(await read("form")).toMatchObject([{ count: 4 }]);
});

storeTest("a built page's form counts by its page, a visit without campaign by its host", async ({ db }) => {
  const { read } = await openSources(db);
  const form = { title: "Spring on the water", form: "Spring viewing" };
  const page = { ...form, url: "https://headland.example/spring" };
  const fields = { name: "Leila", email: "leila@mail.example" };
  const built = { kind: campaignKind, fields, about: { page } };
  await saveTestEnquiry(db, { ...built, campaign: { from: "portal.example", page: "/spring" } }, monday);
  await saveTestEnquiry(db, { ...built, fields: { name: "Ines", email: "ines@mail.example" } }, monday);
  await saveTestEnquiry(db, { kind: contactKind, fields: { email: "ada@mail.example" } }, monday);
  const count = async (by: string) => (await read(by)).map(({ label, count }) => `${label}, ${count}`);
  const forms = ["Spring on the water: Spring viewing, 2", "Contact, 1"];
  expect(await count("form")).toEqual(expect.arrayContaining(forms));
  expect(await count("campaign")).toContain("from portal.example, 1");
});

storeTest("each of twelve weeks has a line, in the table and in the file", async ({ db }) => {
  const { read, readFile } = await openSources(db);
  const lines = await read("everything&weeks=7");
  expect(lines.map(({ count }) => count)).toEqual([1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const text = await (await readFile()).text();
  expect(text).toContain('"Week from","Enquiries","Answer due","Answered in time"\r\n"Mon ');
  expect(text.trim().split("\r\n")).toHaveLength(5);
});
