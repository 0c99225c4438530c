import { expect, test } from "vitest";
import { toSampleRental } from "../../rental/rental.fixture.ts";
import { toSampleListing } from "../../sale/sale.fixture.ts";
import { createCheck } from "../check-rules.fixture.ts";
import {
  blindLawfulRentals,
  blindLawfulSales,
  blindUnlawfulRentals,
  blindUnlawfulSales,
} from "./blind-sentences.fixture.ts";
import { lawfulRentals, unlawfulRentals } from "./rental-sentences.fixture.ts";
import { lawfulPrices, lawfulSales, unlawfulSales } from "./sale-sentences.fixture.ts";
import {
  secondLawfulPrices,
  secondLawfulRentals,
  secondLawfulSales,
  secondUnlawfulRentals,
  secondUnlawfulSales,
} from "./second-blind-sentences.fixture.ts";

type Field = "price_text" | "title" | "description";
type Sentences = Partial<Record<Field, readonly string[]>>;
type Sentence = { field: Field; text: string };
type Check = (sentence: Sentence) => string[];

const LEAST = 0.95;

const checkSale =
  (isHidden: boolean): Check =>
  ({ field, text }) =>
    findStops(toSampleListing({ [field]: text, price_display: !isHidden }));
const checkRental: Check = ({ field, text }) => findStops(toSampleRental({ [field]: text }));

const unlawful = [
  ...[unlawfulSales, blindUnlawfulSales, secondUnlawfulSales].flatMap((sales) =>
    toSentences(sales).map(({ code, ...sentence }) => ({
      code,
      ...sentence,
      codes: checkSale(code === "hidden-price")(sentence),
    })),
  ),
  ...[unlawfulRentals, blindUnlawfulRentals, secondUnlawfulRentals].flatMap((rentals) =>
    toSentences(rentals).map(({ code, ...sentence }) => ({
      code,
      ...sentence,
      codes: checkRental(sentence),
    })),
  ),
];
const lawful = [
  ...[lawfulPrices, secondLawfulPrices]
    .flatMap(flatten)
    .map((sentence) => ({ ...sentence, codes: checkSale(false)(sentence) })),
  ...[lawfulSales, blindLawfulSales, secondLawfulSales].flatMap(flatten).map((sentence) => ({
    ...sentence,
    codes: [...checkSale(false)(sentence), ...checkSale(true)(sentence)],
  })),
  ...[lawfulRentals, blindLawfulRentals, secondLawfulRentals]
    .flatMap(flatten)
    .map((sentence) => ({ ...sentence, codes: checkRental(sentence) })),
];

test("unlawful sentences are found and no lawful one is stopped", () => {
  const found = unlawful.filter(({ code, codes }) => codes.includes(code));
  const stopped = lawful.filter(({ codes }) => codes.length > 0);
  const precision = found.length / (found.length + stopped.length);
  const recall = found.length / unlawful.length;
  process.stdout.write(
    `The rules before publishing: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${found.length} of ${unlawful.length} unlawful sentences found, ${stopped.length} of ${lawful.length} lawful ones stopped)\n`,
  );
  const missed = unlawful.filter((sentence) => !found.includes(sentence));
  expect(stopped).toEqual([]);
  expect(precision).toBeGreaterThanOrEqual(LEAST);
  expect(recall, JSON.stringify(missed)).toBeGreaterThanOrEqual(LEAST);
});

function toSentences(byCode: Record<string, Sentences>) {
  return Object.entries(byCode).flatMap(([code, sentences]) =>
    flatten(sentences).map((sentence) => ({ code, ...sentence })),
  );
}

function flatten(sentences: Sentences): Sentence[] {
  const fields = ["price_text", "title", "description"] as const;
  return fields.flatMap((field) => (sentences[field] ?? []).map((text) => ({ field, text })));
}

function findStops(listing: Parameters<ReturnType<typeof createCheck>>[0]) {
  return createCheck()(listing)
    .filter(({ level }) => level === "stop")
    .map(({ code }) => code);
}
