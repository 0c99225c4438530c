import { describe, expect, test } from "vitest";
import { expectFields, office, read, sale } from "./to-record.fixture.ts";

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
