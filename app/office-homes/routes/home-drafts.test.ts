import { expect } from "vitest";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { newHome as facts, newId as id, openHomesDesk, readPublished } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const homePage = "/office/homes/:id" as const;
const partPage = "/office/homes/:id" as const;

storeTest("a home of the office goes from its address through every state", async ({ db }) => {
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  expect((await marion.read("/office/homes")).data).toMatchObject({ takeOver: { canTake: true } });
  const sent = {
    intent: "start",
    offer: "sale",
    ...facts,
    submission: "0191e1a0-0000-7000-8000-000000000001",
  };
  for (let time = 0; time < 2; time += 1)
    expect(await marion.send("/office/homes/new", {}, sent)).toMatchObject({
      location: `/office/homes/${id}?done=start`,
    });
  expect(await readPublished(db, "S001")).toMatchObject({ title: "Sandstone and render on the headland" });
  expect(await readPublished(db, id)).toBeUndefined();
  expect(await marion.send(homePage, { id }, { intent: "publish" })).toMatchObject({
    status: 422,
    data: { errors: ["Not published: it still needs a headline, a text and a price."] },
  });
  expect((await marion.read("/office/homes/:id/preview", { id })).data).toMatchObject({ kind: "fault" });
  await marion.send(partPage, { id, part: "headline" }, { intent: "save", title: "A verandah to the north" });
  await marion.send(partPage, { id, part: "text" }, { intent: "save", description: "Weatherboard of 1925." });
  const readDraft = async () => (await marion.read(homePage, { id })).data;
  expect(await readDraft()).toMatchObject({ needs: "a price", home: { findings: [] } });
  const price = { intent: "save", price: "2.2m", to: "", words: "From $2.1M" };
  await marion.send(partPage, { id, part: "price" }, price);
  expect(await readDraft()).toMatchObject({
    needs: "",
    home: { findings: [{ words: expect.stringContaining("offers over"), isStop: true }] },
  });
  expect((await marion.read("/office/homes/:id/preview", { id })).data).toMatchObject({
    kind: "sale",
    page: { listing: { title: "A verandah to the north" } },
  });
  const stopped = await marion.send(homePage, { id }, { intent: "publish" });
  expect(stopped).toMatchObject({
    status: 422,
    data: { errors: [expect.stringContaining("offers over")] },
  });
  await marion.send(partPage, { id, part: "price" }, { ...price, words: "" });
  expect(await marion.send(homePage, { id }, { intent: "publish" })).toMatchObject({
    status: 422,
    data: { lacks: ["a picture", "an open home"] },
  });
  const publish = { intent: "publish", without: "yes" };
  expect(await marion.send(homePage, { id }, publish)).toMatchObject({ status: 303 });
  expect(await readPublished(db, id)).toMatchObject({
    title: "A verandah to the north",
    price_aud: 2_200_000,
    featured: false,
  });
  await marion.send(partPage, { id, part: "headline" }, { intent: "save", title: "A verandah to the sun" });
  expect(await readPublished(db, id)).toMatchObject({ title: "A verandah to the sun" });
  expect((await marion.read(homePage, { id })).data).toMatchObject({
    home: { state: { words: "Live" }, versions: [{ number: 2, isPublished: true }, { number: 1 }] },
  });
  await marion.send(homePage, { id }, { intent: "roll back", number: "1" });
  expect(await readPublished(db, id)).toMatchObject({ title: "A verandah to the north" });
});

storeTest("a draft without a rent already shows what would stop it", async ({ db }) => {
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  await marion.send("/office/homes/new", {}, { intent: "start", offer: "rental", ...facts });
  const description = "A garden flat. Sorry, no pets.";
  await marion.send(partPage, { id, part: "text" }, { intent: "save", description });
  expect((await marion.read(homePage, { id })).data).toMatchObject({
    needs: "a headline and a rent",
    home: { findings: [{ words: expect.stringContaining("no pets"), isStop: true }] },
  });
});

storeTest("a draft without a price is not told that its text names a hidden one", async ({ db }) => {
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  await marion.send("/office/homes/new", {}, { intent: "start", offer: "sale", ...facts });
  const description = "Offers over $2.1m. It has a garden.";
  await marion.send(partPage, { id, part: "text" }, { intent: "save", description });
  expect((await marion.read(homePage, { id })).data).toMatchObject({
    needs: "a headline and a price",
    home: { findings: [{ words: expect.stringContaining("offers over"), isStop: true }] },
  });
});

storeTest("a discarded draft is gone, and its id is not reused", async (open) => {
  const db = await open();
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  await marion.send("/office/homes/new", {}, { intent: "start", offer: "rental", ...facts });
  const opened = await marion.open(homePage, { id });
  for (let time = 0; time < 2; time += 1)
    expect(await marion.send(homePage, { id }, { ...opened, intent: "discard" })).toMatchObject({
      status: 303,
      location: "/office/homes?done=discard",
    });
  expect(await marion.read(homePage, { id })).toMatchObject({ status: 404 });
  expect(
    await marion.send("/office/homes/new", {}, { intent: "start", offer: "rental", ...facts }),
  ).toMatchObject({
    location: "/office/homes/7-plover-street-freshwater-2?done=start",
  });
});

storeTest("an older home called OFFICE-1 keeps its address beside new ones", async ({ db }) => {
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const start = { intent: "start", offer: "rental", ...facts };
  await marion.send("/office/homes/new", {}, start);
  const old = "OFFICE-1";
  await db.updateTable("register_version").set({ home_id: old }).where("home_id", "=", id).execute();
  await db.updateTable("home_act").set({ home_id: old }).where("home_id", "=", id).execute();
  await db.updateTable("register").set({ id: old, unique_id: old }).where("id", "=", id).execute();
  expect(await marion.send("/office/homes/new", {}, start)).toMatchObject({
    location: `/office/homes/${id}?done=start`,
  });
  const headline = { intent: "save", title: "A verandah to the north" };
  expect(await marion.send(partPage, { id: old, part: "headline" }, headline)).toMatchObject({
    location: `/office/homes/${old}?part=headline&done=save#sent`,
  });
  expect((await marion.read(homePage, { id: old })).data).toMatchObject({ home: { id: old } });
});

storeTest("empty rooms are required, and are not 0", async ({ db }) => {
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const start = { intent: "start", offer: "sale", ...facts, parking: "" };
  const empty = { ...start, offer: "rental", beds: "", baths: "" };
  expect(await marion.send("/office/homes/new", {}, empty)).toMatchObject({
    status: 422,
    data: {
      errors: {
        beds: "Write the bedrooms, 0 where there are none",
        baths: "Write the bathrooms, 0 where there are none",
      },
    },
  });
  for (const offer of ["sale", "rental"])
    expect(await marion.send("/office/homes/new", {}, { ...start, offer })).toMatchObject({ status: 303 });
  const versions = await db
    .selectFrom("register_version")
    .select("record")
    .where("state", "=", "draft")
    .execute();
  expect(versions.map(({ record }) => JSON.parse(record).parking ?? null)).toEqual([null, null]);
});

storeTest("a hidden street is not in the page's address", async ({ db }) => {
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const start = { intent: "start", offer: "sale", ...facts };
  expect(await marion.send("/office/homes/new", {}, { ...start, hidden: "on" })).toMatchObject({
    location: "/office/homes/house-freshwater?done=start",
  });
  await marion.send("/office/homes/new", {}, start);
  await marion.send(partPage, { id, part: "facts" }, { intent: "save", ...facts, hidden: "on" });
  const toFindings = async (home: string) => (await marion.read(homePage, { id: home })).data;
  expect(await toFindings(id)).toMatchObject({
    needs: "a headline, a text and a price",
    home: { findings: [{ words: "the address of its page reveals the hidden street" }] },
  });
  expect(await toFindings("house-freshwater")).toMatchObject({ home: { findings: [] } });
});

storeTest("taking the homes over changes none of them, and happens once", async (open) => {
  const [db, other] = [await open(), await open()];
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const callum = await openHomesDesk(other, "Callum Reyes", "office");
  const outcomes = await Promise.all(
    [marion, callum].map((desk) => desk.send("/office/homes", {}, { intent: "take over" })),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([303, 303]);
  expect(await readPublished(db, "S001")).toMatchObject({ address: "3 Gannet Crescent, Freshwater" });
  expect(await db.selectFrom("log").select("act").execute()).toEqual([{ act: "take over" }]);
});

storeTest("a preview has the next weekly inspections, like the site", async ({ db }) => {
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  await marion.send("/office/homes/new", {}, { intent: "start", offer: "sale", ...facts });
  expect(await readPublished(db, "S001")).toMatchObject({
    next_inspection: expect.stringMatching(/^Saturday /),
  });
  const today = toAgencyTime(Date.now()).slice(0, 10);
  const isToCome = expect.toSatisfy((date: string) => date >= today);
  expect((await marion.read("/office/homes/:id/preview", { id: "S001" })).data).toMatchObject({
    page: { listing: { nextInspection: { date: isToCome }, inspections: [{ date: isToCome }] } },
  });
});
