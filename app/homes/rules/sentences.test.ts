import { expect, test } from "vitest";
import { checkRental, checkSale } from "./check-rules.fixture.ts";

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

test("texts without an end or a sense are checked as well", () => {
  for (const piece of ["offers over ", "$1,000,000 - ", "pets are not ", "low to mid high $", "1,1", "’’’"]) {
    const description = piece.repeat(5_000);
    expect(() => [checkSale({ description }), checkRental({ description })]).not.toThrow();
  }
});
