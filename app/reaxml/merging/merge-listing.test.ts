import { expect, test } from "vitest";
import { type Element, writeElement } from "../element.ts";
import { parseListing } from "../reading/parse-feed.fixture.ts";
import { mergeListing } from "./merge-listing.ts";

const listing = (words: string) => parseListing(`<land>${words}</land>`);

/** Merges messages in order and returns the listing without its own tag. */
async function merge(...messages: string[]) {
  let held: Element | undefined;
  for (const message of messages) held = mergeListing(held, await listing(message)).element;
  return held?.children.map(writeElement).join("");
}

test.each([
  ["absent keeps", ["<a>1</a><b>2</b>", "<b>3</b>"], "<a>1</a><b>3</b>"],
  ["empty clears", ["<a>1</a><b>2</b>", "<a/>"], "<b>2</b>"],
  ["case does not count", ["<a>1</a>", "<A>2</A>"], "<A>2</A>"],
  ["an empty link is removed", ['<videoLink href="https://a.example"/>', '<videoLink href=""/>'], ""],
  [
    "a result of an auction is its type alone",
    [
      '<auctionOutcome><auctionResult type="passed-in"/></auctionOutcome>',
      '<auctionOutcome><auctionResult type="sold-at-auction"/></auctionOutcome>',
    ],
    '<auctionOutcome><auctionResult type="sold-at-auction"/></auctionOutcome>',
  ],
  ["an empty telephone says nothing", ['<listingAgent><telephone type="mobile"/></listingAgent>'], ""],
  [
    "several of a name are replaced together",
    ['<rent period="week">1</rent><rent period="month">4</rent>', '<rent period="week">2</rent>'],
    '<rent period="week">2</rent>',
  ],
  [
    "features are merged one by one",
    [
      "<features><pool>1</pool><spa>1</spa></features>",
      "<features><spa>0</spa><gym>1</gym><pool/></features>",
    ],
    "<features><spa>0</spa><gym>1</gym></features>",
  ],
  [
    "features with nothing in them say nothing",
    ["<features><pool>1</pool></features>", "<features/>"],
    "<features><pool>1</pool></features>",
  ],
  [
    "a plan and a document with nothing but their ids are deleted",
    [
      '<objects><floorplan id="1" url="p"/><document id="2" url="d"/></objects>',
      '<objects><floorplan id="1"/><document id="2"/></objects>',
    ],
    "",
  ],
  [
    "26 empty slots delete nothing that is not here",
    [
      '<objects><img id="m" url="1"/></objects>',
      `<objects>${[..."abcdefghijklmnopqrstuvwxyz"].map((id) => `<img id="${id}"/>`).join("")}</objects>`,
    ],
    '<objects><img id="m" url="1"/></objects>',
  ],
  [
    "no inspections are none",
    ["<inspectionTimes><inspection>a</inspection></inspectionTimes>", "<inspectionTimes/>"],
    "",
  ],
  [
    "a slot with nothing but its id is deleted, others stay",
    [
      '<objects><img id="m" url="1"/><img id="a" url="2"/></objects>',
      '<objects><img id="a"/><img id="b"/></objects>',
    ],
    '<objects><img id="m" url="1"/></objects>',
  ],
  [
    "an empty lead picture deletes nothing",
    ['<images><img id="m" url="1"/></images>', '<objects><img id="m"/></objects>'],
    '<objects><img id="m" url="1"/></objects>',
  ],
  [
    "pictures without an id replace those without one, and no others",
    [
      '<objects><img id="m" url="1"/><img url="2"/><img url="3"/><floorplan url="p"/></objects>',
      '<objects><img url="4"/><img/></objects>',
    ],
    '<objects><img id="m" url="1"/><floorplan url="p"/><img url="4"/></objects>',
  ],
  [
    "a plan and a picture of one id are two",
    [
      '<objects><floorplan id="1" url="p"/></objects>',
      '<objects><document id="1" url="d"/><floorplan id="1"/></objects>',
    ],
    '<objects><document id="1" url="d"/></objects>',
  ],
  [
    "an agent's slot with nothing in it is deleted",
    [
      '<listingAgent id="1"><name>A</name></listingAgent><listingAgent id="2"><name>B</name></listingAgent>',
      '<listingAgent id="2"/><listingAgent id="3"><name/></listingAgent>',
    ],
    '<listingAgent id="1"><name>A</name></listingAgent>',
  ],
])("%s", async (_rule, messages, known) => expect(await merge(...messages)).toBe(known));

const mergedOneByOne = ["allowances", "ecoFriendly", "views", "idealFor", "ruralFeatures"];

test.each([...mergedOneByOne, "landDetails", "buildingDetails"])("%s are merged one by one", async (name) => {
  const messages = [`<${name}><a>1</a><b>2</b></${name}>`, `<${name}><a>3</a></${name}>`];
  expect(await merge(...messages)).toBe(`<${name}><a>3</a><b>2</b></${name}>`);
});

test.each(["inspectionTimes", "media"])("%s are replaced", async (name) => {
  const messages = [`<${name}><a>1</a><a>2</a></${name}>`, `<${name}><a>3</a></${name}>`];
  expect(await merge(...messages)).toBe(`<${name}><a>3</a></${name}>`);
});

test.each(["purchaseOrder", "marketing", "project"])(
  "%s, between the software and the portals, is left out",
  async (name) => expect(await merge(`<a>1</a><${name}>9</${name}>`)).toBe("<a>1</a>"),
);

test("merging a message twice changes nothing", async () => {
  const words =
    '<a>1</a><images><img id="m" url="1"/></images><listingAgent><name>A</name></listingAgent><features><spa>1</spa></features>';
  expect(await merge(words, words)).toBe(await merge(words));
});

test.each(["headline", "description", "price", "rent", "address"])(
  "a live listing cannot lose its %s, a withdrawn one can",
  async (name) => {
    const held = await listing(`<${name}>words</${name}>`);
    const empty = await listing(`<${name}/>`);
    const live = mergeListing(held, empty, "current");
    expect(live.element.children).toEqual(held.children);
    expect(live.findings).toMatchObject([{ code: "clear-refused", path: name }]);
    expect(mergeListing(held, empty)).toMatchObject({ element: { children: [] }, findings: [] });
  },
);

test.each([
  ['<price display="yes">900000</price>', '<price display="no"/>', '<price display="no">900000</price>'],
  [
    '<address display="yes"><street>Tern Lane</street></address>',
    '<address Display="no"/>',
    '<address display="no"><street>Tern Lane</street></address>',
  ],
])("%s of a live listing is hidden but not cleared by %s", async (held, fresh, known) => {
  const { element } = mergeListing(await listing(held), await listing(fresh), "current");
  expect(element.children.map(writeElement).join("")).toBe(known);
});

test.each(["sold", "leased"] as const)("the agents of a %s listing stay", async (before) => {
  const [held, fresh] = await Promise.all(["Ann", "Ben"].map((name) => listing(agent(name))));
  if (!held || !fresh) throw new Error("no listing");
  expect(mergeListing(held, fresh, before).element.children).toEqual(held.children);
  expect(mergeListing(held, fresh, "current").element.children).toEqual(fresh.children);
  expect(mergeListing(await listing(""), fresh, before).element.children).toEqual(fresh.children);
});

const agent = (name: string) => `<listingAgent id="1"><name>${name}</name></listingAgent>`;
