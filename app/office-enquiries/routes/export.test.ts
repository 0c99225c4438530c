import { expect } from "vitest";
import type { Role } from "#app/core/permission.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { readActs, signInAs, toOutcome } from "#app/office/office.fixture.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineSqliteTest, defineStoreTest } from "#app/store/stores.fixture.ts";
import { action } from "./export.tsx";
import { loader } from "./export-csv.ts";

const storeTest = defineStoreTest();
/** For behaviour that does not depend on the database. */
const sqliteTest = defineSqliteTest();
const now = Date.now();
const MORE_THAN_A_BATCH = 501;

async function askAs(db: Database, role: Role, signedInAt = now) {
  const { toArgs } = await signInAs(db, `${role} Person`, role, { signedInAt });
  const file = () => loader(toArgs("/office/export.csv", {}));
  const press = () => action(toArgs("/office/export", {}, { form: { intent: "export" } }));
  return { file, press };
}

sqliteTest("the principal exports every enquiry, with formulas escaped; it is logged", async ({ db }) => {
  await saveTestEnquiry(db, makeQuestion({ name: "=HYPERLINK(0)", message: '<b>"now"</b>' }), now);
  const response = await (await askAs(db, "principal")).file();
  const name = response.headers.get("Content-Disposition");
  expect(name).toMatch(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/);
  const text = await response.text();
  expect(text).toContain('"\'=HYPERLINK(0)"');
  expect(text).toContain('"<b>""now""</b>"');
  const log = await db.selectFrom("log").selectAll().execute();
  expect(log).toMatchObject([{ person_name: "principal Person", act: "export" }]);
  expect(JSON.stringify(log)).not.toContain("HYPERLINK");
});

storeTest("several requests at once are logged as one export", async ({ db }) => {
  const { file: ask, press } = await askAs(db, "principal");
  expect(await toOutcome(press)).toMatchObject({ status: 303, location: "/office/export.csv" });
  const responses = await Promise.all([ask(), ask(), ask()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await readActs(db)).toEqual(["export"]);
  const created_at = now - MINUTE_MS;
  await db.updateTable("log").set({ created_at }).execute();
  await ask();
  expect(await readActs(db)).toHaveLength(2);
});

storeTest("enquiries beyond one batch are exported in order, each once", async ({ db }) => {
  await saveTestEnquiry(db, makeQuestion(), now);
  const row = await db.selectFrom("enquiry").selectAll().executeTakeFirstOrThrow();
  const more = Array.from({ length: MORE_THAN_A_BATCH - 1 }, (_, each) => {
    const fields = JSON.stringify({ message: `number ${each}.` });
    const created_at = now + (each % 2);
    return { ...row, fields, created_at, id: makeId(created_at), reference: `R${each}` };
  });
  for (const some of inParts(more)) await db.insertInto("enquiry").values(some).execute();
  const text = await (await (await askAs(db, "principal")).file()).text();
  const numbers = [...text.matchAll(/number (\d+)\./g)].map(([, number]) => Number(number));
  expect(numbers).toHaveLength(more.length);
  expect(new Set(numbers).size).toBe(more.length);
  expect(text.split("\r\n")).toHaveLength(MORE_THAN_A_BATCH + 2);
});

sqliteTest("only a principal who has just confirmed their identity may export", async ({ db }) => {
  for (const role of ["agent", "office"] as const) {
    const { file, press } = await askAs(db, role);
    for (const ask of [file, press]) expect(await toOutcome(ask)).toMatchObject({ status: 403 });
  }
  const late = await askAs(db, "principal", now - 11 * MINUTE_MS);
  expect(await toOutcome(late.press)).toMatchObject({ status: 401, data: { reason: "not confirmed" } });
  const location = "/office/sign-in?next=%2Foffice%2Fexport.csv";
  expect(await toOutcome(late.file)).toMatchObject({ status: 302, location });
  expect(await readActs(db)).toEqual([]);
});
