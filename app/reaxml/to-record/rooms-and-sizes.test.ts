import { test } from "vitest";
import { expectFields, sale } from "./to-record.fixture.ts";

const features = (words: string) => sale(`<features>${words}</features>`);

test.each([
  ["<bedrooms>4.00</bedrooms><bathrooms>2</bathrooms>", { beds: 4, baths: 2 }],
  ["<bedrooms>Studio</bedrooms>", { beds: 0 }],
  ["<garages>1</garages><carports>1</carports><openSpaces>1</openSpaces>", { parking: 3 }],
  ["<garages>no</garages><carports>false</carports><openSpaces/>", { parking: 0, codes: [] }],
  ["<Bedrooms>3</Bedrooms>", { beds: 3, baths: null, parking: null }],
  ["<bedrooms>0</bedrooms><bathrooms>no</bathrooms>", { beds: 0, baths: 0 }],
  ["<garages>off street</garages>", { parking: null, codes: ["unparseable-number features/garages"] }],
  ["<carspaces>2</carspaces>", { parking: 2, also: undefined }],
  ["<garages>1</garages><carspaces>2</carspaces>", { parking: 1 }],
  ["<bathrooms>21</bathrooms>", { baths: null, codes: ["unparseable-number features/bathrooms"] }],
  ["<bedrooms>400</bedrooms>", { beds: null, codes: ["unparseable-number features/bedrooms"] }],
])("%s", async (words, record) => expectFields(await features(words), record));

test.each([
  ['<landDetails><area unit="squareMeter">1,045.5</area></landDetails>', 1_046, []],
  ['<landDetails><area unit="squareMeter">0.045 ha</area></landDetails>', 450, []],
  ['<landDetails><area unit="acre">2</area></landDetails>', 8_094, []],
  ["<features><landArea unit='squareMetres'>210</landArea></features>", 210, []],
  ['<landDetails><area unit="square"></area></landDetails>', undefined, []],
  ["<landDetails><area>450 to 460</area></landDetails>", undefined, ["unparseable-number landDetails/area"]],
  [
    '<landDetails><area unit="rod">20</area></landDetails>',
    undefined,
    ["unknown-unit landDetails/area@unit"],
  ],
])("%s is land of %s", async (words, size, codes) =>
  expectFields(await sale(words), { land_size_sqm: size, also: undefined, codes }),
);

test.each([
  ['<buildingDetails><area unit="square">10</area></buildingDetails>', { "Home size_sqm": 93 }],
  ["<councilRates>$2000 per month</councilRates>", { "Council rates_AUD_per_quarter": 6_000 }],
  ["<bodyCorp>$4,000 pa</bodyCorp>", { "Strata levies_AUD_per_quarter": 1_000 }],
  ["<waterRates>$174 p/q</waterRates>", { "Water rates_AUD_per_quarter": 174 }],
])("%s", async (words, info) => expectFields(await sale(words), { property_info: info }));
