import { describe, expect, test } from "vitest";
import { expectFields, read, rental, sale } from "./to-record.fixture.ts";

describe("price", () => {
  test.each([
    ["<price>500000</price>", { price_aud: 500_000 }],
    [
      "<price><range><min>900000</min><max>990000</max></range></price>",
      { price_aud: 900_000, price_to: 990_000 },
    ],
    [
      "<price>500000</price><priceView>Guide $500,000</priceView>",
      { price_aud: 500_000, price_text: "Guide $500,000" },
    ],
    ['<price display="True">500000</price>', { price_aud: 500_000, price_display: undefined }],
    [
      '<price display="no">1900000</price>',
      { price_aud: 1_000_000, price_display: false, codes: ["hidden-price-withheld price@display"] },
    ],
    ['<price display="">1900000</price>', { price_aud: 1_000_000, price_display: false }],
    // Anything but a clear yes hides.
    ['<price display="range">1900000</price>', { price_aud: 1_000_000, price_display: false }],
    ['<price display="0">0</price>', { price_aud: 0, price_display: false }],
    [
      '<price display="no">1900000</price><priceView>Auction</priceView>',
      { price_aud: 1_000_000, price_display: false, price_text: "Auction" },
    ],
    [
      '<price display="no">1900000</price><priceView>About $1.9M</priceView>',
      { price_aud: 1_000_000, price_display: false, price_text: undefined },
    ],
  ])("%s", async (words, record) => expectFields(await sale(words), record));

  // Words stand on the page; one amount among them is the price.
  test.each([
    ["<price>POA</price>", { price_aud: 0, price_display: false, price_text: "POA" }],
    [
      "<price>Auction Saturday 12 December, 5pm</price>",
      { price_aud: 0, price_display: false, price_text: "Auction Saturday 12 December, 5pm" },
    ],
    [
      "<price>Call Ann 0491 570 006</price>",
      { price_aud: 0, price_display: false, price_text: "Call Ann 0491 570 006" },
    ],
    [
      "<price>one million eight hundred and fifty thousand</price>",
      {
        price_aud: 1_850_000,
        price_display: undefined,
        price_text: "one million eight hundred and fifty thousand",
      },
    ],
    [
      "<price>Guide $1.8m - $1.95m</price>",
      { price_aud: 1_800_000, price_to: 1_950_000, price_text: "Guide $1.8m - $1.95m" },
    ],
    [
      "<price>POA</price><priceView>Contact agent</priceView>",
      { price_aud: 0, price_display: false, price_text: "Contact agent" },
    ],
    [
      "<price>EOI $1.85M</price>",
      { price_aud: 1_850_000, price_display: undefined, price_text: "EOI $1.85M" },
    ],
  ])("%s is shown, and said", async (words, fields) => {
    expectFields(await sale(words), { ...fields, codes: ["price-in-words price"] });
  });

  test.each([
    '<price display="yes">0</price><priceView>Auction</priceView>',
    "<price/><priceView>Auction</priceView>",
    "<priceView>Auction</priceView>",
  ])("%s is shown by its words alone", async (words) => {
    const fields = { price_aud: 0, price_display: false, price_text: "Auction" };
    expectFields(await sale(words), { ...fields, codes: ["price-in-words priceView"] });
  });

  test("words of a hidden price that name it stay hidden", async () => {
    const fields = { price_aud: 1_000_000, price_display: false, price_text: undefined };
    expectFields(await sale('<price display="no">EOI $1.85M</price>'), {
      ...fields,
      codes: ["price-in-words price", "hidden-price-withheld price@display"],
    });
  });

  test.each([
    "Lot 12",
    "was $1.9M, now $1.8M",
    "12 or 13",
    "$1,850,0000",
    "$50,000 deposit",
    "US$900,000",
    "$1.2b",
    "one million eight",
    "$650 per week",
  ])("which figure of %s is meant is not guessed", async (words) => {
    expectFields(await sale(`<price>${words}</price>`), {
      price_aud: undefined,
      price_text: undefined,
      codes: ["unreadable-price price"],
    });
  });
});

describe("rent", () => {
  test.each([
    ['<rent period="week">350</rent>', 350],
    ['<rent period="weekly">$1,050</rent>', 1_050],
    ["<rent>350</rent>", 350],
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
    ['<rent period="fortnight">1800</rent>', { weekly_rent_aud: 900, codes: [] }],
    ['<rent period="Fortnightly">1801</rent>', { weekly_rent_aud: 901 }],
    ['<rent period="">900</rent>', { weekly_rent_aud: 900, codes: [] }],
    [
      '<rent period="night">300</rent>',
      { weekly_rent_aud: undefined, codes: ["unknown-period rent@period"] },
    ],
    ['<rent period="season">9000</rent><rent period="week">900</rent>', { weekly_rent_aud: 900, codes: [] }],
    ['<rent period="week">550000000</rent>', { weekly_rent_aud: undefined, codes: ["absurd-price rent"] }],
    [`<rent>55${"0".repeat(34)}</rent>`, { weekly_rent_aud: undefined, codes: ["unreadable-price rent"] }],
    ["<rent>POA</rent>", { weekly_rent_aud: undefined, codes: ["unreadable-price rent"] }],
    [
      "<rent>$1,150 per week including water</rent>",
      { weekly_rent_aud: 1_150, codes: ["price-in-words rent"] },
    ],
    ["<rent>$500 per week per room</rent>", { weekly_rent_aud: undefined, codes: ["unreadable-price rent"] }],
    ["<rent>1.150</rent>", { weekly_rent_aud: undefined, codes: ["absurd-price rent"] }],
    // Of a rent that nobody has said they are no dollars.
    ["<bond>four weeks</bond>", { bond_aud: undefined, codes: ["unparseable-number bond"] }],
    ["<rent>1150</rent><bond>4 weeks' rent</bond>", { bond_aud: 4_600, codes: [] }],
    ["<rent>1150</rent><bond>4</bond>", { bond_aud: undefined, codes: ["unparseable-number bond"] }],
    [
      "<dateAvailable>0000-00-00-00:00:00</dateAvailable>",
      { available: undefined, codes: ["invalid-date dateAvailable"] },
    ],
    ["<allowances><smokers>0</smokers></allowances>", { pets: undefined, furnished: undefined }],
    ["<bond>$999</bond>", { bond_aud: 999 }],
    ["<dateAvailable>2026-12-15</dateAvailable>", { available: "2026-12-15" }],
    [
      "<allowances><petFriendly>1</petFriendly><furnished>yes</furnished></allowances>",
      { pets: "considered", furnished: true },
    ],
    ["<allowances><furnished>0</furnished></allowances>", { furnished: undefined }],
    ["<allowances><petFriendly>On application</petFriendly></allowances>", { pets: "considered", codes: [] }],
    [
      "<allowances><petFriendly>yes/no</petFriendly></allowances>",
      { pets: undefined, codes: ["unknown-value allowances/petFriendly"] },
    ],
    ["<allowances><petFriendly>Not allowed</petFriendly></allowances>", { pets: undefined, codes: [] }],
    ["<allowances><petFriendly>no</petFriendly></allowances>", { pets: undefined, furnished: undefined }],
    ['<depositTaken value="yes"/>', { status: "deposit-taken" }],
  ])("%s", async (words, record) => expectFields(await rental(words), record));

  test("leased carries its day", async () => {
    expect(await read("rental", "<rent>900</rent>", "leased")).toMatchObject({
      status: "leased",
      leased_on: "2026-11-20",
    });
  });
});

describe("sale", () => {
  test.each([
    [`<price>55${"0".repeat(34)}</price>`, { price_aud: undefined, codes: ["unreadable-price price"] }],
    ['<price display="no">9000000000</price>', { price_aud: undefined, codes: ["absurd-price price"] }],
    ["<price>1.85</price>", { price_aud: undefined, codes: ["absurd-price price"] }],
    ["<price>null</price>", { price_aud: undefined, codes: [] }],
    ["<price>$1,850,000.00</price>", { price_aud: 1_850_000, codes: [] }],
    ['<price display="Y">1850000</price>', { price_aud: 1_850_000, codes: [] }],
  ])("%s", async (words, record) => expectFields(await sale(words), record));

  test.each([
    [
      '<authority value="auction"/><auction>5/12/2026 5:30</auction>',
      { auction: { at: "2026-12-05" }, codes: ["invalid-date auction"] },
    ],
    ['<authority value="auction"/><auction>2026-12-05-00:00:00</auction>', { auction: { at: "2026-12-05" } }],
    ['<authority value="exclusive"/><auction>2026-12-05</auction>', { method: "sale", auction: undefined }],
    [
      '<auctionOutcome><auctionDate>2026-11-21</auctionDate><auctionMaxBid value="2300000"/><auctionResult type="passed-in-vendor-bid"/></auctionOutcome>',
      { auction_result: { result: "passed-in", bid_aud: 2_300_000, date: "2026-11-21" } },
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
    [
      "<soldPrice>$580k</soldPrice><soldDate>10/11/2026</soldDate>",
      { date: "2026-11-10", price_aud: 580_000 },
    ],
    ["<date>2026-11-10</date>", { date: "2026-11-10", display: false }],
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

test("a sale of tomorrow has no date, and says so", async () => {
  const words = "<soldDetails><soldPrice>580000</soldPrice><soldDate>2026-11-25</soldDate></soldDetails>";
  const { codes, ...record } = await read("residential", words, "sold");
  expect(record).not.toHaveProperty("sold");
  expect(codes).toEqual(["invalid-date soldDetails/soldDate"]);
});
