import { expect, test } from "vitest";
import { toSampleRental } from "../rental/rental.fixture.ts";
import type { RentalRecord } from "../rental/rental-record.ts";
import { toSampleListing } from "../sale/sale.fixture.ts";
import type { SaleRecord } from "../sale/sale-record.ts";
import { createRuleCheck } from "./check-rules.ts";
import type { Estimate } from "./rule.ts";

const TODAY = "2026-11-28";

function createCheck(estimate?: Estimate, today = TODAY) {
  return createRuleCheck({ today, licence: "10000000", getEstimate: () => estimate });
}

function checkSale(record: Partial<SaleRecord>, estimate?: Estimate) {
  return createCheck(estimate)(toSampleListing(record)).map(({ code }) => code);
}

function checkRental(record: Partial<RentalRecord>) {
  return createCheck()(toSampleRental(record)).map(({ code }) => code);
}

const salePrices = {
  "offers-over": [
    "Offers over $900,000",
    "offers above 900,000",
    "From $900,000",
    "$900,000+",
    "$1.2m plus",
    "900k +",
    "In excess of $2,000,000",
    "High $2m",
    "Mid to high $2 millions",
    "Upwards of $950k",
    "> $2m",
    "Offers over guide",
    "No less than $1.1 million",
    "Over two million",
  ],
  "range-too-wide": [
    "$900,000 - $1,000,000",
    "$2.4 – 2.7m",
    "Between $2m and $2.3m",
    "$900 to 1,100,000",
    "Low to mid $2m",
  ],
  lawful: [
    "Auction",
    "Contact agent",
    "Guide $2.4m",
    "$900,000 – $990,000",
    "$900-990k",
    "From $900,000 to $950,000",
    "$1,250,000 + GST",
    "Auction Saturday 5 December 2026, 10:00 am",
    "Expressions of interest close 12 December",
  ],
};

test.each(Object.entries(salePrices))("as the price of a home for sale, %s", (code, texts) => {
  for (const price_text of texts)
    expect([price_text, ...new Set(checkSale({ price_text }))]).toEqual(
      code === "lawful" ? [price_text] : [price_text, expect.stringMatching(code), ...extra(price_text)],
    );
});

/** "Mid to high" is both. */
function extra(text: string) {
  return text.startsWith("Mid to high") ? ["range-too-wide"] : [];
}

const saleSentences = {
  "offers-over": [
    "A rare chance on the hill. Offers over $2,100,000 are invited.",
    "The owners will look at anything above $2.1 million.",
    "Offers from 1,950,000 by Friday.",
    "Priced from $1,950,000 and ready to move into.",
    "Guide: $2m-plus.",
  ],
  lawful: [
    "From the deck you see the whole bay.",
    "The house offers ocean views over Manly.",
    "It offers over 300 sqm on one level, from the garage to the gate.",
    "Ceilings of 2.7m and a pool 11 metres long, plus a level lawn.",
    "The house next door sold for over $3.1m in May.",
    "Over $250,000 has been spent on the kitchen and the garden.",
    "With more than $400,000 of improvements since 2021.",
    "The block is in excess of 1,200 sqm.",
    "Strata levies from $1,450 per quarter.",
    "Four bedrooms above, two of them high under the roof.",
    "You save stamp duty on the first $800,000 and above.",
    "Walk from 2099 to 2095 along the sand.",
    "An annual income of over $120,000 as a holiday let.",
  ],
};

test.each(Object.entries(saleSentences))("in the description of a home for sale, %s", (code, sentences) => {
  for (const description of sentences)
    expect([description, ...checkSale({ description })]).toEqual(
      code === "lawful" ? [description] : [description, code],
    );
});

const rentalSentences = {
  "rent-not-fixed": ["From $900 per week, depending on the lease.", "$850 - $900 pw."],
  "rent-invites-more": [
    "Offers above the advertised rent are welcome.",
    "Best offer secures it.",
    "$900 per week or more.",
    "Submit your highest offer with the application.",
    "Rental bids welcome.",
  ],
  "no-pets": [
    "Sorry, no pets.",
    "Strictly no pets or smoking.",
    "Pets are not permitted.",
    "Pets: no",
    "A pet-free building.",
    "Not suitable for dogs.",
  ],
  "bond-over-four-weeks": ["Bond is six weeks’ rent.", "A 6 week bond applies.", "Bond $5,400."],
  lawful: [
    "Pets considered: apply with the form.",
    "No pet bond is asked.",
    "The apartment offers views over the promenade and the best of Manly.",
    "Bond is four weeks’ rent.",
    "Bond $3,600, two weeks in advance.",
    "Carpet in the bedrooms; the cat next door visits.",
    "Rent is $900 per week, water included.",
    "Parking from $50 per week in the street behind.",
    "The garden is open to the north, above the road.",
    "Inspections by appointment; apply any day of the six weeks before the lease begins.",
  ],
};

test.each(Object.entries(rentalSentences))("in the description of a rental, %s", (code, sentences) => {
  for (const description of sentences)
    expect([description, ...checkRental({ description })]).toEqual(
      code === "lawful" ? [description] : [description, code],
    );
});

test("a guide may reach 10 % higher, and not a dollar more", () => {
  expect(checkSale({ price_aud: 2_000_000, price_to: 2_200_000 })).toEqual([]);
  expect(checkSale({ price_aud: 2_000_000, price_to: 2_200_001 })).toEqual(["range-too-wide"]);
  expect(checkSale({ price_aud: 900_000 }, { from: 900_000, to: 1_000_000 })).toEqual(["range-too-wide"]);
});

test.each([
  [{ price_aud: 2_400_000 }, []],
  [{ price_aud: 2_390_000 }, ["price_aud"]],
  // Printed as $2.4M.
  [{ price_aud: 2_449_000 }, []],
  [{ price_aud: 2_400_000, price_to: 2_500_000 }, []],
  [{ price_aud: 2_380_000, price_to: 2_500_000 }, ["price_aud"]],
  [{ price_aud: 1_000_000, price_text: "Guide $2.35m" }, ["price_text"]],
  [{ price_aud: 1_000_000, price_text: "Guide $2.45m" }, []],
  [{ price_aud: 1_000_000, price_text: "Auction 5 December 2026, 10:00 am" }, []],
  [{ price_aud: 2_000_000, price_display: false }, []],
  [{ price_aud: 2_500_000, title: "Yours for $2.2m" }, ["title"]],
  [{ price_aud: 2_500_000, description: "Expect $2.3 million. Next door sold for $1.9m." }, ["description"]],
])("against an estimate from $2.4m, %j is below in %j", (record, fields) => {
  const findings = createCheck({ from: 2_400_000, to: 2_600_000 })(toSampleListing(record));
  expect([...new Set(findings.map(({ field }) => field))]).toEqual(fields);
  expect(findings.every(({ code }) => code === "below-estimate")).toBe(true);
});

test("a price that rounding takes below the estimate is below it", () => {
  const estimate = { from: 2_440_000 };
  expect(checkSale({ price_aud: 2_440_000 }, estimate)).toEqual(["below-estimate"]);
  expect(checkSale({ price_aud: 2_440_000, price_text: "$2,440,000" }, estimate)).toEqual([]);
  expect(checkSale({ price_aud: 2_440_000, price_to: 2_600_000 }, estimate)).toEqual([]);
  expect(checkSale({ price_aud: 2_440_000, method: "auction" }, estimate)).toEqual([]);
});

test("nothing that is found tells the estimate", () => {
  const findings = createCheck({ from: 2_468_135, to: 3_579_246 })(toSampleListing({ price_aud: 2_000_000 }));
  expect(findings.map(({ code }) => code)).toContain("below-estimate");
  expect(JSON.stringify(findings)).not.toMatch(/2,?468,?135|3,?579,?246/);
});

test.each([
  [{ price_display: false }, ["price_display"]],
  [{ price_to: 950 }, ["price_to"]],
  [{ price_to: 900 }, []],
  [{ price_text: "Contact agent" }, ["price_text"]],
  [{ price_text: "$950 per week" }, ["price_text"]],
  [{ price_text: "$900 per week, furnished" }, []],
  [{ price_text: "900 pw" }, []],
  [{ price_text: "From $900" }, ["price_text"]],
  [{ price_text: "$850 - $900" }, ["price_text"]],
])("a rent of $900 with %j is not fixed in %j", (record, fields) => {
  const findings = createCheck()(toSampleRental(record));
  expect(findings.map(({ field }) => field)).toEqual(fields);
  expect(findings.every(({ code }) => code === "rent-not-fixed")).toBe(true);
});

test("a bond is at most four weeks' rent", () => {
  expect(checkRental({ weekly_rent_aud: 900, bond_aud: 3600 })).toEqual([]);
  expect(checkRental({ weekly_rent_aud: 900, bond_aud: 3601 })).toEqual(["bond-over-four-weeks"]);
});

test("a home that is let shows its rooms when its tenant agreed", () => {
  const lived = { available: "2026-11-29", pictures: [{ src: "https://photos.example/a.jpg" }] };
  expect(checkRental(lived)).toEqual(["photo-consent"]);
  expect(checkRental({ ...lived, photo_consent: "2026-11-01" })).toEqual([]);
  expect(checkRental({ ...lived, available: TODAY })).toEqual([]);
  expect(
    checkRental({ ...lived, pictures: [{ ...lived.pictures[0], src: "/a.jpg", label: "location" }] }),
  ).toEqual([]);
  expect(checkRental({ available: "2026-11-29" })).toEqual([]);
});

test("an auction that is over has a result", () => {
  const auction = { at: "2026-11-27T10:00" };
  expect(checkSale({ auction })).toEqual(["auction-past"]);
  expect(checkSale({ auction, auction_result: { result: "passed-in" } })).toEqual([]);
  expect(checkSale({ auction: { at: TODAY } })).toEqual([]);
});

test("a home without a price is pointed out from the day of that rule on", () => {
  const hidden = toSampleListing({ price_aud: 1_000_000, price_display: false });
  const codes = (today: string) => createCheck(undefined, today)(hidden).map(({ code }) => code);
  expect(codes("2000-01-01")).toEqual([]);
  expect(codes("2099-01-01")).toEqual(["no-price"]);
});

test("an agency without a licence number is told once", () => {
  const check = createRuleCheck({ today: TODAY, licence: undefined, getEstimate: () => undefined });
  const codes = ["S001", "S002"].map((id) => check(toSampleListing({ id })).map(({ code }) => code));
  expect(codes).toEqual([["licence-missing"], []]);
});

test("a picture that shows another home is pointed out, one of the street or a drawn one is not", () => {
  const check = createCheck();
  const [a, b] = ["https://photos.example/a.jpg", "https://photos.example/b.jpg"];
  const pictures = [
    { src: a },
    { src: b, label: "location" as const },
    { src: "/c.jpg", label: "computer-made" as const },
  ];
  expect(check(toSampleListing({ id: "S001", pictures }))).toEqual([]);
  expect(check(toSampleListing({ id: "S002", pictures, address: "2 Tern Lane, Manly" }))).toMatchObject([
    { code: "picture-elsewhere", field: "pictures.0", words: `${a} also shows S001` },
  ]);
});

test.each([
  ["Manly beach at dawn", undefined, ["unlabelled-location"]],
  ["Manly beach at dawn", "location", []],
  ["Living room with a view of the beach", undefined, []],
  ["", undefined, []],
] as const)("a picture of %j labelled %s", (alt, label, codes) => {
  const picture = { src: "https://photos.example/a.jpg", ...(alt && { alt }), label };
  expect(checkSale({ pictures: [picture] })).toEqual(codes);
});

test("every finding says what it found, the law and what to write", () => {
  const [finding] = createCheck()(toSampleListing({ price_text: "Offers over $1.5m" }));
  expect(finding).toEqual({
    code: "offers-over",
    level: "stop",
    law: expect.stringContaining("s 73(2)"),
    instead: expect.any(String),
    field: "price_text",
    words: "Offers over $1.5m",
  });
});

test("texts without an end or a sense are checked as well", () => {
  for (const piece of ["offers over ", "$1,000,000 - ", "pets are not ", "low to mid high $", "1,1", "’’’"]) {
    const description = piece.repeat(5_000);
    expect(() => [checkSale({ description }), checkRental({ description })]).not.toThrow();
  }
});
