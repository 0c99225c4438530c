import { expect, test } from "vitest";
import { makeElement, makePage } from "#app/agency/builder/content/content.fixture.ts";
import { parsePage } from "#app/agency/builder/content/parse-page.server.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { findSiteBlocks } from "./find-blocks.server.ts";
import { findHosts } from "./found-block.ts";
import { toSources } from "./sources.ts";

/** What blocks show with these homes. */
async function find(elements: readonly object[], sale: readonly object[] = [], texts = defaultTexts) {
  const { context } = await openTestCatalogue({ "coastal-listings.json": sale });
  const { blocks } = parsePage(makePage("/page", elements));
  context.set(textsContext, texts);
  return Object.values(findSiteBlocks(blocks, toSources(context)));
}

/** The blocks that show a home. */
const ofHome = [
  makeElement("Home", { home: "/property/S001" }),
  makeElement("Homes", { search: "/listings" }),
  makeElement("PropertyCard", { title: "By the sea", home: "S001" }),
];

test("a home has its present price, says when it is sold, and goes when it is withdrawn", async () => {
  const record = toSampleRecord();
  const price = "$1.5M";
  expect(await find(ofHome, [record])).toMatchObject([
    { listing: { price } },
    { listings: [{ price }] },
    { home: { price } },
  ]);
  const sold = { ...record, status: "sold", sold_price_aud: 1_600_000, sold_date: "2026-11-20" };
  expect(await find(ofHome, [sold])).toMatchObject([
    { listing: { badges: [{ label: "Sold" }], href: "/sold-property/S001" } },
    { name: "Missing", reason: "its search finds no home today" },
    { home: { badge: { label: "Sold" } } },
  ]);
  expect((await find(ofHome)).map((each) => each?.name)).toEqual(["Missing", "Missing", "Missing"]);
});

test("a list of no homes shows one", async () => {
  const none = makeElement("Homes", { search: "/listings", most: 0 });
  expect(await find([none], [toSampleRecord()])).toMatchObject([{ listings: [{}] }]);
});

test("what is not there is named", async () => {
  const found = await find([
    makeElement("Home", { home: "S999" }),
    makeElement("Homes", { search: "/elsewhere" }),
    makeElement("MapOfHomes", { search: "/rentals" }),
    makeElement("OpenHomes", { suburb: "Nowhere" }),
    makeElement("Agent", { agent: "Nobody" }),
    makeElement("Testimonial", { agent: "Nobody" }),
    makeElement("SuburbFigures", { suburb: "Nowhere" }),
  ]);
  expect(found.map((each) => each?.name === "Missing" && each.reason)).toEqual([
    "the home S999 is not shown any more",
    "“/elsewhere” is no address of a list of homes",
    "its search finds no home today",
    "no home is open soon in Nowhere",
    "nobody here is “Nobody”",
    "no client of “Nobody” is quoted",
    "no suburb guide is called “Nowhere”",
  ]);
});

test("a search may have the site’s own address, and no other", async () => {
  const searches = ["site.example/listings?beds=3", "evil.example/listings?beds=3"];
  const elements = ["Homes", "MapOfHomes"].flatMap((name) =>
    searches.map((search) => makeElement(name, { search: `https://${search}` })),
  );
  const [ours, other, map, otherMap] = await find(elements, [toSampleRecord()]);
  const reason = "“https://evil.example/listings?beds=3” is no address of a list of homes";
  expect(ours).toMatchObject({ name: "Homes", href: "/listings?beds=3" });
  expect(map).toMatchObject({ name: "MapOfHomes", href: "/listings/map?beds=3" });
  for (const each of [other, otherMap]) expect(each).toEqual({ name: "Missing", reason });
});

test("an agent goes by number, name, e-mail address or profile, and is replaced by a successor", async () => {
  const [first, second] = defaultTexts.agents;
  if (!first || !second) throw new Error("there are no two agents");
  const former = { ...first, id: 99, name: "Ada Lund", email: "ada@agency.example", successorId: second.id };
  const typed = [
    String(first.id),
    first.name.toUpperCase(),
    first.email,
    `/team/${first.id}`,
    "",
    "Ada Lund",
  ];
  const elements = typed.map((agent) => makeElement("Agent", { agent }));
  const found = await find(elements, [], { ...defaultTexts, formerAgents: [former] });
  const ids = found.map((each) => each?.name === "Agent" && each.agent.id);
  expect(ids).toEqual([first.id, first.id, first.id, first.id, first.id, second.id]);
});

test("testimonials are the newest, of all clients or of one agent's", async () => {
  const blocks = [makeElement("Testimonial", { most: "3" }), makeElement("Testimonial", { agent: "1" })];
  const [ofAll, ofOne] = (await find(blocks)).map((each) =>
    each?.name === "Testimonial" ? each.testimonials : [],
  );
  const days = defaultTexts.testimonials.map(({ date }) => date).toSorted();
  expect(ofAll?.map(({ date }) => date)).toEqual(days.slice(-3).toReversed());
  expect(ofOne?.map(({ agentId }) => agentId)).toEqual([1]);
});

test("pictures of homes that lie elsewhere are known, and a home has one heart", async () => {
  const images = ["https://photos.example/1.jpg"];
  const homes = [toSampleRecord({ images })];
  const found = await find(ofHome, homes);
  expect(findHosts(Object.fromEntries(found.entries()))).toEqual(["https://photos.example"]);
  const [home, list] = found;
  expect(home?.name === "Home" && home.listing.sourceId).toBe("S001");
  expect(list?.name === "Homes" && list.listings[0]?.sourceId).toBeUndefined();
});

test("words of the site's own blocks that say a price against the law are named instead", async () => {
  const found = await find([
    makeElement("Quote", { words: "They sold in a week.", author: "M. Okafor" }),
    makeElement("TextWithPicture", { heading: "By the water", words: "Offers over $1.2m." }),
    makeElement("CallToAction", { heading: "Offers over $1.2m", button: "Ask", link: "/contact" }),
    makeElement("Agent", { heading: "Offers over $1.2m" }),
  ]);
  const missing = {
    name: "Missing",
    reason: expect.stringMatching(/^“Offers over \$1.2m” may not be published\. /),
  };
  expect(found).toMatchObject([{ name: "Quote" }, missing, missing, missing]);
});

test("words of a card with a home pass the rules too, read with the price under them", async () => {
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
  const refused = { field: "description", words: "$5m to $7m" };
  const missing = (input: string, words: string) => ({
    name: "Missing",
    reason: expect.stringContaining(`“${words}” may not be published. `),
    input,
  });
  expect(found).toMatchObject([
    { home: { price: "$1.5M", refused } },
    { home: { price: "Contact agent", refused } },
    missing("title", "offers over $5m"),
    missing("title", "Offers over $1.5M"),
    missing("type", "Offers over $985,000"),
    missing("address", "Offers over $1.2m"),
    missing("location", "offers over $1.2m"),
  ]);
});

test("a heading is read with its words, and so is what a picture shows", async () => {
  const found = await find([
    makeElement("CallToAction", { heading: "Offers over", words: "$1.2m", button: "Ask", link: "/contact" }),
    makeElement("TextWithPicture", { words: "By the water.", alt: "Offers over $1.2m" }),
  ]);
  const reason = expect.stringMatching(/^“Offers over \$1.2m” may not be published\. /);
  expect(found).toMatchObject([
    { name: "Missing", reason, input: "heading" },
    { name: "Missing", reason, input: "alt" },
  ]);
});
