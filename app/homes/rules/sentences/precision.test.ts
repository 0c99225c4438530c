import { expect, test } from "vitest";
import { toSampleRental } from "../../record/rental.fixture.ts";
import { toSampleListing } from "../../record/sale.fixture.ts";
import { createCheck } from "../check-rules.fixture.ts";
import type { Finding } from "../check-rules.ts";
import type { Estimate } from "../rule.ts";
import * as first from "./tuned/blind-sentences.fixture.ts";
import * as eighth from "./tuned/eighth-sentences.fixture.ts";
import * as eleventh from "./tuned/eleventh-sentences.fixture.ts";
import * as fifth from "./tuned/fifth-blind-sentences.fixture.ts";
import * as fourth from "./tuned/fourth-blind-sentences.fixture.ts";
import * as ninth from "./tuned/ninth-sentences.fixture.ts";
import * as others from "./tuned/others-sentences.fixture.ts";
import * as rentals from "./tuned/rental-sentences.fixture.ts";
import * as sales from "./tuned/sale-sentences.fixture.ts";
import * as second from "./tuned/second-blind-sentences.fixture.ts";
import * as seventh from "./tuned/seventh-blind-sentences.fixture.ts";
import * as sixth from "./tuned/sixth-blind-sentences.fixture.ts";
import * as tenth from "./tuned/tenth-sentences.fixture.ts";
import * as third from "./tuned/third-blind-sentences.fixture.ts";
import * as twelfth from "./tuned/twelfth-sentences.fixture.ts";
import * as unseenOthers from "./unseen/others-sentences.fixture.ts";
import * as unseenOwn from "./unseen/own-sentences.fixture.ts";

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
/** Whichever rule finds them. */
type AnySets = {
  unlawful: { sale: readonly string[]; rental: readonly string[] };
  /** Those of `prices` name the price of the home itself. */
  lawful: { sale: readonly string[]; rental: readonly string[]; prices?: readonly string[] };
};
type Judged = Sentence & { isFound: boolean };
type Verdicts = { unlawful: readonly Judged[]; lawful: readonly Judged[] };

const LEAST = 0.95;
const ESTIMATE = { from: 2_400_000, to: 2_600_000 };

const tuned = [sales, rentals, first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth];

test("unlawful sentences are found and no lawful one is stopped", () => {
  const { stopped, missed, precision, recall } = measure("widened for these", [
    ...tuned.map(judge),
    ...[others, eleventh, twelfth].map(judgeAny),
  ]);
  expect(stopped).toEqual([]);
  expect(precision).toBeGreaterThanOrEqual(LEAST);
  expect(recall, JSON.stringify(missed)).toBeGreaterThanOrEqual(LEAST);
});

/** What the next listing may bring: the missed ones are left as they are, until another set takes their place. */
test("of what is stopped among sentences that no rule was widened for, nearly all is unlawful", () => {
  measure("never seen by them, of ourselves", [judge(unseenOwn)]);
  measure("never seen by them, of others", [judgeAny(unseenOthers)]);
  const { precision } = measure("never seen by them", [judge(unseenOwn), judgeAny(unseenOthers)]);
  expect(precision).toBeGreaterThanOrEqual(LEAST);
});

function measure(name: string, verdicts: readonly Verdicts[]) {
  const unlawful = verdicts.flatMap((of) => of.unlawful);
  const lawful = verdicts.flatMap((of) => of.lawful);
  const found = unlawful.filter(({ isFound }) => isFound).length;
  const stopped = lawful.filter(({ isFound }) => isFound);
  const precision = found / (found + stopped.length);
  const recall = found / unlawful.length;
  process.stdout.write(
    `The rules before publishing, ${name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${found} of ${unlawful.length} unlawful sentences found, ${stopped.length} of ${lawful.length} lawful ones stopped)\n`,
  );
  return { precision, recall, stopped, missed: unlawful.filter(({ isFound }) => !isFound) };
}

function judge(sets: Sets): Verdicts {
  const hasStops = (sentences: Sentences | undefined, check: (sentence: Sentence) => string[]) =>
    flatten(sentences).map((sentence) => ({ ...sentence, isFound: check(sentence).length > 0 }));
  return {
    unlawful: [
      ...findCodes(sets.unlawfulSales, (sentence, code) =>
        checkSale(sentence, {
          isHidden: code === "hidden-price",
          estimate: code === "below-estimate" ? ESTIMATE : undefined,
        }),
      ),
      ...findCodes(sets.unlawfulRentals, checkRental),
    ],
    lawful: [
      ...hasStops(sets.lawfulPrices, checkSale),
      ...hasStops(sets.lawfulAgainstEstimate, (sentence) => checkSale(sentence, { estimate: ESTIMATE })),
      ...hasStops(sets.lawfulSales, checkShownAndHidden),
      ...hasStops(sets.lawfulRentals, checkRental),
    ],
  };
}

function judgeAny({ unlawful, lawful }: AnySets): Verdicts {
  const judgeAll = ({ sale, rental, prices = [] }: AnySets["lawful"]): Judged[] => [
    ...toDescriptions(sale).map((it) => ({ ...it, isFound: checkShownAndHidden(it).length > 0 })),
    ...toDescriptions(prices).map((it) => ({ ...it, isFound: checkSale(it).length > 0 })),
    ...toDescriptions(rental).map((it) => ({ ...it, isFound: checkRental(it).length > 0 })),
  ];
  return { unlawful: judgeAll(unlawful), lawful: judgeAll(lawful) };
}

function toDescriptions(texts: readonly string[]) {
  return texts.map((text) => ({ field: "description" as const, text }));
}

function findCodes(
  byCode: Record<string, Sentences> = {},
  check: (sentence: Sentence, code: string) => string[],
) {
  return Object.entries(byCode).flatMap(([code, sentences]) =>
    flatten(sentences).map((sentence) => ({ ...sentence, isFound: check(sentence, code).includes(code) })),
  );
}

function flatten(sentences: Sentences = {}): Sentence[] {
  const fields = ["price_text", "title", "description"] as const;
  return fields.flatMap((field) => (sentences[field] ?? []).map((text) => ({ field, text })));
}

function checkShownAndHidden(sentence: Sentence) {
  return [...checkSale(sentence), ...checkSale(sentence, { isHidden: true })];
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
