import { readdirSync } from "node:fs";
import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, vi } from "vitest";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { incoming } from "#app/register/incoming.fixture.ts";
import { bring, readList } from "#app/register/register.fixture.ts";
import { defineSqliteTest, type OpenStore } from "#app/store/stores.fixture.ts";
import { findFaults } from "./find-faults.server.ts";
import { article, openAs } from "./texts.fixture.ts";

const storeTest = defineSqliteTest();

const homes = [
  { address: "14 Tern Lane, Manly", suburb: "Manly" },
  { address: "3/9 Surf Road, Avalon", suburb: "Avalon", price_display: false },
  { address: "21 Secret Street, Manly", suburb: "Manly", address_display: false },
  { address: "5 Avalon Parade, Avalon", suburb: "Avalon", address_display: false },
  { address: "8 Avalon Beach Road, Avalon Beach", suburb: "Avalon Beach", address_display: false },
  { address: "7 Avon Street, Richmond VIC 3121", suburb: "Richmond", state: "VIC", address_display: false },
];

async function openWithHomes(open: OpenStore) {
  const desk = await openAs(open);
  const sent = homes.map((record, index) => incoming({ uniqueId: String(index), record }));
  await bring(desk.db, sent);
  const list = await readList<object>(desk.db);
  const { catalogue } = await openTestCatalogue({ "coastal-listings.json": list });
  expect(catalogue.getSaleListings()).toHaveLength(homes.length);
  expect(JSON.stringify(catalogue.getSaleListings())).not.toContain("Secret");
  desk.context.set(catalogueContext, catalogue);
  const findIn = (typed: Record<string, string>) => findFaults(typed, { ...desk, now: Date.now() });
  return { ...desk, findIn, find: (content: string) => findIn({ content }) };
}

for (const agency of readdirSync("agencies"))
  storeTest(`no text of ${agency} is stopped or questioned with its own homes`, async ({ db }) => {
    vi.stubEnv("AGENCY_DIR", `agencies/${agency}`);
    vi.resetModules();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });
    const { findFaults } = await import("./find-faults.server.ts");
    const { officeTextKinds } = await import("../get-office-text.server.ts");
    const { defaultTexts } = await import("#app/agency/texts/site-texts.ts");
    const { catalogueContext } = await import("#app/listings/catalogue/catalogue-context.ts");
    const { openCatalogue } = await import("#app/listings/catalogue/open-catalogue.server.ts");
    const log = { warn() {}, error() {} };
    const catalogue = await openCatalogue({ directory: `agencies/${agency}/homes`, log });
    onTestFinished(catalogue.close);
    expect(catalogue.getSaleListings().length).toBeGreaterThan(5);
    const context = new RouterContextProvider();
    context.set(catalogueContext, catalogue);
    const texts = officeTextKinds.flatMap((kind) =>
      kind.findShown(defaultTexts).map(({ key, text }) => ({ place: `${kind.path}/${key}`, text, kind })),
    );
    expect(texts.length).toBeGreaterThan(30);
    for (const { place, text, kind } of texts) {
      const faults = await findFaults(kind.toTyped(text), { db, context, now: Date.now() });
      expect(faults, place).toEqual({ stops: {}, asks: {} });
    }
  });

storeTest("a sentence that names a home is checked against the rules for that home", async (open) => {
  const { find } = await openWithHomes(open);
  const offersOver = "“offers over $1.5m” may not be published. Write one price";
  const hidden = (suburb: string) => `The address of a home in ${suburb} is hidden. Write its suburb alone.`;
  for (const [sentence, words] of [
    ["On Saturday we open 14 Tern Ln: offers over $1.5m.", offersOver],
    ["[A terrace](/property/1): offers over $1.5m.", offersOver],
    ["Unit 3, 9 Surf Rd is guided at $2,100,000.", "“$2,100,000” may not be published. Take the figure out"],
    ["The sea is at the end of 21 Secret St.", hidden("Manly")],
    ["5 Avalon Parade has the sea at its door.", hidden("Avalon")],
    ["8 Avalon Beach Road, Avalon Beach, is green.", hidden("Avalon Beach")],
  ] as const) {
    const { stops } = await find(`The market is calm.\n\n${sentence} So it goes.`);
    expect(stops).toEqual({ content: expect.stringContaining(words) });
  }
});

storeTest("a hidden price is refused near the name of its home", async (open) => {
  const { find, findIn } = await openWithHomes(open);
  for (const paragraph of [
    "3/9 Surf Road opens on Saturday. Guide $2,100,000.",
    "3/9 Surf Road, Avalon\nGuide $2,100,000",
    "## 3/9 Surf Road\n\nThe guide is $2,100,000.",
    "[This home](/property/2) is on at $2,100,000.",
    "[This home](https://headland.example/property/AGENCY-1/enquire) is on at $2,100,000.",
  ])
    expect([paragraph, await find(`The market is calm.\n\n${paragraph}\n\nSo it goes.`)]).toMatchObject([
      paragraph,
      { stops: { content: expect.stringMatching(/^3\/9 Surf Road, Avalon: “\$2,100,000” may not/) } },
    ]);
  const [address, price] = ["By the sea at 3/9 Surf Road", "For two, with a guide of $2.1m."];
  const stop = expect.stringContaining("“$2.1m” may not be published");
  expect(await findIn({ title: address, excerpt: price })).toMatchObject({ stops: { excerpt: stop } });
  expect(await findIn({ title: price, excerpt: address })).toMatchObject({ stops: { title: stop } });
  expect((await findIn({ "0.heading": address, "1.words": price, content: price })).stops).toEqual({});
  expect((await find(`${address}.\n\n${price}`)).stops).toEqual({});
});

storeTest("sentences about other homes and the market are allowed", async (open) => {
  const { find } = await openWithHomes(open);
  for (const sentence of [
    "The median price in Manly rose to $4.8m, from $4.4m a year ago, and one in five sold for over $6m.",
    "3/9 Surf Road opens on Saturday at ten. The median of Avalon is $2,800,000.",
    "3/9 Surf Road opens on Saturday. 14 Tern Lane has a guide of $2.4m.",
    "[It](/property/20) is on at $2.1m, and so is [this](/property/AGENCY-11).",
    "[A home in Manly](/property/AGENCY-2) opens on Saturday.",
    "21 Secret Street, Narrabeen sold for $3m in 2019, and 21 Secret St. in Manly Vale for $2m.",
    "114 Tern Lane and 21 Secretary Street are museums.",
  ])
    expect(await find(sentence)).toEqual({ stops: {}, asks: {} });
});

storeTest("an amount that is not the named home's is questioned", async (open) => {
  const { find } = await openWithHomes(open);
  const asked = "14 Tern Lane, Manly: The text says $3m; the price is $2.4M. Is it about this home?";
  expect(await find("14 Tern Lane has a guide of $2.4m, and the house next door sold for $3m.")).toEqual({
    stops: {},
    asks: { content: asked },
  });
});

storeTest("a text that breaks a rule is stopped at its field, or questioned once", async (open) => {
  const { send, publish, texts } = await openWithHomes(open);
  const named = { ...article, content: "14 Tern Lane: offers over $1.5m." };
  expect(await publish("journal", "new", { ...named, asked: "anything" })).toMatchObject({
    status: 422,
    data: {
      errors: { content: expect.stringMatching(/^14 Tern Lane, Manly: “offers over \$1\.5m”/) },
      typed: { content: named.content },
      asked: undefined,
    },
  });
  expect(await send("journal", "new", { ...named, intent: "save draft" })).toMatchObject({ status: 303 });
  const vague = { ...article, title: "On asking", content: "They asked for offers over $1.5m." };
  const questioned = await publish("journal", "new", vague);
  const question = expect.stringContaining("“offers over $1.5m” may not be said of a home.");
  const data = { errors: { content: question }, asked: question };
  expect(questioned).toMatchObject({ status: 422, data });
  const asked = String(Reflect.get(Object(questioned.data), "asked"));
  const other = { ...vague, excerpt: "Offers from $2m.", asked };
  expect(await publish("journal", "new", other)).toMatchObject({ status: 422 });
  expect(await publish("journal", "new", { ...vague, asked })).toMatchObject({ status: 303 });
  expect(texts.get().articles.map(({ title }) => title)).toContain("On asking");
});
