import { expect, test } from "vitest";
import { toFirstSentence, toListingSummary } from "./listing-summary.ts";
import { sampleChangedAt, toSampleListing } from "./sale/sale.fixture.ts";

test.each([
  ["One long room. A fence behind it.", "One long room."],
  ["Only this one.", "Only this one."],
  ["No full stop", "No full stop"],
  ["  Spaces around it.  ", "Spaces around it."],
  ["Is it quiet? Yes.", "Is it quiet?"],
  ["Built for approx. 2.4 million in 2019. Sold since.", "Built for approx. 2.4 million in 2019."],
  ["It says “no parking.” Park anyway.", "It says “no parking.”"],
  ["A garage. “Two cars,” says the owner.", "A garage."],
  ["First paragraph.\n\nSecond paragraph.", "First paragraph."],
  ["Runs over\na line. Then stops.", "Runs over\na line."],
])("the first sentence of %j is %j", (text, sentence) => {
  expect(toFirstSentence(text)).toBe(sentence);
});

test("a card gets the address of its page, the price as printed and when the data changed", () => {
  const listing = toSampleListing({ price_aud: 4_900_000, description: "Sea. And sky." }, 13);
  expect(toListingSummary(listing)).toMatchObject({
    href: "/property/14",
    price: "$4.9M",
    summary: "Sea.",
    changedAt: sampleChangedAt,
    badges: [{ tone: "plain", label: "Featured" }],
  });
});

test("only a featured listing carries a badge", () => {
  expect(toListingSummary(toSampleListing({ price_aud: 1_999_999 })).badges).toEqual([]);
});
