import * as v from "valibot";
import { expect, test } from "vitest";
import { toTestMailServices } from "#app/listings/criteria/no-homes.fixture.ts";
import { makeMail } from "#app/module-server.ts";
import { toWeekStart } from "#app/office/frame/week-start.ts";
import { readActs } from "#app/office/office.fixture.ts";
import { openHomesDesk } from "#app/office-homes/routes/homes.fixture.ts";
import { file, incoming } from "#app/register/incoming.fixture.ts";
import { takeIn } from "#app/register/register.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { deliverAll } from "#app/store/outbox/mail-server.fixture.ts";
import { defineSqliteTest, defineStoreTest } from "#app/store/stores.fixture.ts";
import { findReported } from "../owner-reports.server.ts";
import { addOwner, endOwner, getOwnerByToken, purgeOwners } from "../owners.server.ts";
import { reportMail } from "../report-mail.server.ts";
import { ask, id as homeId, openDesk, record, records, soldForm } from "./owned-home.fixture.ts";

const storeTest = defineStoreTest();
const sqliteTest = defineSqliteTest();
const page = "/office/reports/:id" as const;
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** An owner, Maria, who has had a page for a week. */
async function openReport(db: Database) {
  const desk = await openDesk(db);
  const id = makeId(Date.now());
  const owner = { id, home_id: homeId, name: "Maria Keller", email: "maria@mail.example" };
  await addOwner(db, { ...owner, role: "seller" }, Date.now() - WEEK_MS);
  const see = async (search = "") => (await desk.read(page, { id }, search)).data;
  return {
    desk,
    id,
    see,
    readForm: async () => v.parse(shownSchema, await see()),
    send: (form: Record<string, string>) => desk.send(page, { id }, form),
  };
}

/** Delivers due mails to a test mail server. */
async function deliver(db: Database) {
  const services = toTestMailServices(db);
  const makers = { "owner-report": (queued: unknown) => makeMail(reportMail, queued, services) };
  const received = await deliverAll(db, { makers });
  return received.filter(({ subject }) => subject?.includes("this week"));
}

const shownSchema = v.object({ hidden: v.record(v.string(), v.string()), text: v.string() });

sqliteTest("a report is due on Monday, is sent once and keeps its figures", async ({ db }) => {
  const { desk, id, see, send, readForm } = await openReport(db);
  for (let count = 0; count < 4; count += 1) await ask(db);
  const due = {
    href: `/office/reports/${id}`,
    note: "Maria Keller",
    title: record.address,
    state: "To write",
  };
  expect((await desk.read("/office")).data).toMatchObject({ today: { reports: { due: [due] } } });
  const shown = await readForm();
  expect(shown.text).toContain("So far 4 enquiries came in.");
  const form = { ...shown.hidden, words: "Dear Maria, a good week.\n\nPriya" };
  expect(await send({ ...form, intent: "keep report" })).toMatchObject({ status: 303 });
  const sent = { ...form, intent: "send report" };
  // A colleague has saved a draft meanwhile.
  for (const intent of ["keep report", "send report"])
    expect(await send({ ...form, intent, words: "Mine" })).toMatchObject({
      status: 409,
      data: { isChanged: true, typed: { words: "Mine" } },
    });
  for (const _twice of [1, 2]) expect(await send(sent)).toMatchObject({ status: 303 });
  expect(await send({ ...sent, submission: makeId(Date.now()) })).toMatchObject({
    status: 409,
  });
  const mails = await deliver(db);
  expect(mails).toMatchObject([
    {
      subject: "1 Tern Lane, Freshwater: this week",
      envelope: { to: ["maria@mail.example"] },
      replyTo: { value: [{ address: "priya@headland.example" }] },
      text: expect.stringContaining("Enquiries:\n  4"),
    },
  ]);
  const [mail] = mails;
  const token = /owner\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const readView = async () => (await desk.read("/owner/:token", { token })).data;
  const view = { home_id: homeId, list: "sale", day: "2026-11-23", count: 5 } as const;
  // The page shows the mailed figures until somebody comes, asks or books.
  for (const note of ["Nothing has come since then.", "Since then: 5 views of its page."]) {
    expect(await readView()).toMatchObject({
      view: {
        heading: expect.stringMatching(/^In the report of/),
        figures: [{}, { label: "Enquiries", value: "4" }, {}, { value: "None" }],
        note,
      },
    });
    if (note.startsWith("Nothing")) await db.insertInto("home_view").values(view).execute();
  }
  expect(await see()).toMatchObject({ lastWords: sent.words });
  expect(await see("?another")).toMatchObject({ lastWords: undefined });
  await ask(db);
  expect(await see()).toMatchObject({
    lastWords: undefined,
    text: expect.stringMatching(/Since \d+ \w+ one or two enquiries came in\./),
  });
  expect(await readView()).toMatchObject({
    view: {
      heading: expect.stringMatching(/^Since the report of/),
      figures: [{}, { label: "Enquiries", value: "Fewer than 3" }, {}, { value: "5" }],
      words: { paragraphs: ["Dear Maria, a good week.", "Priya"], author: "Priya Nair" },
    },
  });
  expect((await desk.read("/office")).data).toMatchObject({ today: { reports: { due: [] } } });
  expect(await readActs(db)).toEqual(["keep report", "send report"]);
});

sqliteTest("no report is sent after a page was ended, nor by an agent of another home", async ({ db }) => {
  const { id, send, readForm } = await openReport(db);
  const { hidden } = await readForm();
  const tom = await openHomesDesk(db, "Tom Burke", "agent", records);
  expect(await tom.read(page, { id })).toMatchObject({ status: 404 });
  expect((await tom.read("/office/reports")).data).toMatchObject({ lines: [] });
  const form = { ...hidden, intent: "send report" };
  expect(await send({ ...form, words: " " })).toMatchObject({
    status: 422,
    data: { errors: { words: "Write your words" } },
  });
  await send({ ...form, words: "Hello" });
  await endOwner(db, id, Date.now());
  expect(await deliver(db)).toEqual([]);
  expect(await send({ ...form, words: "Hello" })).toMatchObject({ status: 404 });
});

storeTest("reports are listed in pages, due ones first", async ({ db }) => {
  const { desk, id } = await openReport(db);
  for (let count = 0; count < 41; count += 1) {
    const owner = { id: makeId(Date.now()), home_id: homeId, name: "Owner", role: "seller" } as const;
    await addOwner(db, { ...owner, email: `owner${count}@mail.example` }, Date.now() + count);
  }
  expect((await desk.read("/office")).data).toMatchObject({
    today: { reports: { due: [{ href: `/office/reports/${id}` }] } },
  });
  const first = v.parse(listSchema, (await desk.read("/office/reports")).data);
  const second = v.parse(listSchema, (await desk.read("/office/reports", {}, "?page=2")).data);
  expect([first.hasMore, second.hasMore, second.lines.length]).toEqual([true, false, 2]);
  expect(first.lines[0]).toMatchObject({ href: `/office/reports/${id}`, isDue: true, title: record.address });
  expect(new Set([...first.lines, ...second.lines].map((line) => line.href)).size).toBe(42);
});

const listSchema = v.object({
  lines: v.array(v.object({ href: v.string(), isDue: v.boolean(), title: v.string() })),
  hasMore: v.boolean(),
});

storeTest("an owner is erased 12 months after the home left or the page was ended", async ({ db }) => {
  const { id } = await openReport(db);
  const later = Date.now() + WEEK_MS;
  await purgeOwners(db, later, { dataDir: "" });
  expect(await db.selectFrom("owner").select("id").execute()).toEqual([{ id }]);
  await db.updateTable("register").set({ state: "sold", updated_at: 1 }).execute();
  await purgeOwners(db, later, { dataDir: "" });
  expect(await db.selectFrom("owner").select("id").execute()).toEqual([]);
  expect(await getOwnerByToken(db, "")).toBeUndefined();
});

storeTest("an owner is also erased after the office marked the home as sold or hid it", async ({ db }) => {
  const { desk } = await openReport(db);
  const count = () => purgeOwners(db, Date.now() + WEEK_MS, { dataDir: "", isDryRun: true });
  expect(await count()).toBe(0);
  expect(await desk.savePart(homeId, "outcome", soldForm)).toMatchObject({ status: 303 });
  expect(await count()).toBe(1);
  await db.deleteFrom("override").execute();
  expect(await count()).toBe(0);
  const hide = { intent: "hide homes", submission: makeId(Date.now()), home: [homeId] };
  expect(await desk.send("/office/homes/several", {}, hide)).toMatchObject({ status: 303 });
  expect(await count()).toBe(1);
});

test("a week begins on Monday at the agency", () => {
  const monday = Date.parse("2026-11-23T00:00+11:00");
  for (const moment of ["2026-11-23T00:00", "2026-11-25T12:00", "2026-11-29T23:59"])
    expect(toWeekStart(Date.parse(`${moment}+11:00`))).toBe(monday);
});

storeTest("a report is due each week on the market, and once after the home has left", async ({ db }) => {
  const { desk, send, readForm } = await openReport(db);
  const findDue = async (weeks: number) => {
    const found = await findReported(db, { limit: 9, now: Date.now() + weeks * WEEK_MS });
    return found.map(({ is_due }) => Number(is_due));
  };
  const sendReport = async () => {
    const sent = { ...(await readForm()).hidden, intent: "send report", words: "Hello" };
    expect(await send(sent)).toMatchObject({ status: 303 });
  };
  const leave = (status: "current" | "withdrawn") =>
    takeIn(db, file(makeId(Date.now())), [incoming({ status, record })], { now: Date.now() });
  const inAWeek = Date.now() + WEEK_MS;
  await db.updateTable("owner").set({ created_at: inAWeek }).execute();
  expect(await findDue(0)).toEqual([0]);
  await db.updateTable("owner").set({ created_at: 1 }).execute();
  expect(await findDue(0)).toEqual([1]);
  await sendReport();
  expect([await findDue(0), await findDue(1)]).toEqual([[0], [1]]);
  await leave("withdrawn");
  expect([await findDue(0), await findDue(1)]).toEqual([[0], [1]]);
  await sendReport();
  await db.updateTable("register").set({ updated_at: inAWeek }).execute();
  expect(await findDue(2)).toEqual([0]);
  await leave("current");
  expect(await findDue(2)).toEqual([1]);
  await sendReport();
  // Marked as sold in the office, whatever the feed says.
  expect(await desk.savePart(homeId, "outcome", soldForm)).toMatchObject({ status: 303 });
  expect(await findDue(1)).toEqual([1]);
  await sendReport();
  expect(await findDue(2)).toEqual([0]);
});

sqliteTest("the home's current agent reads and sends reports, also earlier drafts", async ({ db }) => {
  const { desk, id } = await openReport(db);
  const tom = await openHomesDesk(db, "Tom Burke", "agent", records);
  const reach = async (each: typeof desk) =>
    Promise.all([
      each.read(page, { id }).then(({ status }) => status ?? 200),
      each.read("/office/homes/:id/owners", { id: homeId }).then(({ status }) => status ?? 200),
      each.read("/office/reports").then(({ data }) => v.parse(listSchema, data).lines.length),
    ]);
  expect([await reach(desk), await reach(tom)]).toEqual([
    [200, 200, 1],
    [404, 404, 0],
  ]);
  expect(await desk.readHome(homeId)).toMatchObject({ links: [{ label: "The owner’s page" }] });
  const agent = { name: "Tom Burke", phone: "0491 570 158", email: "tom@headland.example" };
  const again = incoming({ uniqueId: "2", record: { ...record, price_aud: 2_200_000, agent } });
  await takeIn(db, file("two"), [again], { now: Date.now() });
  expect([await reach(desk), await reach(tom)]).toEqual([
    [404, 404, 0],
    [200, 200, 1],
  ]);
  expect(await desk.readHome(homeId)).toMatchObject({ links: [] });
  for (const each of [homeId, "AGENCY-2"])
    expect((await tom.read("/office/homes/:id/owners", { id: each })).data).toMatchObject({
      home: { id: "AGENCY-2" },
      owners: [{ id, name: "Maria Keller" }],
    });
  const marion = await openHomesDesk(db, "Marion Tate", "principal", records);
  expect(await marion.readHome("AGENCY-2")).toMatchObject({
    home: { prices: [{ words: "Price: $2,200,000" }, { words: "Price, listed as AGENCY-1: $2,400,000" }] },
  });
  // It is on the market again: nobody is purged, and another report is due.
  await db.updateTable("register").set({ updated_at: 1 }).where("id", "=", homeId).execute();
  await purgeOwners(db, Date.now() + WEEK_MS, { dataDir: "" });
  expect(await findReported(db, { limit: 9, isDue: true, now: Date.now() })).toHaveLength(1);
});

sqliteTest("an undelivered report is shown with the reports and can be sent again", async ({ db }) => {
  const { desk, id, see, send, readForm } = await openReport(db);
  const { hidden } = await readForm();
  await send({ ...hidden, intent: "send report", words: "Hello" });
  const owners = "/office/homes/:id/owners" as const;
  expect((await desk.read(owners, { id: homeId })).data).toMatchObject({ owners: [{ isLost: false }] });
  await db.updateTable("notice").set({ state: "dead", attempts: 124, settled_at: 1 }).execute();
  expect((await desk.read(owners, { id: homeId })).data).toMatchObject({ owners: [{ isLost: true }] });
  expect(await see()).toMatchObject({ isLost: true, email: "maria@mail.example" });
  for (const path of ["/office", "/office/reports"] as const)
    expect(JSON.stringify((await desk.read(path)).data)).toContain('"state":"Not delivered"');
  const tom = await openHomesDesk(db, "Tom Burke", "agent", records);
  const again = { ...hidden, intent: "resend report" };
  expect(await tom.send(page, { id }, again)).toMatchObject({ status: 404 });
  for (const _twice of [1, 2]) expect(await send(again)).toMatchObject({ status: 303 });
  expect(await deliver(db)).toMatchObject([{ envelope: { to: ["maria@mail.example"] } }]);
  expect((await desk.read("/office")).data).toMatchObject({ today: { reports: { due: [], lost: [] } } });
  expect(await readActs(db)).toEqual(["send report", "resend report"]);
  // The next report replaces the one that was not delivered.
  await db.updateTable("notice").set({ state: "dead" }).execute();
  const next = await readForm();
  await send({ ...next.hidden, intent: "send report", words: "Hello again" });
  expect(await see()).toMatchObject({ isLost: false });
});
