import { expect } from "vitest";
import type { Role } from "#app/core/permission.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { signInAs, toOutcome } from "#app/office/office.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineSqliteTest, defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { findBesideEnquiry } from "../find-visitor.server.ts";
import { purgeJoins } from "../store/same-visitors.server.ts";
import { action, loader } from "./visitor.tsx";

const storeTest = defineStoreTest();
/** For behaviour that does not depend on the database. */
const sqliteTest = defineSqliteTest();
const EMAIL = "leila@mail.example";
const PHONE = "0491 570 006";

function ask(fields: Record<string, string>) {
  const question = makeQuestion();
  return { ...question, fields: { ...question.fields, ...fields } };
}

const unsaid = { interest: "", price: null, call_back: 0, note: "", told: "", is_released: 0 } as const;
const noNews = { news_wording: null, news_at: null } as const;
const at = { open_uid: "sale S002", home_id: "S002", time: "2026-11-28T10:00" };
const noted = { ...at, came: 1, noted_at: 1, touched: "", same_as: null, ...unsaid, ...noNews } as const;

/** Signs somebody in at the page of a visitor. */
async function openVisitorPage(db: Database, name: string, role: Role) {
  const { toArgs, person, context } = await signInAs(db, name, role, { dataDir: makeFolder() });
  const ask = (of: string, more = "", form?: Record<string, string>) =>
    toArgs("/office/visitor", {}, { search: `?${new URLSearchParams({ of })}${more}`, form });
  return {
    beside: (typed: string, reference: string) =>
      findBesideEnquiry({ db, person, scope: "all", now: Date.now(), context }, { typed, reference }),
    open: (of: string, more?: string) => loader(ask(of, more)),
    send: (of: string, form: Record<string, string>) => toOutcome(() => action(ask(of, "", form))),
  };
}

const getNames = ({ lines }: { lines: readonly { name: string }[] }) => lines.map(({ name }) => name);

storeTest("numbers and addresses are one person's only once somebody says so", async ({ db }) => {
  const now = Date.now();
  const save = (fields: Record<string, string>, at: number) =>
    saveTestEnquiry(db, ask({ email: EMAIL, ...fields }), at);
  await save({ name: "First", phone: PHONE }, now - 3000);
  await save({ name: "Second", phone: "0491 570 156" }, now - 2000);
  await save({ name: "Partner", email: "tom@mail.example", phone: "+61 491 570 006" }, now - 1000);
  const callum = await openVisitorPage(db, "Callum Reyes", "office");
  const byMail = await callum.open(" Leila@Mail.example ");
  expect(getNames(byMail)).toEqual(["Second", "First"]);
  expect(byMail.questions.map(({ address }) => address).toSorted()).toEqual(["0491570006", "0491570156"]);
  expect(getNames(await callum.open(PHONE))).toEqual(["Partner", "First"]);
  const join = { intent: "join visitors", other: PHONE };
  for (const _twice of [1, 2]) expect(await callum.send(EMAIL, join)).toMatchObject({ status: 303 });
  for (const of of [EMAIL, PHONE])
    expect(getNames(await callum.open(of))).toEqual(["Partner", "Second", "First"]);
  const purge = (before: number) => purgeJoins(db, { before, now, dataDir: "" });
  expect(await purge(now - 1)).toBe(0);
  expect(await purge(Date.now() + 1)).toBe(1);
  expect(getNames(await callum.open(EMAIL))).toEqual(["Second", "First"]);
  await callum.send(EMAIL, join);
  await callum.send(EMAIL, { intent: "part visitors", other: PHONE });
  expect(getNames(await callum.open(EMAIL))).toEqual(["Second", "First"]);
  expect(await toOutcome(() => callum.open("nobody"))).toMatchObject({ status: 404 });
});

storeTest("everything of a person is erased by each address, and nothing of anybody else", async ({ db }) => {
  const now = Date.now();
  await saveTestEnquiry(db, ask({ email: EMAIL, phone: PHONE }), now);
  await saveTestEnquiry(db, ask({ email: "", phone: "0491 570 156" }), now);
  await saveTestEnquiry(db, ask({ name: "Tom Burke", email: "tom@mail.example", phone: "" }), now);
  const marion = await openVisitorPage(db, "Marion Tate", "principal");
  await marion.send(EMAIL, { intent: "join visitors", other: "0491 570 156" });
  const { count, erasing } = await marion.open(EMAIL);
  expect({ count, erasing }).toEqual({ count: 2, erasing: [] });
  expect(await marion.send(EMAIL, { intent: "erase visitor" })).toMatchObject({ status: 303 });
  expect((await marion.open(EMAIL)).count).toBe(0);
  const left = await db.selectFrom("enquiry").select("email").execute();
  expect(left).toEqual([{ email: "tom@mail.example" }]);
  expect(await db.selectFrom("same_visitor").selectAll().execute()).toEqual([]);
  const erased = db.selectFrom("log").select("subject").where("act", "=", "erase visitor");
  expect(await erased.execute()).toEqual([{ subject: "a visitor" }]);
});

storeTest("enquiries joined at a door belong to one person, even with another address", async ({ db }) => {
  const now = Date.now();
  await saveTestEnquiry(db, ask({ email: EMAIL, phone: PHONE, name: "At the door" }), now);
  await saveTestEnquiry(db, ask({ email: "l.marsh@mail.example", phone: "", name: "Earlier" }), now - 1000);
  await saveTestEnquiry(db, ask({ email: "tom@mail.example", phone: "", name: "Tom" }), now - 2000);
  const marion = await openVisitorPage(db, "Marion Tate", "principal");
  expect(getNames(await marion.open(EMAIL))).toEqual(["At the door"]);
  const [earlier, visit] = await db
    .selectFrom("enquiry")
    .select(["id", "reference"])
    .where("email", "in", [EMAIL, "l.marsh@mail.example"])
    .orderBy("created_at")
    .execute();
  const visitor = { ...noted, id: visit?.id ?? "", joined_to: earlier?.id ?? "" };
  await db.insertInto("open_visitor").values(visitor).execute();
  for (const of of [EMAIL, PHONE, "l.marsh@mail.example"])
    expect(getNames(await marion.open(of))).toEqual(["At the door", "Earlier"]);
  const beside = await marion.beside(EMAIL, earlier?.reference ?? "");
  expect(beside).toMatchObject({ label: "Everything from this person: 2 enquiries" });
  // An enquiry is not listed beside itself.
  expect(beside?.parts.map(({ title, lines }) => [title, lines.length])).toEqual([
    ["Other enquiries", 1],
    ["Open homes", 1],
  ]);
  await marion.send(EMAIL, { intent: "erase visitor" });
  const left = await db.selectFrom("enquiry").select("email").execute();
  expect(left).toEqual([{ email: "tom@mail.example" }]);
});

sqliteTest("an agent sees only their own enquiries, and cannot join or erase visitors", async ({ db }) => {
  const now = Date.now();
  await saveTestEnquiry(db, ask({ email: EMAIL }), now);
  await saveTestEnquiry(db, { ...ask({ email: EMAIL, name: "General" }), about: undefined }, now);
  const priya = await openVisitorPage(db, "Priya Nair", "agent");
  const { questions, erasing, canJoin, ...shown } = await priya.open(EMAIL);
  expect(getNames(shown)).toEqual(["Leila Marsh"]);
  expect({ questions, erasing, canJoin }).toEqual({ questions: [], erasing: undefined, canJoin: false });
  for (const intent of ["join visitors", "part visitors", "erase visitor"])
    expect(await priya.send(EMAIL, { intent, other: PHONE })).toMatchObject({ status: 403 });
});

storeTest("a visitor with very many enquiries has several pages", async ({ db }) => {
  for (let index = 0; index < 90; index++)
    await saveTestEnquiry(db, ask({ email: EMAIL }), Date.now() - index);
  const marion = await openVisitorPage(db, "Marion Tate", "office");
  const searches = ["", "&page=2", "&page=3", "&page=4"];
  const pages = await Promise.all(searches.map((more) => marion.open(EMAIL, more)));
  expect(pages.map(({ lines }) => lines.length)).toEqual([40, 40, 10, 0]);
  for (const { count } of pages) expect(count).toBe(90);
});
