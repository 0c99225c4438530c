import { expect, test } from "vitest";
import { expectFields, rental, sale } from "../to-record.fixture.ts";

const features = (words: string) => sale(`<features>${words}</features>`);

test.each([
  ["<study>yes</study><gym>0</gym><Spa>TRUE</Spa>", { facts: { study: true, spa: true } }],
  ["<ensuite>2</ensuite><toilet>3</toilet>", { facts: { ensuites: 2, toilets: 3 } }],
  ['<pool type="inground">yes</pool>', { facts: { pool: true, poolInGround: true } }],
  ['<pool type="inground"/>', { facts: {} }],
  ['<heating type="gas"/>', { facts: { gasHeating: true } }],
  ["<bedrooms>3</bedrooms><garages>2</garages>", { facts: { garages: 2 } }],
  ["<bedrooms>3</bedrooms><bathrooms>2</bathrooms>", { facts: {} }],
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

test("an answer of no is shown only for facts where it matters", async () => {
  const record = await rental("<allowances><smokers>no</smokers><furnished>no</furnished></allowances>");
  expectFields(record, { facts: { smokers: false } });
});

test.each([
  ["features", "<toilets>several</toilets>", "unparseable-number features/toilets"],
  ["features", "<ensuite>99</ensuite>", "unparseable-number features/ensuite"],
  ["features", "<study>large</study>", "unknown-value features/study"],
  ["landDetails", '<frontage unit="rod">50</frontage>', "unknown-unit landDetails/frontage@unit"],
  ["landDetails", "<frontage>15 to 16</frontage>", "unparseable-number landDetails/frontage"],
  ["buildingDetails", "<energyRating>11</energyRating>", "unparseable-number buildingDetails/energyRating"],
])("in %s, %s costs only that fact", async (container, words, code) => {
  const record = await sale(`<${container}>${words}</${container}>`);
  expectFields({ facts: {}, ...record }, { facts: {}, codes: [code] });
});

test.each([
  // A type of its own, or words instead of yes, stay in the agent's words.
  ['<heating type="reverse cycle"/>', { facts: {}, also: ["Heating: reverse cycle"], codes: [] }],
  ["<heating>gas</heating>", { facts: { gasHeating: true }, also: undefined, codes: [] }],
  ["<pool>heated</pool>", { also: ["Swimming pool: heated"], codes: ["unknown-value features/pool"] }],
  ["<pool>none</pool><spa>n/a</spa>", { facts: {}, also: undefined, codes: [] }],
  [
    "<wineCellar>400 bottles</wineCellar><sauna>2</sauna><cinema>0</cinema>",
    { also: ["Sauna: 2", "Wine cellar: 400 bottles"] },
  ],
  // A feature that matches a fact, in the list of words.
  [
    "<otherFeatures>Study, air conditioning, 1,200 litre tank</otherFeatures>",
    { facts: { study: true, airConditioning: true }, also: ["1,200 litre tank"] },
  ],
  ["<ensuites>1</ensuites><ensuite>2</ensuite>", { facts: { ensuites: 2 } }],
  ["<garages>yes</garages>", { parking: 1, codes: ["unparseable-number features/garages"] }],
])("the features %s keep the agent's words", async (words, record) =>
  expectFields(await features(words), record),
);

test("an extension field named after a fact is read, and any other is reported by its name only", async () => {
  const fields = ["Pool", "yearBuilt", "Vendor reason", "Terms of sale"].map(
    (name, index) =>
      `<eField name="${name}" value="${["yes", "1924", "divorce", "2 % commission"][index]}"/>`,
  );
  const record = await sale(`<extraFields>${fields.join("")}<eField name="Spa">yes</eField></extraFields>`);
  expectFields(record, {
    facts: { pool: true, spa: true, yearBuilt: 1924 },
    codes: ["extension-fields extraFields"],
  });
  expect(JSON.stringify(record)).not.toMatch(/divorce|commission/);
});

test("pets and furnishing are terms of a rental, and features of a home for sale", async () => {
  const words = "<allowances><petFriendly>yes</petFriendly><furnished>1</furnished></allowances>";
  expectFields(await rental(words), { pets: "considered", furnished: true, also: undefined });
  expectFields(await sale(words), { also: ["Furnished", "Pet friendly"] });
});
