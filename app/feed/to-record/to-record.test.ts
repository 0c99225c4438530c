import { describe, expect, test } from "vitest";
import { parseListing } from "../reading/parse-feed.fixture.ts";
import { toRecord } from "./to-record.ts";

const team = [
  {
    id: 1,
    name: "Marion Tate",
    email: "marion@headland.example",
    phone: "",
    mobile: "0491 570 156",
    crmId: "77",
  },
  { id: 2, name: "Tom Okafor", email: "tom@headland.example", phone: "", mobile: "0491 570 313" },
];
const office = { name: "Headland", email: "hello@headland.example", phone: "(02) 5550 0142" };
const options = { team, office, priceEdges: [1, 750_000, 1_000_000, 2_000_000], today: "2026-11-24" };

async function read(
  kind: "residential" | "rental" | "land",
  words: string,
  status: "current" | "sold" | "leased" = "current",
) {
  const element = await parseListing(`<${kind}>${words}</${kind}>`);
  const offer = kind === "rental" ? "rental" : "sale";
  const { record, media, findings } = toRecord(
    { element, offer, status, modTime: "2026-11-20T09:00:00" },
    options,
  );
  return { ...record, media, codes: findings.map(({ code, path }) => `${code} ${path}`) };
}

const sale = (words: string) => read("residential", words);
const rental = (words: string) => read("rental", words);

/** The fields that are named say just that; undefined: they are not there. */
function expectFields(record: Record<string, unknown>, expected: Record<string, unknown>) {
  const named = Object.keys(expected).map((field) => [field, record[field]]);
  expect(Object.fromEntries(named)).toEqual(expected);
}

describe("price", () => {
  test.each([
    ["<price>500000</price>", { price_aud: 500_000 }],
    ['<price display="yes">$1,250,000.00</price>', { price_aud: 1_250_000 }],
    ["<price>500000.0000</price>", { price_aud: 500_000 }],
    [
      "<price><range><min>900000</min><max>990000</max></range></price>",
      { price_aud: 900_000, price_to: 990_000 },
    ],
    [
      "<price>500000</price><priceView>Guide $500,000</priceView>",
      { price_aud: 500_000, price_text: "Guide $500,000" },
    ],
    ['<price display="no">1900000</price>', { price_aud: 1_000_000, price_display: false }],
    // Anything but a clear yes hides.
    ['<price display="range">1900000</price>', { price_aud: 1_000_000, price_display: false }],
    ['<price display="0">0</price>', { price_aud: 1, price_display: false }],
    [
      '<price display="no">1900000</price><priceView>Auction</priceView>',
      { price_aud: 1_000_000, price_display: false, price_text: "Auction" },
    ],
    [
      '<price display="no">1900000</price><priceView>About $1.9M</priceView>',
      { price_aud: 1_000_000, price_display: false, price_text: undefined },
    ],
  ])("%s", async (words, record) => expectFields(await sale(words), record));

  test("what is no number costs the price and is said", async () => {
    const { codes, ...record } = await sale("<price>on application</price>");
    expect(codes).toEqual(["unparseable-number price"]);
    expect(record).not.toHaveProperty("price_aud");
  });
});

describe("rent", () => {
  test.each([
    ['<rent period="week">350</rent>', 350],
    ['<rent period="weekly">$1,050</rent>', 1_050],
    ["<rent>350</rent>", 350],
    ['<rent period="month">1300</rent>', 300],
    ['<rent period="monthly">1300</rent><rent period="week">310</rent>', 310],
    // Never hidden in New South Wales.
    ['<rent period="week" display="no">350</rent><priceView>Contact agent</priceView>', 350],
  ])("%s is %d a week", async (words, weekly) => {
    const record = await rental(words);
    expect(record).toMatchObject({ weekly_rent_aud: weekly });
    expect(record).not.toHaveProperty("price_display");
    expect(record).not.toHaveProperty("price_text");
  });

  test.each([
    ["<bond>$999</bond>", { bond_aud: 999 }],
    ["<dateAvailable>2026-12-15</dateAvailable>", { available: "2026-12-15" }],
    [
      "<allowances><petFriendly>1</petFriendly><furnished>yes</furnished></allowances>",
      { pets: "considered", furnished: true },
    ],
    ["<allowances><petFriendly>no</petFriendly></allowances>", { pets: undefined, furnished: undefined }],
    ['<depositTaken value="yes"/>', { status: "deposit-taken" }],
  ])("%s", async (words, record) => expectFields(await rental(words), record));

  test("leased carries its day", async () => {
    expect(await read("rental", "<rent>1</rent>", "leased")).toMatchObject({
      status: "leased",
      leased_on: "2026-11-20",
    });
  });
});

describe("address", () => {
  const address = (words: string, attributes = "") =>
    sale(`<address${attributes}>${words}<street>Tern Lane</street><suburb>FRESHWATER</suburb></address>`);

  test.each([
    ["<streetNumber>14</streetNumber>", "14 Tern Lane, Freshwater"],
    ["<subNumber>2</subNumber><streetNumber>39</streetNumber>", "2/39 Tern Lane, Freshwater"],
    ["<subNumber>2</subNumber><streetNumber>2/39</streetNumber>", "2/39 Tern Lane, Freshwater"],
    ["<streetNumber>Unit 5, 102</streetNumber>", "5/102 Tern Lane, Freshwater"],
    ["<streetNumber>7 &amp; 9</streetNumber>", "7 & 9 Tern Lane, Freshwater"],
    ["<streetNumber>LOT 4A</streetNumber>", "Lot 4A Tern Lane, Freshwater"],
    ["<lotNumber>12</lotNumber>", "Lot 12 Tern Lane, Freshwater"],
    ["<subNumber>3</subNumber>", "Unit 3, Tern Lane, Freshwater"],
    ["<streetNumber>0</streetNumber>", "Tern Lane, Freshwater"],
  ])("%s is %s", async (words, line) => expect(await address(words)).toMatchObject({ address: line }));

  test.each([
    ["DEE WHY", "Dee Why"],
    ["north curl curl", "North Curl Curl"],
    ["MCMAHONS POINT", "McMahons Point"],
    ["St Ives", "St Ives"],
  ])("the suburb %s is %s", async (suburb, name) =>
    expect(await sale(`<address><street>A</street><suburb>${suburb}</suburb></address>`)).toMatchObject({
      suburb: name,
    }),
  );

  test("a hidden one is marked, by the address or the suburb", async () => {
    expect(await address("", ' display="no"')).toMatchObject({ address_display: false });
    const suburb = '<address><street>A</street><suburb display="no">MANLY</suburb></address>';
    expect(await sale(suburb)).toMatchObject({
      address_display: false,
      codes: ["address-hidden address@display"],
    });
    expect(await address("")).not.toHaveProperty("address_display");
  });

  const place = "<address><street>A</street><suburb>MANLY</suburb>";
  test.each([
    [
      `${place}<latitude>-33.79</latitude><longitude>151.28</longitude></address>`,
      { lat: -33.79, lng: 151.28 },
    ],
    [
      `${place}</address><Geocode><Latitude><![CDATA[-33.79]]></Latitude><Longitude>151.28</Longitude></Geocode>`,
      { lat: -33.79, lng: 151.28 },
    ],
    [
      `${place}</address><extraFields><eField name="latitude">-33.79</eField><eField name="longitude">151.28</eField></extraFields>`,
      { lat: -33.79, lng: 151.28 },
    ],
    [
      `${place}<latitude>0</latitude><longitude>0</longitude></address>`,
      { codes: ["invalid-coordinates address"] },
    ],
    [
      `${place}<latitude>133</latitude><longitude>1</longitude></address>`,
      { codes: ["invalid-coordinates address"] },
    ],
  ])("%s", async (words, record) => expectFields(await sale(words), record));
});

describe("sale", () => {
  test.each([
    [
      '<authority value="auction"/><auction>2026-12-05T10:00</auction>',
      { method: "auction", auction: { at: "2026-12-05T10:00" } },
    ],
    [
      '<authority value="Auction"/><auction date="2026-12-05-18:30:00"/>',
      { auction: { at: "2026-12-05T18:30" } },
    ],
    // Never midnight where only the day is known.
    ['<authority value="auction"/><auction>2026-12-05</auction>', { auction: { at: "2026-12-05" } }],
    ['<authority value="auction"/><auction>2026-12-05-00:00:00</auction>', { auction: { at: "2026-12-05" } }],
    ['<authority value="exclusive"/><auction>2026-12-05</auction>', { method: "sale", auction: undefined }],
    ['<authority value="setsale"/>', { method: "sale" }],
    ['<commercialAuthority value="eoi"/>', { method: "expressions" }],
    ['<underOffer value="YES"/>', { status: "under-offer" }],
    ['<underOffer value="no"/>', { status: "current" }],
    [
      '<auctionOutcome><auctionDate>2026-11-21</auctionDate><auctionMaxBid value="2300000"/><auctionResult type="passed-in-vendor-bid"/></auctionOutcome>',
      { auction_result: { result: "passed-in", bid_aud: 2_300_000, date: "2026-11-21" } },
    ],
    [
      '<auctionOutcome><auctionResult type="sold-prior-to-auction"/></auctionOutcome>',
      { auction_result: { result: "sold-prior" } },
    ],
  ])("%s", async (words, record) => expectFields(await sale(words), record));

  test.each([
    [
      "<price display='yes'>580000</price><date>2026-11-10-12:30:00</date>",
      { date: "2026-11-10", price_aud: 580_000 },
    ],
    [
      "<soldPrice>580000</soldPrice><soldDate>2026-11-10</soldDate>",
      { date: "2026-11-10", price_aud: 580_000 },
    ],
    ["<price display='no'>580000</price><date>2026-11-10</date>", { date: "2026-11-10", display: false }],
    [
      "<soldPrice display='range'>580000</soldPrice><soldDate>2026-11-10</soldDate>",
      { date: "2026-11-10", display: false },
    ],
  ])("sold: %s", async (words, sold) =>
    expect(await read("residential", `<soldDetails>${words}</soldDetails>`, "sold")).toMatchObject({
      status: "sold",
      sold,
    }),
  );
});

describe("rooms and sizes", () => {
  const features = (words: string) => sale(`<features>${words}</features>`);

  test.each([
    ["<bedrooms>4.00</bedrooms><bathrooms>2</bathrooms>", { beds: 4, baths: 2 }],
    ["<bedrooms>Studio</bedrooms>", { beds: 0 }],
    ["<garages>1</garages><carports>1</carports><openSpaces>1</openSpaces>", { parking: 3 }],
    ["<garages>yes</garages>", { parking: 1 }],
    ["<bedrooms>400</bedrooms>", { beds: 0, codes: ["unparseable-number features/bedrooms"] }],
  ])("%s", async (words, record) => expectFields(await features(words), record));

  test.each([
    ['<landDetails><area unit="squareMeter">450</area></landDetails>', { land_size_sqm: 450 }],
    ['<landDetails><area unit="square">80</area></landDetails>', { land_size_sqm: 743 }],
    ['<landDetails><area unit="acre">2</area></landDetails>', { land_size_sqm: 8_094 }],
    ['<landDetails><area unit="hectare">1.5</area></landDetails>', { land_size_sqm: 15_000 }],
    [
      '<landDetails><area unit="square"></area></landDetails>',
      { land_size_sqm: undefined, codes: ["empty-measure landDetails/area"] },
    ],
    [
      '<landDetails><area unit="perch">20</area></landDetails>',
      { land_size_sqm: undefined, codes: ["unknown-unit landDetails/area@unit"] },
    ],
    [
      '<buildingDetails><area unit="square">10</area></buildingDetails>',
      { property_info: { "Home size_sqm": 93 } },
    ],
    [
      "<councilRates>$2000 per month</councilRates>",
      { property_info: { "Council rates_AUD_per_quarter": 6_000 } },
    ],
    ["<waterRates>$174 p/q</waterRates>", { property_info: { "Water rates_AUD_per_quarter": 174 } }],
  ])("%s", async (words, record) => expectFields(await sale(words), record));

  test.each([
    ['<category name="House"/>', "House"],
    ['<category name="Unit"/>', "Apartment"],
    ['<category name="ServicedApartment"/>', "Apartment"],
    ['<category name="DuplexSemi-detached"/>', "Duplex"],
    ['<category name="Villa"/>', "Villa"],
  ])("%s is %s", async (words, type) => expect(await sale(words)).toMatchObject({ type }));

  test("land is land", async () => {
    expect(await read("land", '<landCategory name="Residential"/>')).toMatchObject({ type: "Land", beds: 0 });
  });
});

describe("people", () => {
  const agent = (words: string) => sale(`<listingAgent id="1">${words}</listingAgent>`);
  const marion = {
    id: "agent-1",
    name: "Marion Tate",
    phone: "0491 570 156",
    email: "marion@headland.example",
  };

  test.each([
    ["<uniqueListingAgentID>77</uniqueListingAgentID><name>Another</name>", marion],
    ["<name>M. Tate</name><email>Marion@Headland.example</email>", marion],
    ['<name>M. Tate</name><telephone type="mobile">+61 491 570 156</telephone>', marion],
    [
      '<name>Ben</name><telephone type="BH">05 1234</telephone><telephone type="mobile">0491 570 006</telephone>',
      { name: "Ben", phone: "0491 570 006" },
    ],
    // Never by name.
    ["<name>Marion Tate</name>", { name: "Marion Tate", email: office.email }],
    ["<name/>", office],
  ])("%s", async (words, record) => expect(await agent(words)).toMatchObject({ agent: record }));

  test("who is nobody of ours is said; all of them stand there", async () => {
    const two = await sale(
      '<listingAgent id="1"><name>Ben</name></listingAgent><listingAgent id="2"><email>tom@headland.example</email></listingAgent>',
    );
    expect(two).toMatchObject({
      agents: [{ name: "Ben" }, { id: "agent-2" }],
      codes: ["unmatched-agent listingAgent"],
    });
  });
});

describe("words, times, links and pictures", () => {
  test.each([
    ["<headline>SHOW STOPPER!!!</headline>", { title: "Show stopper!" }],
    ["<headline>A house of the CSIRO</headline>", { title: "A house of the CSIRO" }],
    ["<description>&lt;b&gt;Two&lt;/b&gt; storeys</description>", { description: "Two storeys" }],
    ["<headline>Only this</headline>", { description: "Only this" }],
    [
      "<inspectionTimes><inspection>28-Nov-2026 10:00am to 10:30am</inspection><inspection>28-Nov-2026 10:00am to 10:30am</inspection></inspectionTimes>",
      { inspections: ["2026-11-28T10:00/10:30"] },
    ],
    [
      "<inspectionTimes><inspection>By Appointment</inspection></inspectionTimes>",
      { inspections: ["by-appointment"] },
    ],
    [
      "<inspectionTimes><inspection>whenever</inspection></inspectionTimes>",
      { inspections: undefined, codes: ["unparseable-inspection inspectionTimes/inspection"] },
    ],
    ['<videoLink href="https://video.example/1"/>', { video: "https://video.example/1" }],
    ['<externalLink href="https%3A%2F%2Ftour.example%2F1"/>', { tour: "https://tour.example/1" }],
    [
      '<externalLink href="http://a.example"/><externalLink href="https://b.example"/>',
      { tour: "https://b.example", codes: [] },
    ],
    [
      '<videoLink href="http://video.example/1"/>',
      { video: undefined, codes: ["insecure-link videoLink@href"] },
    ],
    ["<extraFields/>", { codes: ["extension-fields extraFields"] }],
  ])("%s", async (words, record) => expectFields(await sale(words), record));

  test("pictures, plans and statements keep their slots, addresses and times", async () => {
    const { media, codes } = await sale(
      '<objects><img id="M" url="https://p.example/m.jpg" modTime="2026-11-01-10:00:00"/><img id="a" file="a.jpg"/><floorplan id="1" url="https://p.example/f.gif"/><document id="1" url="https://p.example/d.pdf" title="Contract"/></objects><media><attachment usage="statementOfInformation" url="https://p.example/s.pdf"/></media>',
    );
    expect(media).toEqual([
      { slot: "m", use: "picture", url: "https://p.example/m.jpg", modTime: "2026-11-01T10:00:00" },
      { slot: "1", use: "floorplan", url: "https://p.example/f.gif" },
      { slot: "1", use: "document", url: "https://p.example/d.pdf", title: "Contract" },
      { slot: "100", use: "document", url: "https://p.example/s.pdf", title: "Statement of information" },
    ]);
    expect(codes).toEqual(["media-without-url objects/img@id=a"]);
  });
});
