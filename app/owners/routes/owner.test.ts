import * as v from "valibot";
import { expect } from "vitest";
import { toSampleRentalRecord } from "#app/homes/record/rental.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openHomesDesk } from "#app/office-homes/routes/homes.fixture.ts";
import { file, incoming } from "#app/register/incoming.fixture.ts";
import { takeIn } from "#app/register/register.fixture.ts";
import { makeId } from "#app/store/make-id.ts";
import { hashSecret } from "#app/store/make-token.server.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import type { OwnerView } from "../owner-view.ts";
import { ask, id, letIn, openDesk, record, records, soldForm } from "./owned-home.fixture.ts";

const storeTest = defineSqliteTest();
const owners = "/office/homes/:id/owners" as const;
const maria = { intent: "make link", name: "Maria Keller", email: "Maria@mail.example" };

const madeSchema = v.object({ made: v.object({ url: v.string() }) });
type Desk = Awaited<ReturnType<typeof openDesk>>;

async function makeLink(desk: Desk, form: Record<string, string> = maria) {
  const { data } = await desk.send(owners, { id }, { submission: makeId(Date.now()), ...form });
  return v.parse(madeSchema, data).made.url.replace("https://headland.example/owner/", "");
}

const viewSchema = v.object({ view: v.custom<OwnerView>((view) => typeof view === "object") });

async function readView(desk: Desk, token: string) {
  return v.parse(viewSchema, (await desk.read("/owner/:token", { token })).data).view;
}

storeTest("an owner reads counts, the price and the words", async ({ db }) => {
  const desk = await openDesk(db);
  const token = await makeLink(desk);
  const none = ["None", "None", "None", "None"];
  expect((await readView(desk, token)).figures.map(({ value }) => value)).toEqual(none);
  for (let count = 0; count < 3; count += 1) await letIn(db, { price: 2_000_000 });
  const said = { told: "Loved the light", interest: "warm", price: 2_350_000 } as const;
  await letIn(db, { ...said, isReleased: true });
  for (let count = 0; count < 2; count += 1) await ask(db);
  for (let count = 0; count < 4; count += 1)
    await ask(db, { time: "2098-11-29T10:00", email: `buyer${count}@mail.example` });
  await ask(db, { listing: "AGENCY-2" });
  const view = await readView(desk, token);
  const prices = [{ words: "$2,400,000" }];
  expect(view).toMatchObject({ name: "Maria Keller", address: record.address, prices });
  expect(view.figures.map(({ value }) => value)).toEqual(["4", "Fewer than 3", "4", "None"]);
  expect(view.sayings).toEqual([
    { day: "29 November", words: "Very interested, thinks of $2,350,000. Loved the light" },
  ]);
  const stored = JSON.stringify(await db.selectFrom("owner_key").selectAll().execute());
  expect(stored).toContain(hashSecret(token));
  expect(stored).not.toContain(token);
});

storeTest("revoked, replaced and wrong links all show the same page", async (open) => {
  const db = await open();
  const desk = await openDesk(db);
  const token = await makeLink(desk);
  const other = await openHomesDesk(await open(), "Marion Tate", "principal", records);
  const { id: owner, email } = await db.selectFrom("owner").selectAll().executeTakeFirstOrThrow();
  expect(email).toBe("maria@mail.example");
  const next = await makeLink(desk, { intent: "new link", owner });
  expect((await readView(other, next)).name).toBe("Maria Keller");
  const dead = await other.read("/owner/:token", { token });
  expect(dead).toMatchObject({ status: 404, data: { view: undefined } });
  for (const _twice of [1, 2])
    expect(await desk.send(owners, { id }, { intent: "end link", owner })).toMatchObject({ status: 303 });
  for (const each of [next, token, "wrong", ""])
    expect(await other.read("/owner/:token", { token: each })).toEqual(dead);
  const log = await db.selectFrom("log").select(["act", "subject", "after"]).orderBy("id").execute();
  expect(log.map(({ act }) => act)).toEqual(["make link", "new link", "end link"]);
  expect(JSON.stringify(log)).not.toContain("Maria");
});

storeTest("a form sent twice makes one link, and other agents cannot make one", async ({ db }) => {
  const desk = await openDesk(db);
  const form = { ...maria, submission: makeId(Date.now()) };
  await makeLink(desk, form);
  expect(await desk.send(owners, { id }, form)).toMatchObject({ status: 303 });
  expect(await desk.send(owners, { id }, { ...form, email: "maria" })).toMatchObject({
    status: 422,
    data: { errors: { email: "Invalid email address" }, typed: { name: "Maria Keller" } },
  });
  expect(await db.selectFrom("owner").select("id").execute()).toHaveLength(1);
  const tom = await openHomesDesk(db, "Tom Burke", "agent", records);
  expect(await tom.send(owners, { id }, form)).toMatchObject({ status: 404 });
});

storeTest("the page says when a home is sold, withdrawn or relisted, and still counts", async ({ db }) => {
  const desk = await openDesk(db);
  const token = await makeLink(desk);
  for (let count = 0; count < 3; count += 1) await ask(db);
  const sold = { id, status: "sold", sold: { date: "2026-11-20", price_aud: 2_500_000 } } as const;
  const other = await openHomesDesk(db, "Marion Tate", "principal", {
    "coastal-listings.json": [toSampleRecord({ ...record, ...sold })],
  });
  expect(await readView(other, token)).toMatchObject({ state: "Sold", price: "$2,500,000", opens: [] });
  const gone = await openHomesDesk(db, "Tom Burke", "principal");
  expect(await readView(gone, token)).toMatchObject({ state: "Not on the market at the moment" });
  await takeIn(db, file("two"), [incoming({ uniqueId: "2", record })], { now: Date.now() });
  const relisted = { relisted_as: "AGENCY-2", state: "hidden" } as const;
  await db.updateTable("register").set(relisted).where("id", "=", id).execute();
  await ask(db, { listing: "AGENCY-2" });
  const again = await openHomesDesk(db, "Ann Lee", "principal", {
    "coastal-listings.json": [toSampleRecord({ ...record, id: "AGENCY-2" })],
  });
  const view = await readView(again, token);
  expect(view).toMatchObject({ state: "For sale, listed again", address: record.address });
  expect(view.figures[1]).toMatchObject({ label: "Enquiries", value: "4" });
  const withdrawn = incoming({ uniqueId: "2", status: "withdrawn", record });
  await takeIn(db, file("three"), [withdrawn], { now: Date.now() });
  expect(await readView(gone, token)).toMatchObject({ state: "Withdrawn from the market" });
});

storeTest("the page says when a home is leased or hidden by the office", async ({ db }) => {
  const rooms = { bedrooms: 2, bathrooms: 1, parking: 1, type: "Apartment" };
  const rental = { ...record, ...rooms, weekly_rent_aud: 900 };
  const leased = { ...rental, status: "leased", leased_on: "2026-11-20" } as const;
  await takeIn(db, file("one"), [incoming({ offer: "rental", record: rental })], { now: Date.now() });
  const desk = await openHomesDesk(db, "Priya Nair", "agent", {
    "coastal-rentals.json": [toSampleRentalRecord({ ...leased, id })],
  });
  const token = await makeLink(desk);
  expect(await readView(desk, token)).toMatchObject({ state: "Leased", priceName: "Rent" });
  await desk.act(id, "hide");
  const gone = await openHomesDesk(db, "Tom Burke", "principal");
  expect(await readView(gone, token)).toMatchObject({ state: "Not on the market at the moment" });
});

storeTest("a home marked as sold in the office stays sold, whatever the feed says later", async ({ db }) => {
  const desk = await openDesk(db);
  const token = await makeLink(desk);
  await desk.savePart(id, "outcome", soldForm);
  await takeIn(db, file("gone"), [incoming({ status: "withdrawn", record })], { now: Date.now() });
  const gone = await openHomesDesk(db, "Tom Burke", "principal");
  expect(await readView(gone, token)).toMatchObject({ state: "Sold" });
});

storeTest("the former owner does not learn what happens to a home after its sale", async ({ db }) => {
  const desk = await openDesk(db);
  const token = await makeLink(desk);
  const owner = await db.selectFrom("owner").select("id").executeTakeFirstOrThrow();
  const sold = { date: "2026-11-20", price_aud: 2_300_000 };
  const last = { ...record, status: "sold", sold };
  await takeIn(db, file("sold"), [incoming({ status: "sold", record: last })], { now: Date.now() });
  const agent = { name: "Tom Burke", phone: "0491 570 158", email: "tom@headland.example" };
  const next = incoming({ uniqueId: "2", record: { ...record, agent } });
  await takeIn(db, file("two"), [next], { now: Date.now() });
  expect(await readView(desk, token)).toMatchObject({ state: "Sold" });
  for (let count = 0; count < 4; count += 1)
    await letIn(db, { price: 2_345_678, isReleased: true }, { listing: "AGENCY-2" });
  const view = await readView(desk, token);
  expect(view).toMatchObject({ sayings: [], agent: { name: "Priya Nair" } });
  expect(view.figures[0]).toMatchObject({ value: "None" });
  const unsold = { status: "current", record: JSON.stringify(incoming({ record }).record) } as const;
  await db.updateTable("register_version").set(unsold).where("home_id", "=", id).execute();
  expect((await readView(desk, token)).figures[0]).toMatchObject({ value: "4" });
  expect(await desk.read("/office/reports/:id/page", { id: owner.id })).toMatchObject({ status: 404 });
});

storeTest("an owner reads the latest opinions, from the newest open homes", async ({ db }) => {
  const desk = await openDesk(db);
  const token = await makeLink(desk);
  for (let day = 1; day <= 9; day += 1)
    await letIn(db, { price: 2_000_000 + day, isReleased: true }, { time: `2098-11-0${day}T10:00` });
  const { sayings } = await readView(desk, token);
  expect(sayings.map(({ day }) => day)).toEqual([9, 8, 7, 6, 5, 4].map((day) => `${day} November`));
});
