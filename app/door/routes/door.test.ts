import { expect, onTestFinished, test, vi } from "vitest";
import { moveInspection, noteTimes } from "#app/calendars/note-times.server.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { HONEYPOT, SUBMISSION } from "#app/enquiries/form/submission-id.ts";
import { openAway } from "#app/enquiries/routes/away.fixture.ts";
import { toSampleRentalRecord } from "#app/homes/record/rental.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { toOutcome } from "#app/office/office.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { storeContext } from "#app/store/store-context.ts";
import { makeStoreFolder } from "#app/store/stores.fixture.ts";
import { countVisitors } from "../store/count-visitors.server.ts";
import { endCode, getDoor, openDoor } from "../store/doors.server.ts";
import { action, loader } from "./door.tsx";

const time = "2098-11-29T10:00";
const door = { uid: "inspection-S014-2098-11-29-1", homeId: "S014", time, ends: "2098-11-29T10:30" };
const address = "1 Tern Lane, Freshwater";
const record = toSampleRecord({ id: "S014", address, inspections: [`${time}/10:30`] });
const anna = { name: "Anna Berg", phone: "0491 570 110", interest: "warm", price: "$2.4m", news: "on" };

/** Opens a door, and its page as a visitor who has scanned the code. */
async function scan(files: Record<string, object[]> = { "coastal-listings.json": [record] }) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${time}+11:00`) });
  onTestFinished(() => void vi.useRealTimers());
  const dataDir = makeStoreFolder();
  const { context, close } = await openTestDesk({ dataDir });
  const db = await openDatabase({ dataDir });
  onTestFinished(() => db.destroy().then(close));
  context.set(storeContext, { db, dataDir: "" });
  context.set(siteContext, { origin: "https://headland.example" });
  context.set(catalogueContext, (await openTestCatalogue(files)).catalogue);
  await openDoor(db, door, Date.now());
  const { token = "" } = (await getDoor(db, door.uid)) ?? {};
  const page = { context, params: { token }, pattern: "/door/:token" } as const;
  const toArgs = (request: Request) => ({ ...page, request, url: new URL(request.url) });
  const open = () => toOutcome(() => loader(toArgs(new Request(`https://headland.example/door/${token}`))));
  const send = (form: Record<string, string>) => toOutcome(() => action(toArgs(toPost(form))));
  return { db, open, send };
}

test("visitors sign in themselves, on a page that shows only what the home's public page shows", async () => {
  const { db, open, send } = await scan();
  expect(await open()).toMatchObject({
    status: 200,
    data: {
      home: {
        address: "1 Tern Lane, Freshwater",
        when: "Saturday 29 November, 10:00–10:30 am",
        asksPrice: true,
      },
    },
  });
  expect(await send({ ...anna, phone: "" })).toMatchObject({
    status: 422,
    data: { errors: { phone: "Enter a phone number or an email address" }, values: { name: "Anna Berg" } },
  });
  expect(await send(anna)).toMatchObject({ status: 303 });
  expect(await send({ ...anna, [HONEYPOT]: "buy" })).toMatchObject({ status: 303 });
  expect(await countVisitors(db, { ids: ["S014"], list: "sale" })).toMatchObject({ groups: 1 });
  expect(await db.selectFrom("notice").selectAll().execute()).toEqual([]);
});

test("the page of a rental does not ask what it is worth", async () => {
  const { open } = await scan({ "coastal-rentals.json": [toSampleRentalRecord({ id: "S014" })] });
  expect(await open()).toMatchObject({ status: 200, data: { home: { asksPrice: false } } });
});

test("the code works until three hours after the end, or until it is ended", async () => {
  const { db, open, send } = await scan();
  vi.setSystemTime(Date.parse("2098-11-29T13:31+11:00"));
  expect(await open()).toMatchObject({ status: 404, data: { home: undefined } });
  vi.setSystemTime(Date.parse("2098-11-29T13:29+11:00"));
  expect(await open()).toMatchObject({ status: 200 });
  await endCode(db, door.uid, Date.now());
  expect(await open()).toMatchObject({ status: 404, data: { home: undefined } });
  expect(await send(anna)).toMatchObject({ status: 404, data: { values: { name: "Anna Berg" } } });
});

test("the page says where the open home has moved to or that it is cancelled, and keeps what was typed", async () => {
  const { db, open, send } = await scan();
  const from = { home_id: "S014", offer: "sale" as const };
  const at = { kind: "inspection" as const, day: "2098-11-29", starts: "10:00", ends: "10:30" };
  await noteTimes(db, [{ ...from, times: [at] }], Date.now());
  const to = "2098-12-06T11:00";
  await moveInspection(db, { homeId: "S014", from: time, to: `${to}/11:30` }, Date.now());
  expect(await open()).toMatchObject({
    status: 200,
    data: { closed: "It has moved to Saturday 6 December, 11:00–11:30 am." },
  });
  expect(await send(anna)).toMatchObject({ status: 404, data: { values: { name: "Anna Berg" } } });
  vi.setSystemTime(Date.parse(`${to}+11:00`));
  expect(await open()).toMatchObject({ status: 200, data: { closed: undefined } });
  expect(await send(anna)).toMatchObject({ status: 303 });
  await noteTimes(db, [{ ...from, times: [] }], Date.now());
  expect(await open()).toMatchObject({ status: 200, data: { closed: "It has been cancelled." } });
  const again = { ...at, day: "2098-12-06", starts: "11:00", ends: "11:30" };
  await noteTimes(db, [{ ...from, times: [again] }], Date.now());
  expect(await open()).toMatchObject({ data: { closed: undefined } });
});

test("typed values stay in the form when the visitor could not be saved", async () => {
  const { db, send } = await scan();
  await db.schema.alterTable("open_visitor").renameTo("away").execute();
  expect(await send(anna)).toMatchObject({ status: 503, data: { values: { name: "Anna Berg" } } });
  await db.schema.alterTable("away").renameTo("open_visitor").execute();
  const submission = makeId(Date.now());
  const question = { id: submission, reference: "7KQ4-M2XD", kind: "question", email: "", about: null };
  const fields = JSON.stringify({ name: anna.name });
  const saved = { ...question, fields, created_at: 1 };
  await db.insertInto("enquiry").values(saved).execute();
  const refused = { status: 422, data: { values: { name: "Anna Berg" } } };
  expect(await send({ ...anna, [SUBMISSION]: submission })).toMatchObject(refused);
});

test("going back and entering another person notes a second visitor; correcting a name does not", async () => {
  const { db, send } = await scan();
  const submission = makeId(Date.now());
  const names = ["Anna Berg", "Anna Berg-Lind", "Ben Ode"];
  for (const name of names) {
    const phone = name === "Ben Ode" ? "0491 570 119" : anna.phone;
    vi.setSystemTime(Date.now() + 60_000);
    expect(await send({ ...anna, name, phone, [SUBMISSION]: submission })).toMatchObject({ status: 303 });
  }
  expect(await db.selectFrom("open_visitor").select("id").execute()).toHaveLength(2);
});

test("while the store is away the page and its form answer 503, with the values typed", async () => {
  const ask = await openAway();
  expect(await toOutcome(() => loader(ask("/door/:token")))).toMatchObject({ status: 503 });
  const typed = { name: "Leila Marsh", phone: "0491 570 110" };
  const fields = Object.entries(typed).map(([name, value]) => ({ name, value }));
  expect(await toOutcome(() => action(ask("/door/:token", typed)))).toMatchObject({
    status: 503,
    data: { path: "/door/abc", fields: expect.arrayContaining(fields) },
  });
});
