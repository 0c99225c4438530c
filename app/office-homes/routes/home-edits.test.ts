import { expect } from "vitest";
import { incoming } from "#app/register/incoming.fixture.ts";
import { bring } from "#app/register/register.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { openHomesDesk, openPrincipal, readPublished } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const id = "AGENCY-1";
const homePage = "/office/homes/:id" as const;

const typedPrice = { price: "$2,500,000", to: "", words: "" };

storeTest("an edit takes precedence over the software until it is reverted", async ({ db }) => {
  const marion = await openPrincipal(db, incoming());
  expect(await marion.savePart(id, "price", typedPrice)).toMatchObject({ status: 303 });
  expect(await readPublished(db, id)).toMatchObject({ price_aud: 2_500_000, title: "Light above the sea" });
  await bring(db, [incoming({ record: { price_aud: 2_300_000, title: "Light above the bay" } })]);
  expect(await readPublished(db, id)).toMatchObject({ price_aud: 2_500_000, title: "Light above the bay" });
  const since = expect.objectContaining({ author: "Marion Tate" });
  const part = expect.objectContaining({ sent: "$2,300,000", since });
  expect(await marion.readHome(id)).toMatchObject({ home: { parts: expect.arrayContaining([part]) } });
  expect(await marion.act(id, "take back", { part: "price" })).toMatchObject({ status: 303 });
  expect(await readPublished(db, id)).toMatchObject({ price_aud: 2_300_000 });
  const log = await db.selectFrom("log").select(["act", "before", "after"]).orderBy("id").execute();
  expect(log).toEqual([
    { act: "save: price", before: '{"price":"$2,400,000"}', after: '{"price":"$2,500,000"}' },
    { act: "take back: price", before: '{"price":"$2,500,000"}', after: '{"price":"$2,300,000"}' },
  ]);
});

storeTest("corrected features take precedence until they are reverted", async ({ db }) => {
  const send = (yearBuilt: number) =>
    incoming({ record: { facts: { study: true, yearBuilt }, also: ["Wine cellar"] } });
  const marion = await openPrincipal(db, send(1898));
  const typed = { study: "on", pool: "on", yearBuilt: "1998", also: "Wine cellar" };
  expect(await marion.savePart(id, "features", typed)).toMatchObject({ status: 303 });
  await bring(db, [send(1899)]);
  const facts = { study: true, pool: true, yearBuilt: 1998 };
  expect(await readPublished(db, id)).toMatchObject({ facts, also: ["Wine cellar"] });
  expect(await marion.readHome(id)).toMatchObject({
    home: {
      parts: expect.arrayContaining([
        {
          part: "features",
          label: "Features",
          words: "Study, Swimming pool, Built: 1998, Wine cellar",
          sent: "Study, Built: 1899, Wine cellar",
          since: { author: "Marion Tate", at: expect.any(String) },
        },
      ]),
      versions: [{ differences: [{ field: "facts", before: "Built: 1898", after: "Built: 1899" }] }, {}],
    },
  });
  await marion.act(id, "take back", { part: "features" });
  expect(await readPublished(db, id)).toMatchObject({ facts: { study: true, yearBuilt: 1899 } });
});

storeTest("a value that a rule stops is refused, and neither stored nor published", async ({ db }) => {
  const marion = await openPrincipal(db, incoming());
  const words = "Offers over $2.3M";
  const tried = { typed: { "price-words": words }, stops: [expect.stringContaining("says offers over")] };
  expect(await marion.savePart(id, "price", { ...typedPrice, words })).toMatchObject({
    status: 422,
    data: { tried },
  });
  expect(await readPublished(db, id)).toMatchObject({ price_aud: 2_400_000 });
  expect(await db.selectFrom("override").selectAll().execute()).toEqual([]);
});

storeTest("a form sent twice is one edit; a second person keeps what they typed", async (open) => {
  const [db, other] = [await open(), await open()];
  const marion = await openPrincipal(db, incoming());
  const callum = await openHomesDesk(other, "Callum Reyes", "office");
  const [seen, seenToo] = [await marion.open(homePage, { id }), await callum.open(homePage, { id })];
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => marion.savePart(id, "price", { ...seen, ...typedPrice })),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([303]));
  expect(await db.selectFrom("override").select("id").execute()).toHaveLength(1);
  const second = await callum.savePart(id, "price", { ...seenToo, ...typedPrice, price: "2.6m" });
  expect(second).toMatchObject({
    status: 409,
    data: { tried: { typed: { "price-price": "2.6m" }, isChanged: true } },
  });
  expect(await readPublished(db, id)).toMatchObject({ price_aud: 2_500_000 });
  expect(await callum.act(id, "take back", { ...seenToo, part: "price" })).toMatchObject({
    status: 409,
    data: { tried: { typed: undefined, isChanged: true } },
  });
});

storeTest("a home reported as sold is sold, whatever the office edited before", async ({ db }) => {
  const marion = await openPrincipal(db, incoming());
  await marion.savePart(id, "outcome", { status: "under-offer", day: "", price: "" });
  expect(await readPublished(db, id)).toMatchObject({ status: "under-offer" });
  await bring(db, [incoming({ status: "sold", record: { status: "sold" } })]);
  expect(await readPublished(db, id)).toMatchObject({ status: "sold" });
});

storeTest("a sold home shows its price only if allowed; a withdrawn one is off the site", async ({ db }) => {
  const marion = await openPrincipal(db, incoming());
  const sold = { status: "sold", day: "2026-11-20", price: "2,450,000" };
  await marion.savePart(id, "outcome", { ...sold, shown: "on" });
  expect(await readPublished(db, id)).toMatchObject({
    status: "sold",
    sold: { date: "2026-11-20", price_aud: 2_450_000, display: true },
  });
  await marion.savePart(id, "outcome", sold);
  expect(await readPublished(db, id)).toMatchObject({ sold: { display: false } });
  await marion.savePart(id, "outcome", { status: "withdrawn", day: "", price: "" });
  expect(await readPublished(db, id)).toEqual({ id, status: "withdrawn" });
  expect(await marion.readHome(id)).toMatchObject({
    home: { state: { words: "Withdrawn: not on the site" } },
  });
});

storeTest("an agent works only on own homes, including those the office assigned", async ({ db }) => {
  const agent = { name: "Priya Nair", phone: "0491 570 157", email: "priya@headland.example" };
  const marion = await openPrincipal(db, incoming(), incoming({ uniqueId: "2", record: { agent } }));
  const priya = await openHomesDesk(db, "Priya Nair", "agent");
  const getIds = async (desk: typeof priya) =>
    JSON.stringify((await desk.read("/office/homes")).data)
      .match(/AGENCY-\d/g)
      ?.toSorted();
  expect(await getIds(priya)).toEqual(["AGENCY-2"]);
  expect(await getIds(marion)).toEqual(["AGENCY-1", "AGENCY-2"]);
  expect(await priya.read(homePage, { id })).toMatchObject({ status: 404 });
  await marion.savePart(id, "agents", { agent: "priya@headland.example", second: "" });
  expect(await getIds(priya)).toEqual(["AGENCY-1", "AGENCY-2"]);
  expect(await priya.read("/office/search", {}, "?q=freshwater+agency-2")).toMatchObject({
    data: { parts: [{ title: "Homes", count: 1, lines: [{ href: "/office/homes/AGENCY-2" }] }] },
  });
  expect(await priya.act(id, "approve")).toMatchObject({ status: 403 });
});

storeTest("a held price is approved or rejected, and an earlier version can be restored", async ({ db }) => {
  await bring(db, [incoming()]);
  await bring(db, [incoming({ record: { price_aud: 5_000_000 } })]);
  const callum = await openHomesDesk(db, "Callum Reyes", "office");
  expect((await callum.read("/office/homes", {}, "?view=waiting")).data).toMatchObject({
    lines: [{ id, state: { words: "Waits for approval: the price moved by more than 40 %" } }],
  });
  expect(await callum.act(id, "approve")).toMatchObject({ status: 303 });
  expect(await readPublished(db, id)).toMatchObject({ price_aud: 5_000_000 });
  expect(await callum.act(id, "roll back", { number: "1" })).toMatchObject({ status: 303 });
  expect(await readPublished(db, id)).toMatchObject({ price_aud: 2_400_000 });
  expect(await callum.act(id, "reject")).toMatchObject({ status: 422 });
});
