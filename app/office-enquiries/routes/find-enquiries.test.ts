import { sql } from "kysely";
import { expect } from "vitest";
import type { Role } from "#app/core/permission.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import { eraseSubject } from "#app/enquiries/store/erase-enquiries.server.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { signInAs, toOutcome } from "#app/office/office.fixture.ts";
import { loader } from "#app/office/routes/search.tsx";
import { addWords } from "#app/office-enquiries/handling/handling-tables.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";

const storeTest = defineStoreTest();
const pattern = "/office/search" as const;

async function openSearch(db: Database, name = "Marion Tate", role: Role = "principal") {
  const { context, toArgs } = await signInAs(db, name, role);
  context.set(catalogueContext, (await openTestCatalogue()).catalogue);
  return async (typed: string, page = 1) => {
    const search = `?${new URLSearchParams({ q: typed, page: `${page}` })}`;
    const { location, data } = await toOutcome(() => loader(toArgs(pattern, {}, { search })));
    const { found, hint } = (data as Awaited<ReturnType<typeof loader>> | undefined) ?? {};
    return { location, hint, title: found?.enquiries?.title, lines: found?.enquiries?.lines };
  };
}

storeTest("enquiries in every state are found by their words until they are erased", async ({ db }) => {
  const find = await openSearch(db);
  const id = makeId(Date.now());
  const ask = (message: string) =>
    saveEnquiry(db, { ...makeQuestion({ message }), id }, { now: Date.now(), toNotices: () => [] });
  const { reference } = await ask("Is there a dishwasher?");
  await ask("Is there a letterbox?");
  await saveTestEnquiry(db, makeQuestion({ name: "Tom Burke" }), Date.now());
  await db.updateTable("handling").set({ state: "answered", answered_at: 1 }).execute();
  for (const typed of ["dishwash", "LETTERBOX leila", "leila dishwasher letterbox"])
    expect([typed, (await find(typed)).lines?.map((line) => line.reference)]).toEqual([typed, [reference]]);
  expect((await find("marsh")).title).toBe("1 enquiry");
  expect((await find("tern lane")).title).toBe("2 enquiries");
  expect((await find("dishwasher burke")).title).toBeUndefined();
  const { location } = await find(reference.replace("-", "").toLowerCase());
  expect(location).toBe(`/office/enquiries/${reference}`);
  await eraseSubject(db, id, makeFolder());
  expect((await find("dishwasher")).title).toBeUndefined();
  const left = db.selectFrom("enquiry_word").select("word").where("enquiry_id", "=", id);
  expect(await left.execute()).toEqual([]);
});

storeTest("agents find their own enquiries, in pages and with the total", async ({ db }) => {
  const { about } = makeQuestion();
  for (let count = 0; count < 45; count += 1)
    await saveTestEnquiry(db, makeQuestion({ name: `Marlow${count} Reed` }), Date.now() + count);
  const toNobody = { ...makeQuestion({ name: "Ada Reed" }), about: { ...about, agent: undefined } };
  await saveTestEnquiry(db, toNobody, 1);
  const find = await openSearch(db);
  const [first, second] = [await find("reed"), await find("reed", 2)];
  expect(first.title).toBe("46 enquiries");
  expect([first.lines?.length, second.lines?.length]).toEqual([40, 6]);
  expect((await find("marlow reed")).title).toBe("45 enquiries");
  const findOwn = await openSearch(db, "Priya Nair", "agent");
  expect((await findOwn("reed")).title).toBe("45 enquiries");
  expect(await findOwn("ada")).toMatchObject({
    title: undefined,
    hint: expect.stringContaining("Only your own enquiries and homes are searched."),
  });
});

storeTest("enquiries from before the table of words are found too", async ({ db }) => {
  await saveTestEnquiry(db, makeQuestion({ message: "Is there a dishwasher?" }), Date.now());
  await sql`drop table enquiry_word`.execute(db);
  await sql`drop index amendment_enquiry`.execute(db);
  await sql`alter table handling add column search text`.execute(db);
  await addWords(db);
  expect((await (await openSearch(db))("dishwasher")).title).toBe("1 enquiry");
});
