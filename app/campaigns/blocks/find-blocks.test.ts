import { expect, test } from "vitest";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { makeElement, makePage } from "../content/content.fixture.ts";
import { makeOwnBlock } from "../content/own-blocks.fixture.ts";
import { readTestPage } from "../content/read-page.fixture.ts";
import { toSources } from "./block-sources.ts";
import { findSiteBlocks } from "./find-blocks.server.ts";
import { findHosts } from "./found-block.ts";
import { siteBlocks } from "./site-blocks.ts";

/** The data of blocks, with these homes for sale. */
async function find(elements: readonly object[], sale: readonly object[] = []) {
  const { context } = await openTestCatalogue({ "coastal-listings.json": sale });
  const { blocks } = readTestPage(makePage("/page", elements));
  return Object.values(findSiteBlocks(blocks, toSources(context)));
}

/** Blocks that show a home. */
const ofHome = [
  makeElement("Homes", { search: "/listings" }),
  makeElement("PropertyCard", { title: "By the sea", home: "S001" }),
];

test("a home has its current price, is marked when sold, and disappears when withdrawn", async () => {
  const record = toSampleRecord();
  const price = "$1.5M";
  expect(await find(ofHome, [record])).toMatchObject([{ listings: [{ price }] }, { home: { price } }]);
  const sold = { ...record, status: "sold", sold_price_aud: 1_600_000, sold_date: "2026-11-20" };
  expect(await find(ofHome, [sold])).toMatchObject([
    { name: "Missing", reason: "its search finds no home today" },
    { home: { badge: { label: "Sold" } } },
  ]);
  expect((await find(ofHome)).map((each) => each?.name)).toEqual(["Missing", "Missing"]);
});

test("a list of at most 0 homes shows one", async () => {
  const none = makeElement("Homes", { search: "/listings", most: 0 });
  expect(await find([none], [toSampleRecord()])).toMatchObject([{ listings: [{}] }]);
});

test("a search in words finds matching homes", async () => {
  const inWords = makeElement("Homes", { search: "/listings?location=3+bedroom+house" });
  const homes = [3, 2].map((beds) => toSampleRecord({ id: `S00${beds}`, beds }));
  expect(await find([inWords], homes)).toMatchObject([{ listings: [{ sourceId: "S003" }] }]);
});

test("missing homes, suburbs and lists are named", async () => {
  const found = await find([
    makeElement("PropertyCard", { title: "By the sea", home: "S999" }),
    makeElement("Homes", { search: "/elsewhere" }),
    makeElement("Homes", { search: "/rentals" }),
    makeElement("OpenHomes", { suburb: "Nowhere" }),
  ]);
  expect(found.map((each) => each?.name === "Missing" && each.reason)).toEqual([
    "the home S999 is not shown any more",
    "“/elsewhere” is not the address of a list of homes",
    "its search finds no home today",
    "no home is open soon in Nowhere",
  ]);
});

test("the address of a search may be on the site’s own host, and on no other", async () => {
  const searches = ["site.example/listings?beds=3", "evil.example/listings?beds=3"];
  const elements = searches.map((search) => makeElement("Homes", { search: `https://${search}` }));
  const [ours, other] = await find(elements, [toSampleRecord()]);
  const reason = "“https://evil.example/listings?beds=3” is not the address of a list of homes";
  expect(ours).toMatchObject({ name: "Homes", href: "/listings?beds=3" });
  expect(other).toEqual({ name: "Missing", reason });
});

test("the hosts of homes' pictures are found, and each home has one heart", async () => {
  const images = ["https://photos.example/1.jpg"];
  const homes = [toSampleRecord({ images })];
  const list = makeElement("Homes", { search: "/listings" });
  const found = await find([list, list], homes);
  expect(findHosts(Object.fromEntries(found.entries()))).toEqual(["https://photos.example"]);
  const hearts = found.map((each) => each?.name === "Homes" && each.listings[0]?.sourceId);
  expect(hearts).toEqual(["S001", undefined]);
});

test("the words of a card with a home are checked together with its price", async () => {
  const by = (inputs: object) => makeElement("PropertyCard", { title: "By the sea", ...inputs });
  const description = "Guide $5m to $7m, no children";
  const found = await find(
    [
      by({ home: "S001", description }),
      by({ price: 985_000, description }),
      by({ home: "S001", title: "LINKED offers over $5m", description }),
      by({ home: "S001", title: "Offers over" }),
      by({ price: 985_000, type: "Offers over" }),
      by({ address: "Offers over $1.2m" }),
      by({ location: "Manly, offers over $1.2m" }),
    ],
    [toSampleRecord()],
  );
  const refused = { field: "description", words: "no children" };
  const missing = (words: string) => ({
    name: "Missing",
    reason: expect.stringContaining(`“${words}” may not be published. `),
  });
  expect(found).toMatchObject([
    { home: { price: "$1.5M", refused } },
    { home: { price: "Contact agent", refused } },
    missing("offers over $5m"),
    missing("Offers over $1.5M"),
    missing("Offers over $985,000"),
    missing("Offers over $1.2m"),
    missing("offers over $1.2m"),
  ]);
});

/** Inputs that visitors do not read: they choose a home, a suburb or a layout. */
const unread = ["home", "suburb", "side"];

test.each(siteBlocks)("all words of $name that visitors read are checked", async (block) => {
  const texts = block.inputs.filter(({ type }) => type === "string" || type === "longText");
  for (const { name } of texts) {
    const element = makeOwnBlock(block, { [name]: "Offers over $1.2m" });
    const found = JSON.stringify(await find([element], [toSampleRecord()]));
    expect([name, /may not be published|"refused"/.test(found)]).toEqual([name, !unread.includes(name)]);
  }
});

test("a heading is checked together with its words, and so is a picture's alt text", async () => {
  const found = await find([
    makeElement("CallToAction", { heading: "Offers over", words: "$1.2m", button: "Ask", link: "/contact" }),
    makeElement("TextWithPicture", { words: "By the water.", alt: "Offers over $1.2m" }),
  ]);
  const reason = expect.stringMatching(/^“Offers over \$1.2m” may not be published\. /);
  const missing = { name: "Missing", reason };
  expect(found).toMatchObject([missing, missing]);
});
