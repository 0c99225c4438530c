import { expect } from "vitest";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { address, homes, openComposer, page, quote } from "./campaigns.fixture.ts";
import { openAs } from "./texts.fixture.ts";

const storeTest = defineStoreTest();

storeTest("a page is composed block by block, then published, moved about and taken off", async (open) => {
  const { keep, publish, find, read, list } = await openComposer(open);
  expect(await keep({ add: "Homes" })).toMatchObject({ status: 303 });
  expect(await read("campaigns", "1")).toMatchObject({
    data: { name: "Without a title", typed: { address: "/campaign-1", "0.search": "/listings" } },
  });
  await keep({ ...address, ...homes, add: "Quote" });
  expect(find()).toEqual([]);
  expect(await publish({ ...address, ...homes, ...quote, from: "2099-12-01T09:00" })).toMatchObject({
    status: 303,
  });
  const shown = { title: page.title, place: "/spring", from: "2099-12-01T09:00" };
  expect(find()).toMatchObject([{ ...shown, blocks: [{ name: "Homes" }, { name: "Quote" }] }]);
  await publish({ ...address, ...homes, ...quote, "place-1": "1" });
  expect(find()[0]?.blocks.map(({ name }) => name)).toEqual(["Quote", "Homes"]);
  await publish({ ...address, "0.words": "They rang back.", "place-0": "1", "off-1": "on" });
  expect(find()[0]?.blocks).toEqual([{ name: "Quote", words: "They rang back.", author: "" }]);
  expect(await list()).toMatchObject({
    groups: expect.arrayContaining([expect.objectContaining({ title: "Campaign pages", canAdd: true })]),
  });
});

storeTest(
  "who changes a page that somebody else has changed meanwhile keeps their own blocks",
  async (open) => {
    const { keep, send, read, find } = await openComposer(open);
    await keep({ ...address, add: "Quote" });
    await keep({ ...address, "0.words": "First.", "place-0": "1", add: "Quote" });
    const names = { "block-0": "Quote", "block-1": "Quote" };
    const both = { ...address, ...names, "0.words": "First.", "place-0": "1", "place-1": "2" };
    await keep({ ...both, "off-0": "on", "1.words": "Second.", add: "CallToAction" });
    const mine = { ...both, "1.words": "Second, mended.", "1.author": "Leila M.", intent: "publish" };
    const refused = await send("campaigns", "1", { ...mine, version: "2" });
    const fields = ["block-1", "1.words"].map((name) => expect.objectContaining({ name }));
    expect(refused).toMatchObject({
      status: 409,
      data: { typed: { "1.words": "Second, mended." }, fields: expect.arrayContaining(fields) },
    });
    expect(await read("campaigns", "1")).toMatchObject({ data: { typed: { "block-1": "CallToAction" } } });
    expect(await send("campaigns", "1", { ...mine, version: "3" })).toMatchObject({ status: 303 });
    expect(find()[0]?.blocks).toMatchObject([
      { name: "Quote", words: "First." },
      { name: "Quote", words: "Second, mended.", author: "Leila M." },
    ]);
  },
);

storeTest("what is not finished is kept, and not published", async (open) => {
  const { keep, publish, find } = await openComposer(open);
  await keep({ add: "PropertyCard" });
  await keep({ "place-0": "1", add: "Quote" });
  const wrong = { "0.price": "a lot", "place-0": "2", "place-1": "1", until: "2099-12-01T09:00" };
  expect(await publish({ ...wrong, from: "2099-12-01T10:00", title: "" })).toMatchObject({
    status: 422,
    data: {
      errors: {
        title: "Enter a title",
        until: "Choose a later moment than the first",
        "0.title": "Block 1: Fill in “Title”",
        "0.price": "Block 1: Write a number under “Price”",
        "1.words": "Block 2: Fill in “Words”",
      },
    },
  });
  expect(await keep({ from: "soon" })).toMatchObject({
    data: { errors: { from: "Enter a day and a time" } },
  });
  expect(await publish({ ...address, add: "Homes" })).toMatchObject({
    data: { errors: { add: "Keep the draft first, to fill it in" } },
  });
  expect(await keep({ description: "x".repeat(2_000_000) })).toMatchObject({
    data: { errors: { description: "Write at most 300 characters" } },
  });
  expect(await keep({ "1.words": "x".repeat(2_000_000) })).toMatchObject({
    data: { errors: { "1.words": "Write less than 20,000 characters" } },
  });
  expect(find()).toEqual([]);
});

storeTest(
  "an address of ours, a missing home and words against the law are said beside their fields",
  async (open) => {
    const { keep, publish, find } = await openComposer(open);
    for (const [add, more] of Object.entries({
      Homes: {},
      PropertyCard: homes,
      TextWithPicture: { ...homes, "1.title": "The boatshed" },
      CallToAction: { ...homes, "1.title": "The boatshed", "2.words": "Look." },
    }))
      await keep({ add, ...more });
    const wrong = {
      ...page,
      address: "listings",
      description: "Offers over $2m",
      "0.search": "/team",
      "1.title": "The boatshed",
      "1.home": "S999",
      "2.words": "Offers over $1.2m for this home.",
      "2.image-address": "http://plain.example/one.jpg",
      "3.heading": "Ask us",
      "3.button": "Ask",
      "3.link": "javascript:alert(1)",
    };
    expect(await publish(wrong)).toMatchObject({
      status: 422,
      data: {
        errors: {
          address: expect.stringContaining("the site’s page"),
          description: expect.stringContaining("may not be published"),
          "0.search": "Block 1: “/team” is no address of a list of homes",
          "1.home": "Block 2: The home S999 is not shown any more",
          "2.image": "Block 3: Its address begins with https",
          "3.link": "Block 4: “javascript:alert(1)” is no address",
        },
      },
    });
    expect(await publish({ ...wrong, "2.image-address": "" })).toMatchObject({
      data: { errors: { "2.words": expect.stringContaining("may not be published") } },
    });
    expect(await publish({ ...wrong, address: "pictures/spring" })).toMatchObject({
      data: { errors: { address: expect.stringContaining("own pages or files") } },
    });
    expect(await keep({ ...wrong, address: "a b/../c" })).toMatchObject({
      data: { errors: { address: "Write it in small letters, digits and -, as /spring" } },
    });
    expect(find()).toEqual([]);
  },
);

storeTest("a band is not published with a form, which it would leave out", async (open) => {
  const { keep, publish, find } = await openComposer(open);
  await keep({ add: "Newsletter" });
  const form = { ...page, "0.heading": "Stay updated" };
  expect(await publish({ ...form, band: "journal" })).toMatchObject({
    status: 422,
    data: { errors: { "0.heading": "Block 1: A band holds no form: link to a page with one" } },
  });
  expect(find()).toEqual([]);
  expect(await publish(form)).toMatchObject({ status: 303 });
});

storeTest("what the rules say of a block stands at it, wherever it goes", async (open) => {
  const { keep, publish, find, context } = await openComposer(open);
  const record = toSampleRecord({ address: "3/9 Surf Road, Avalon", suburb: "Avalon", price_display: false });
  const { catalogue } = await openTestCatalogue({ "coastal-listings.json": [record] });
  context.set(catalogueContext, catalogue);
  for (const _ of [1, 2, 3]) await keep({ add: "Quote" });
  const words = { "0.words": "3/9 Surf Road has a guide of $2.1m.", "2.words": "So it goes." };
  const moved = { "place-0": "3", "off-1": "on", "place-2": "3" };
  expect(await publish({ ...address, ...words, ...moved })).toMatchObject({
    status: 422,
    data: {
      errors: { "0.words": expect.stringContaining("Block 1: 3/9 Surf Road, Avalon: “$2.1m” may not") },
    },
  });
  expect(find()).toEqual([]);
});

storeTest("nothing is published that is over, and what begins later says when", async (open) => {
  const { keep, publish, read } = await openComposer(open);
  await keep({ add: "Quote" });
  const words = { ...address, "0.words": "They rang back\nthe same day, and again on the day after it." };
  expect(await publish({ ...words, until: "2026-11-01T09:00" })).toMatchObject({
    data: { errors: { until: "It would be over already" } },
  });
  await publish({ ...words, from: "2099-12-01T09:00" });
  const begins = { pageHref: undefined, seenFrom: "Tue 1 Dec, 9:00 am" };
  const named = { group: "1. Quote: They rang back the same day, and again o…" };
  expect(await read("campaigns", "1")).toMatchObject({
    data: { intents: begins, fields: expect.arrayContaining([expect.objectContaining(named)]) },
  });
  await publish(words);
  expect(await read("campaigns", "1")).toMatchObject({ data: { intents: { pageHref: "/spring" } } });
});

storeTest("two stand at one place only one after the other", async (open) => {
  const { keep, publish, find } = await openComposer(open);
  for (const key of ["1", "2"]) await keep({ add: "Quote" }, key);
  const words = { ...address, "0.words": "They rang back." };
  await publish({ ...words, until: "2099-12-01T09:00" });
  const other = { ...words, title: "Summer" };
  expect(await publish(other, "2")).toMatchObject({
    data: { errors: { address: "“Spring on the water” stands there at that time" } },
  });
  expect(await publish({ ...other, from: "2099-12-01T09:00" }, "2")).toMatchObject({ status: 303 });
  expect(await publish({ ...other, band: "nowhere" }, "2")).toMatchObject({
    data: { errors: { band: "Choose where it stands" } },
  });
  expect(await publish({ ...other, band: "suburb:manly" }, "2")).toMatchObject({ status: 303 });
  expect(find().map(({ place }) => place)).toEqual(["/spring", "suburb:manly"]);
});

storeTest("a card’s price is no sentence about one, and agents compose nothing", async (open) => {
  const { keep, publish, find } = await openComposer(open);
  await keep({ add: "PropertyCard" });
  const card = { "0.title": "The boatshed", "0.price": "$3.25m", "0.type": "House" };
  const offers = { ...address, ...card, "0.type": "Offers over" };
  expect(await publish(offers)).toMatchObject({
    data: { errors: { "0.type": expect.stringContaining("“Offers over $3.3M” may not be published") } },
  });
  expect(await publish({ ...address, ...card })).toMatchObject({ status: 303 });
  expect(find()).toHaveLength(1);
  const agent = await openAs(open, "Priya Nandan", "agent");
  expect(
    await agent.send("campaigns", "new", { ...address, intent: "save draft", version: "0" }),
  ).toMatchObject({
    status: 404,
  });
});
