import { expect } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { incoming } from "#app/homes/register/incoming.fixture.ts";
import { bring, readList } from "#app/homes/register/register.fixture.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { officeTextKinds } from "#app/office/texts/get-office-text.server.ts";
import { defineStoreTest, type OpenStore } from "#app/store/stores.fixture.ts";
import { findFaults } from "./find-faults.server.ts";
import { article, openAs } from "./texts.fixture.ts";

const storeTest = defineStoreTest();

const homes = [
  { address: "14 Tern Lane, Manly", suburb: "Manly" },
  { address: "3/9 Surf Road, Avalon", suburb: "Avalon", price_display: false },
  { address: "21 Secret Street, Manly", suburb: "Manly", address_display: false },
];

async function openWithHomes(open: OpenStore) {
  const desk = await openAs(open);
  await bring(
    desk.db,
    homes.map((record, index) => incoming({ uniqueId: String(index), record })),
  );
  const list = await readList<object>(desk.db);
  expect(JSON.stringify(list)).not.toContain("Secret");
  const { catalogue } = await openTestCatalogue({ "coastal-listings.json": list });
  expect(catalogue.getSaleListings()).toHaveLength(homes.length);
  desk.context.set(catalogueContext, catalogue);
  const find = (content: string) => findFaults({ content }, { ...desk, now: Date.now() });
  return { ...desk, find };
}

storeTest("no text of the agency is stopped or asked about", async (open) => {
  const { db, context } = await openWithHomes(open);
  const texts = officeTextKinds.flatMap((kind) =>
    kind
      .findShown(defaultTexts)
      .map(({ key, text }) => ({ place: `${kind.path}/${key}`, words: kind.toTyped(text) })),
  );
  expect(texts.length).toBeGreaterThan(30);
  for (const { place, words } of texts)
    expect([place, await findFaults(words, { db, context, now: Date.now() })]).toEqual([
      place,
      { stops: {}, asks: {} },
    ]);
});

storeTest("a sentence that names a home is held to the rules for that home", async (open) => {
  const { find } = await openWithHomes(open);
  for (const [sentence, words] of [
    [
      "On Saturday we open 14 Tern Ln: offers over $1.5m.",
      "“offers over $1.5m” may not be published. Write one price",
    ],
    ["Unit 3, 9 Surf Rd is guided at $2,100,000.", "“$2,100,000” may not be published. Take the figure out"],
    [
      "The sea is at the end of 21 Secret St.",
      "The address of a home in Manly is hidden. Write its suburb alone.",
    ],
  ] as const) {
    const { stops } = await find(`The market is calm.\n\n${sentence} So it goes.`);
    expect(stops).toEqual({ content: expect.stringContaining(words) });
  }
});

storeTest("what is said of other homes and of the market may stand", async (open) => {
  const { find } = await openWithHomes(open);
  for (const sentence of [
    "14 Tern Lane has a guide of $1.5m, and the house next door sold for over $3m.",
    "The median price in Manly rose to $4.8m, from $4.4m a year ago, and one in five sold for over $6m.",
    "3/9 Surf Road opens on Saturday at ten. The median of Avalon is $2,800,000.",
    "114 Tern Lane and 21 Secretary Street are museums.",
  ])
    expect(await find(sentence)).toEqual({ stops: {}, asks: {} });
});

storeTest("what breaks a rule is stopped at its field, or asked about once", async (open) => {
  const { send, texts } = await openWithHomes(open);
  const named = { ...article, content: "14 Tern Lane: offers over $1.5m.", intent: "publish" };
  const stopped = await send("journal", "new", { ...named, asked: "anything" });
  expect(stopped).toMatchObject({
    status: 422,
    data: {
      errors: { content: expect.stringMatching(/^14 Tern Lane, Manly: “offers over \$1\.5m”/) },
      typed: { content: named.content },
      asked: undefined,
    },
  });
  expect(await send("journal", "new", { ...named, intent: "save draft" })).toMatchObject({ status: 303 });
  const vague = { ...article, title: "On asking", content: "They asked for offers over $1.5m." };
  const asked = await send("journal", "new", { ...vague, intent: "publish" });
  const question = "“offers over $1.5m” may not be said of a home.";
  expect(asked).toMatchObject({
    status: 422,
    data: {
      errors: { content: expect.stringContaining(question) },
      asked: expect.stringContaining(question),
    },
  });
  const again = String(Reflect.get(Object(asked.data), "asked"));
  const other = { ...vague, excerpt: "Offers from $2m.", intent: "publish", asked: again };
  expect(await send("journal", "new", other)).toMatchObject({ status: 422 });
  expect(await send("journal", "new", { ...vague, intent: "publish", asked: again })).toMatchObject({
    status: 303,
  });
  expect(texts.get().articles.map(({ title }) => title)).toContain("On asking");
});
