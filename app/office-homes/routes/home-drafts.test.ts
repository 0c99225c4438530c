import { expect } from "vitest";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import {
  newHome as facts,
  newId as id,
  openHomesDesk,
  openPrincipal,
  readPublished,
} from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const homePage = "/office/homes/:id" as const;

storeTest("a home of the office goes from its address through every state", async ({ db }) => {
  const marion = await openPrincipal(db);
  expect((await marion.read("/office/homes")).data).toMatchObject({ takeOver: { canTake: true } });
  const submission = "0191e1a0-0000-7000-8000-000000000001";
  for (let time = 0; time < 2; time += 1)
    expect(await marion.startHome({ submission })).toMatchObject({
      location: `/office/homes/${id}?done=start`,
    });
  expect(await readPublished(db, "S001")).toMatchObject({ title: "Sandstone and render on the headland" });
  expect(await readPublished(db, id)).toBeUndefined();
  expect(await marion.act(id, "publish")).toMatchObject({
    status: 422,
    data: { errors: ["Not published: it still needs a headline, a text and a price."] },
  });
  expect((await marion.read("/office/homes/:id/preview", { id })).data).toMatchObject({ kind: "fault" });
  await marion.savePart(id, "headline", { title: "A verandah to the north" });
  await marion.savePart(id, "text", { description: "Weatherboard of 1925." });
  expect(await marion.readHome(id)).toMatchObject({ needs: "a price", home: { findings: [] } });
  const price = { price: "2.2m", to: "", words: "From $2.1M" };
  await marion.savePart(id, "price", price);
  expect(await marion.readHome(id)).toMatchObject({
    needs: "",
    home: { findings: [{ words: expect.stringContaining("offers over"), isStop: true }] },
  });
  expect((await marion.read("/office/homes/:id/preview", { id })).data).toMatchObject({
    kind: "sale",
    page: { listing: { title: "A verandah to the north" } },
  });
  const refused = { errors: [expect.stringContaining("offers over")] };
  expect(await marion.act(id, "publish")).toMatchObject({ status: 422, data: refused });
  await marion.savePart(id, "price", { ...price, words: "" });
  const lacking = { lacks: ["a picture", "an open home"] };
  expect(await marion.act(id, "publish")).toMatchObject({ status: 422, data: lacking });
  expect(await marion.act(id, "publish", { without: "yes" })).toMatchObject({ status: 303 });
  const title = "A verandah to the north";
  expect(await readPublished(db, id)).toMatchObject({ title, price_aud: 2_200_000, featured: false });
  await marion.savePart(id, "headline", { title: "A verandah to the sun" });
  expect(await readPublished(db, id)).toMatchObject({ title: "A verandah to the sun" });
  expect(await marion.readHome(id)).toMatchObject({
    home: { state: { words: "Live" }, versions: [{ number: 2, isPublished: true }, { number: 1 }] },
  });
  await marion.act(id, "roll back", { number: "1" });
  expect(await readPublished(db, id)).toMatchObject({ title });
});

storeTest("a draft without a rent already shows what would stop it", async ({ db }) => {
  const marion = await openPrincipal(db);
  await marion.startHome({ offer: "rental" });
  const description = "A garden flat. Sorry, no pets.";
  await marion.savePart(id, "text", { description });
  expect(await marion.readHome(id)).toMatchObject({
    needs: "a headline and a rent",
    home: { findings: [{ words: expect.stringContaining("no pets"), isStop: true }] },
  });
});

storeTest("a draft without a price is not told that its text names a hidden one", async ({ db }) => {
  const marion = await openPrincipal(db);
  await marion.startHome();
  await marion.savePart(id, "text", { description: "Offers over $2.1m. It has a garden." });
  expect(await marion.readHome(id)).toMatchObject({
    needs: "a headline and a price",
    home: { findings: [{ words: expect.stringContaining("offers over"), isStop: true }] },
  });
});

storeTest("a discarded draft is gone, and its id is not reused", async ({ db }) => {
  const marion = await openPrincipal(db);
  await marion.startHome({ offer: "rental" });
  const opened = await marion.open(homePage, { id });
  const discarded = { status: 303, location: "/office/homes?done=discard" };
  for (let time = 0; time < 2; time += 1)
    expect(await marion.act(id, "discard", opened)).toMatchObject(discarded);
  expect(await marion.read(homePage, { id })).toMatchObject({ status: 404 });
  const location = "/office/homes/7-plover-street-freshwater-2?done=start";
  expect(await marion.startHome({ offer: "rental" })).toMatchObject({ location });
});

storeTest("an older home called OFFICE-1 keeps its address beside new ones", async ({ db }) => {
  const marion = await openPrincipal(db);
  await marion.startHome();
  const old = "OFFICE-1";
  await db.updateTable("register_version").set({ home_id: old }).where("home_id", "=", id).execute();
  await db.updateTable("home_act").set({ home_id: old }).where("home_id", "=", id).execute();
  await db.updateTable("register").set({ id: old, unique_id: old }).where("id", "=", id).execute();
  expect(await marion.startHome()).toMatchObject({ location: `/office/homes/${id}?done=start` });
  expect(await marion.savePart(old, "headline", { title: "A verandah to the north" })).toMatchObject({
    location: `/office/homes/${old}?part=headline&done=save#sent`,
  });
  expect(await marion.readHome(old)).toMatchObject({ home: { id: old } });
});

storeTest("empty rooms are required, and are not 0", async ({ db }) => {
  const marion = await openPrincipal(db);
  const errors = {
    beds: "Write the bedrooms, 0 where there are none",
    baths: "Write the bathrooms, 0 where there are none",
  };
  const empty = { offer: "rental", beds: "", baths: "" };
  expect(await marion.startHome(empty)).toMatchObject({ status: 422, data: { errors } });
  for (const offer of ["sale", "rental"])
    expect(await marion.startHome({ offer, parking: "" })).toMatchObject({ status: 303 });
  const versions = await db
    .selectFrom("register_version")
    .select("record")
    .where("state", "=", "draft")
    .execute();
  expect(versions.map(({ record }) => JSON.parse(record).parking ?? null)).toEqual([null, null]);
});

storeTest("a hidden street is not in the page's address", async ({ db }) => {
  const marion = await openPrincipal(db);
  const location = "/office/homes/house-freshwater?done=start";
  expect(await marion.startHome({ hidden: "on" })).toMatchObject({ location });
  await marion.startHome();
  await marion.savePart(id, "facts", { ...facts, hidden: "on" });
  expect(await marion.readHome(id)).toMatchObject({
    needs: "a headline, a text and a price",
    home: { findings: [{ words: "the address of its page reveals the hidden street" }] },
  });
  expect(await marion.readHome("house-freshwater")).toMatchObject({ home: { findings: [] } });
});

storeTest("taking the homes over changes none of them, and happens once", async (open) => {
  const [db, other] = [await open(), await open()];
  const marion = await openPrincipal(db);
  const callum = await openHomesDesk(other, "Callum Reyes", "office");
  const takeOver = [marion, callum].map((desk) => desk.send("/office/homes", {}, { intent: "take over" }));
  expect(await Promise.all(takeOver)).toMatchObject([{ status: 303 }, { status: 303 }]);
  expect(await readPublished(db, "S001")).toMatchObject({ address: "3 Gannet Crescent, Freshwater" });
  expect(await db.selectFrom("log").select("act").execute()).toEqual([{ act: "take over" }]);
});

storeTest("a preview has the next weekly inspections, like the site", async ({ db }) => {
  const marion = await openPrincipal(db);
  await marion.startHome();
  const sample = await readPublished(db, "S001");
  expect(sample?.next_inspection).toMatch(/^Saturday /);
  const today = toAgencyTime(Date.now()).slice(0, 10);
  const isToCome = expect.toSatisfy((date: string) => date >= today);
  expect((await marion.read("/office/homes/:id/preview", { id: "S001" })).data).toMatchObject({
    page: { listing: { nextInspection: { date: isToCome }, inspections: [{ date: isToCome }] } },
  });
});
