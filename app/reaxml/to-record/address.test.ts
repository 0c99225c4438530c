import { expect, test } from "vitest";
import { expectFields, sale } from "./to-record.fixture.ts";

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
  ["<subNumber>3</subNumber>", "Tern Lane, Freshwater"],
  [
    "<subNumber>2/77a</subNumber><streetNumber>39</streetNumber><lotNumber>39</lotNumber>",
    "2/77a Tern Lane, Freshwater",
  ],
  ["<subNumber>2/77a</subNumber><streetNumber>Lot 39</streetNumber>", "2/77a Tern Lane, Freshwater"],
  ["<subNumber>2/77-79</subNumber><lotNumber>39</lotNumber>", "2/77-79 Tern Lane, Freshwater"],
  ["<subNumber>2/77a</subNumber>", "2/77a Tern Lane, Freshwater"],
  ["<streetNumber>0</streetNumber>", "Tern Lane, Freshwater"],
  ["<subNumber>Unit 2</subNumber><streetNumber>2/39</streetNumber>", "2/39 Tern Lane, Freshwater"],
  ["<subNumber>Villa 3</subNumber><streetNumber>39</streetNumber>", "Villa 3, 39 Tern Lane, Freshwater"],
  ["<subNumber>n/a</subNumber><streetNumber>No. 39</streetNumber>", "39 Tern Lane, Freshwater"],
  ["<streetNumber>39 – 41</streetNumber>", "39-41 Tern Lane, Freshwater"],
  ["<streetNumber>39 TERN LANE</streetNumber>", "39 Tern Lane, Freshwater"],
  ["<streetNumber>Lot 12 (39)</streetNumber>", "Lot 12, 39 Tern Lane, Freshwater"],
  // Either number may be meant.
  ["<subNumber>12</subNumber><streetNumber>2/39</streetNumber>", "Tern Lane, Freshwater"],
])("%s is %s", async (words, line) => expect(await address(words)).toMatchObject({ address: line }));

test.each([
  ["DEE WHY", "Dee Why"],
  ["MCMAHONS POINT", "McMahons Point"],
  ["ST IVES", "St Ives"],
])("the suburb %s is %s", async (suburb, name) =>
  expect(await sale(`<address><street>A</street><suburb>${suburb}</suburb></address>`)).toMatchObject({
    suburb: name,
  }),
);

test.each([
  ["12 Tern Lane", "12 Tern Lane, Manly"],
  ["TERN LANE, MANLY", "12 Tern Lane, Manly"],
  ["RSL LANE", "12 RSL LANE, Manly"],
  ["-", undefined],
  ["", undefined],
])("12 in the street %j is %s", async (street, line) => {
  const words = `<streetNumber>12</streetNumber><street>${street}</street><suburb>Manly</suburb>`;
  expectFields(await sale(`<address>${words}</address>`), { address: line });
});

test("an address is marked hidden by its own attribute or the suburb's", async () => {
  expect(await address("", ' display="no"')).toMatchObject({ address_display: false });
  const suburb = '<address><street>A</street><suburb display="no">MANLY</suburb></address>';
  expect(await sale(suburb)).toMatchObject({
    address_display: false,
    codes: ["address-hidden address@display"],
  });
});

const [lat, lng] = ["<latitude>-33.79</latitude>", "<longitude>151.28</longitude>"];
test.each([
  ["the address", lat + lng, ""],
  ["Geocode", "", "<Geocode><Latitude><![CDATA[-33.79]]></Latitude><Longitude>151.28</Longitude></Geocode>"],
  ["feedsyncGeocode", "", "<feedsyncGeocode><lat>-33.79</lat><lng>151.28</lng></feedsyncGeocode>"],
  [
    "extraFields",
    "",
    '<extraFields><eField name="latitude">-33.79</eField><eField name="longitude">151.28</eField></extraFields>',
  ],
])("the position may stand in %s", async (_where, within, beside) => {
  const listing = `<address>${within}<street>A</street><suburb>MANLY</suburb></address>${beside}`;
  expectFields(await sale(listing), { lat: -33.79, lng: 151.28, codes: [] });
});

test.each([
  ["0", "0"],
  ["133", "1"],
])("%s, %s is not a position", async (north, east) => {
  const record = await address(`<latitude>${north}</latitude><longitude>${east}</longitude>`);
  expectFields(record, { lat: undefined, codes: ["invalid-coordinates address"] });
});

test.each([
  ...["2/102", "Unit 5, 102", "7 &amp; 9", "Lot 12 (39)"].map((number) => [
    `<streetNumber>${number}</streetNumber>`,
    "street-number-composite",
  ]),
  ["<subNumber>3</subNumber>", "street-number-missing"],
])("%s is not one number and is reported: %s", async (words, code) =>
  expect((await address(words)).codes).toEqual([`${code} address/streetNumber`]),
);

test("the number of a lot alone is not reported", async () =>
  expect((await address("<streetNumber>LOT 4A</streetNumber>")).codes).toEqual([]));

test("only a clear yes, or the word full, shows an address", async () => {
  for (const hidden of ["no", "false", "", "perhaps"])
    expect(await address("", ` display="${hidden}"`), hidden).toMatchObject({ address_display: false });
  for (const shown of ["", ' display="full"', ' display="YES"'])
    expect(await address("", shown), shown).not.toHaveProperty("address_display");
});

test.each([
  ["<state>VIC</state><postcode>3121</postcode>", { state: "VIC", postcode: "3121", codes: [] }],
  ["<region>Victoria</region><postcode>0800</postcode>", { state: "Victoria", postcode: "0800" }],
  ["<country>Australia</country>", { state: undefined, postcode: undefined, codes: [] }],
  ["<country>New Zealand</country>", { codes: ["address-abroad address/country"] }],
])("%s", async (words, record) => expectFields(await address(words), record));
