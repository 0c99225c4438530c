import { expect, test } from "vitest";
import { contactAgent } from "#app/homes/record/price-line.ts";
import { expectFields, read, rental, sale } from "./to-record.fixture.ts";

const withheld = { price_aud: 1_000_000, price_display: false };
const unpriced = { price_aud: 0, price_display: false };

test.each([
  ["<price>500000</price>", { price_aud: 500_000 }],
  ["<price><range><min>9000</min><max>9900</max></range></price>", { price_aud: 9_000, price_to: 9_900 }],
  ["<price>5000</price><priceView>Guide $5k</priceView>", { price_aud: 5_000, price_text: "Guide $5k" }],
  ['<price display="True">500000</price>', { price_aud: 500_000, price_display: undefined }],
  ["<price>$1,850,000.00</price>", { price_aud: 1_850_000, codes: [] }],
  ["<price>null</price>", { price_aud: undefined, codes: [] }],
  // Anything but a clear yes hides the price.
  ['<price display="no">1900000</price>', { ...withheld, codes: ["hidden-price-withheld price@display"] }],
  ['<price display="">1900000</price>', withheld],
  ['<price display="no">1900000</price><priceView>EOI</priceView>', { ...withheld, price_text: "EOI" }],
  ['<price display="no">1900000</price><priceView>$1.9M</priceView>', { ...withheld, price_text: undefined }],
  ["<price>1.85</price>", { price_aud: undefined, codes: ["absurd-price price"] }],
  ['<price display="no">9000000000</price>', { price_aud: undefined, codes: ["absurd-price price"] }],
])("%s", async (words, record) => expectFields(await sale(words), record));

// Words are shown on the page; a single amount among them is the price.
test.each([
  ["POA", unpriced],
  ["Auction Saturday 12 December, 5pm", unpriced],
  ["one million eight hundred and fifty thousand", { price_aud: 1_850_000, price_display: undefined }],
  ["Guide $1.8m - $1.95m", { price_aud: 1_800_000, price_to: 1_950_000 }],
  ["EOI $1.85M", { price_aud: 1_850_000, price_display: undefined }],
])("the price %s is shown and reported", async (words, fields) => {
  const said = { ...fields, price_text: words, codes: ["price-in-words price"] };
  expectFields(await sale(`<price>${words}</price>`), said);
});

test.each([
  ["<price>POA</price><priceView>Contact agent</priceView>", "Contact agent", "price"],
  ['<price display="yes">0</price><priceView>Auction</priceView>', "Auction", "priceView"],
  ["<priceView>Auction</priceView>", "Auction", "priceView"],
])("%s is shown by its words alone", async (words, text, path) => {
  expectFields(await sale(words), { ...unpriced, price_text: text, codes: [`price-in-words ${path}`] });
});

test.each([
  ["<price>POA</price>", "POA"],
  ["<price>Call Ann 0491 570 006</price>", "Contact agent"],
  ["<price>POA, call 0491 570 006</price><priceView>POA</priceView>", "POA"],
  ['<price display="no">1900000</price>', "Contact agent"],
  ['<price display="no">1900000</price><priceView>Auction</priceView>', "Auction"],
  ['<price display="no">EOI $1.9M</price><priceView>EOI over $1.8M</priceView>', "Contact agent"],
])("the report of %s says what the page shows: %s", async (words, shown) => {
  const { price_text, hints } = await sale(words);
  expect(price_text ?? contactAgent).toBe(shown);
  expect(hints.at(-1)).toContain(`the page says ${shown}`);
});

test("words that reveal a hidden price stay hidden", async () => {
  const codes = ["price-in-words price", "hidden-price-withheld price@display"];
  const record = await sale('<price display="no">EOI $1.85M</price>');
  expectFields(record, { ...withheld, price_text: undefined, codes });
});

test.each([
  "0",
  "Lot 12",
  "was $1.9M, now $1.8M",
  "$1,850,0000",
  `55${"0".repeat(34)}`,
  "$50,000 deposit",
  "US$900,000",
  "one million eight",
  "$650 per week",
])("the price is not guessed from %s", async (words) => {
  const nothing = { price_aud: undefined, price_text: undefined };
  expectFields(await sale(`<price>${words}</price>`), { ...nothing, codes: ["unreadable-price price"] });
});

test.each([
  ['<rent period="week">350</rent>', 350],
  ['<rent period="Fortnightly">1801</rent>', 901],
  ['<rent period="monthly">1300</rent><rent period="week">310</rent>', 310],
  ['<rent period="season">9000</rent><rent period="week">900</rent>', 900],
  // A rent is never hidden in New South Wales.
  ['<rent period="week" display="no">350</rent><priceView>Contact agent</priceView>', 350],
])("%s is %d a week", async (words, weekly) => {
  const shown = { price_display: undefined, price_text: undefined, codes: [] };
  expectFields(await rental(words), { weekly_rent_aud: weekly, ...shown });
});

test.each([
  ['<rent period="night">300</rent>', "unknown-period rent@period"],
  ['<rent period="week">550000000</rent>', "absurd-price rent"],
  ["<rent>1.150</rent>", "absurd-price rent"],
  [`<rent>55${"0".repeat(34)}</rent>`, "unreadable-price rent"],
  ["<rent>POA</rent>", "unreadable-price rent"],
  ["<rent>0</rent>", "unreadable-price rent"],
  ["<rent>$500 per week per room</rent>", "unreadable-price rent"],
])("%s is not a rent: %s", async (words, code) =>
  expectFields(await rental(words), { weekly_rent_aud: undefined, codes: [code] }),
);

test.each([
  ["<rent>$1,150 pw incl. water</rent>", { weekly_rent_aud: 1_150, codes: ["price-in-words rent"] }],
  ["<bond>$999</bond>", { bond_aud: 999 }],
  ["<rent>1150</rent><bond>4 weeks' rent</bond>", { bond_aud: 4_600, codes: [] }],
  ["<rent>1150</rent><bond>4</bond>", { bond_aud: undefined, codes: ["unparseable-number bond"] }],
  // Weeks of an unknown rent cannot be converted to dollars.
  ["<bond>four weeks</bond>", { bond_aud: undefined, codes: ["unparseable-number bond"] }],
  ["<dateAvailable>2026-12-15</dateAvailable>", { available: "2026-12-15" }],
  ["<dateAvailable>0000-00-00</dateAvailable>", { available: null, codes: ["invalid-date dateAvailable"] }],
  ['<depositTaken value="yes"/>', { status: "deposit-taken" }],
])("%s", async (words, record) => expectFields(await rental(words), record));

test.each([
  ["<petFriendly>1</petFriendly><furnished>yes</furnished>", "considered", true, []],
  ["<petFriendly>On application</petFriendly>", "considered", undefined, []],
  ["<petFriendly>no</petFriendly><furnished>0</furnished>", undefined, undefined, []],
  ["<furnished>Unfurnished</furnished>", undefined, false, []],
  ["<furnished>Furnished</furnished>", undefined, true, []],
  ["<petFriendly>Not allowed</petFriendly>", undefined, undefined, []],
  ["<petFriendly>yes/no</petFriendly>", undefined, undefined, ["unknown-value allowances/petFriendly"]],
])("a rental that allows %s has pets %s", async (words, pets, furnished, codes) =>
  expectFields(await rental(`<allowances>${words}</allowances>`), { pets, furnished, codes }),
);

test("a leased home has its day", async () => {
  const leased = { status: "leased", leased_on: "2026-11-20" };
  expect(await read("rental", "<rent>900</rent>", "leased")).toMatchObject(leased);
});

const day = "2026-11-10";
test.each([
  [`<price display='yes'>580000</price><date>${day}-12:30:00</date>`, { date: day, price_aud: 580_000 }],
  ["<soldPrice>$580k</soldPrice><soldDate>10/11/2026</soldDate>", { date: day, price_aud: 580_000 }],
  [`<date>${day}</date>`, { date: day, display: false }],
  [`<price display='no'>580000</price><date>${day}</date>`, { date: day, display: false }],
  [`<soldPrice display='range'>580000</soldPrice><soldDate>${day}</soldDate>`, { date: day, display: false }],
])("sold: %s", async (words, sold) => {
  const record = await read("residential", `<soldDetails>${words}</soldDetails>`, "sold");
  expect(record).toMatchObject({ status: "sold", sold });
});

test("a sale dated tomorrow has no date, which is reported", async () => {
  const words = "<soldDetails><soldPrice>580000</soldPrice><soldDate>2026-11-25</soldDate></soldDetails>";
  const codes = ["invalid-date soldDetails/soldDate"];
  expectFields(await read("residential", words, "sold"), { sold: undefined, codes });
});
