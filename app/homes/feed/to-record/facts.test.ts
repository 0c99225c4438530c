import { expect, test } from "vitest";
import { expectFields, rental, sale } from "./to-record.fixture.ts";

const features = (words: string) => sale(`<features>${words}</features>`);

test.each([
  [
    "<study>yes</study><gym>0</gym><Dishwasher>TRUE</Dishwasher>",
    { facts: { study: true, dishwasher: true } },
  ],
  ["<ensuite>2</ensuite><toilet>3</toilet>", { facts: { ensuites: 2, toilets: 3 } }],
  ['<pool type="inground">yes</pool>', { facts: { pool: true, poolInGround: true } }],
  ['<pool type="inground"/>', { facts: {} }],
  ['<heating type="gas"/>', { facts: { gasHeating: true } }],
  ["<bedrooms>3</bedrooms><garages>2</garages>", { facts: { garages: 2 } }],
  ["<bedrooms>3</bedrooms><bathrooms>2</bathrooms>", { facts: undefined }],
  ["<study>no</study>", { facts: {} }],
  [
    "<otherFeatures>Wine cellar, room for a boat; study</otherFeatures><coffeeBar>yes</coffeeBar>",
    { also: ["Wine cellar", "room for a boat", "Coffee bar"] },
  ],
])("the features %s", async (words, record) => expectFields(await features(words), record));

test.each([
  ["<views><ocean>yes</ocean></views>", { oceanViews: true }],
  ["<ecoFriendly><waterTank>1</waterTank></ecoFriendly>", { waterTank: true }],
  ['<landDetails><frontage unit="meter">15.24</frontage></landDetails>', { frontage: 15.24 }],
  ['<landDetails><depth side="rear">40</depth></landDetails>', { depthRear: 40 }],
  ['<landDetails><crossOver value="left"/></landDetails>', { crossOver: "left" }],
  ['<yearBuilt value="1924"/>', { yearBuilt: 1924 }],
  ["<buildingDetails><energyRating>6.5</energyRating></buildingDetails>", { energyRating: 6.5 }],
  ["<estate><name>Lorikeet Rise</name><stage>2</stage></estate>", { estate: "Lorikeet Rise", stage: "2" }],
  ["<councilRates>1800</councilRates>", { councilRates: "$1,800, period not given" }],
  ["<ruralFeatures><irrigation>Bore, 2 ML</irrigation></ruralFeatures>", { irrigation: "Bore, 2 ML" }],
])("%s", async (words, facts) => expectFields(await sale(words), { facts, codes: [] }));

test("what is denied is said only where it matters", async () => {
  const record = await rental("<allowances><smokers>no</smokers><furnished>no</furnished></allowances>");
  expectFields(record, { facts: { smokers: false } });
});

test.each([
  ["<features><toilets>two</toilets></features>", "unparseable-number features/toilets"],
  ["<features><ensuite>99</ensuite></features>", "unparseable-number features/ensuite"],
  ["<features><study>large</study></features>", "unknown-value features/study"],
  [
    '<landDetails><frontage unit="feet">50</frontage></landDetails>',
    "unknown-unit landDetails/frontage@unit",
  ],
  ["<landDetails><frontage>15m</frontage></landDetails>", "unparseable-number landDetails/frontage"],
  ['<yearBuilt value="3024"/>', "unparseable-number yearBuilt@value"],
  [
    "<buildingDetails><energyRating>11</energyRating></buildingDetails>",
    "unparseable-number buildingDetails/energyRating",
  ],
])("%s costs that fact and no more", async (words, code) => {
  const record: Record<string, unknown> = await sale(words);
  expect(record.codes).toEqual([code]);
  expect(record.facts ?? {}).toEqual({});
});
