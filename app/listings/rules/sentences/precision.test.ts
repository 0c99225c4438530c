import { expect, test } from "vitest";
import { toSampleRental } from "../../rental/rental.fixture.ts";
import { toSampleListing } from "../../sale/sale.fixture.ts";
import { createCheck } from "../check-rules.fixture.ts";
import type { Finding } from "../check-rules.ts";
import type { Estimate } from "../rule.ts";
import * as first from "./blind-sentences.fixture.ts";
import * as fifth from "./fifth-blind-sentences.fixture.ts";
import * as fourth from "./fourth-blind-sentences.fixture.ts";
import * as rentals from "./rental-sentences.fixture.ts";
import * as sales from "./sale-sentences.fixture.ts";
import * as second from "./second-blind-sentences.fixture.ts";
import * as seventh from "./seventh-blind-sentences.fixture.ts";
import * as sixth from "./sixth-blind-sentences.fixture.ts";
import * as third from "./third-blind-sentences.fixture.ts";

type Field = "price_text" | "title" | "description";
type Sentences = Partial<Record<Field, readonly string[]>>;
type Sentence = { field: Field; text: string };
type Sets = {
  unlawfulSales?: Record<string, Sentences>;
  unlawfulRentals?: Record<string, Sentences>;
  /** They name a price of the home itself. */
  lawfulPrices?: Sentences;
  lawfulAgainstEstimate?: Sentences;
  /** They name none: they stop no home that hides its price either. */
  lawfulSales?: Sentences;
  lawfulRentals?: Sentences;
};

const LEAST = 0.95;
const ESTIMATE = { from: 2_400_000, to: 2_600_000 };

const all: readonly Sets[] = [sales, rentals, first, second, third, fourth, fifth, sixth, seventh];

const unlawful = [
  ...all.flatMap(({ unlawfulSales = {} }) =>
    toSentences(unlawfulSales).map(({ code, ...sentence }) => ({
      code,
      ...sentence,
      codes: checkSale(sentence, {
        isHidden: code === "hidden-price",
        estimate: code === "below-estimate" ? ESTIMATE : undefined,
      }),
    })),
  ),
  ...all.flatMap(({ unlawfulRentals = {} }) =>
    toSentences(unlawfulRentals).map(({ code, ...sentence }) => ({
      code,
      ...sentence,
      codes: checkRental(sentence),
    })),
  ),
];
const lawful = [
  ...all
    .flatMap(({ lawfulPrices = {} }) => flatten(lawfulPrices))
    .map((sentence) => ({ ...sentence, codes: checkSale(sentence) })),
  ...all
    .flatMap(({ lawfulAgainstEstimate = {} }) => flatten(lawfulAgainstEstimate))
    .map((sentence) => ({ ...sentence, codes: checkSale(sentence, { estimate: ESTIMATE }) })),
  ...all
    .flatMap(({ lawfulSales = {} }) => flatten(lawfulSales))
    .map((sentence) => ({
      ...sentence,
      codes: [...checkSale(sentence), ...checkSale(sentence, { isHidden: true })],
    })),
  ...all
    .flatMap(({ lawfulRentals = {} }) => flatten(lawfulRentals))
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

function checkSale(
  { field, text }: Sentence,
  { isHidden = false, estimate }: { isHidden?: boolean; estimate?: Estimate } = {},
) {
  const listing = toSampleListing({ price_aud: 2_400_000, [field]: text, price_display: !isHidden });
  return findStops(createCheck(estimate)(listing));
}

function checkRental({ field, text }: Sentence) {
  return findStops(createCheck()(toSampleRental({ [field]: text })));
}

function findStops(findings: readonly Finding[]): string[] {
  return findings.filter(({ level }) => level === "stop").map(({ code }) => code);
}
