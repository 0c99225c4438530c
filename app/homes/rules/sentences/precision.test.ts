import { expect, test } from "vitest";
import { toSampleRental } from "../../record/rental.fixture.ts";
import { toSampleListing } from "../../record/sale.fixture.ts";
import { createCheck } from "../check-rules.fixture.ts";
import type { Finding } from "../check-rules.ts";
import type { Estimate } from "../rule.ts";
import * as agentsRentals from "./agents/rentals.fixture.ts";
import * as agentsSales from "./agents/sales.fixture.ts";
import * as bonds from "./lawful/bonds.fixture.ts";
import * as costsAndSums from "./lawful/costs-and-sums.fixture.ts";
import * as homesAndOutlooks from "./lawful/homes-and-outlooks.fixture.ts";
import * as measuresAndDates from "./lawful/measures-and-dates.fixture.ts";
import * as ownPrices from "./lawful/own-prices.fixture.ts";
import * as peopleAndPlaces from "./lawful/people-and-places.fixture.ts";
import * as pets from "./lawful/pets.fixture.ts";
import * as pricesOfOthers from "./lawful/prices-of-others.fixture.ts";
import * as rentsAndCharges from "./lawful/rents-and-charges.fixture.ts";
import * as tenantsAndRooms from "./lawful/tenants-and-rooms.fixture.ts";
import * as withinEstimate from "./lawful/within-estimate.fixture.ts";
import * as neighbours from "./neighbours.fixture.ts";
import * as belowEstimate from "./unlawful/below-estimate.fixture.ts";
import * as bondOverFourWeeks from "./unlawful/bond-over-four-weeks.fixture.ts";
import * as excludesPeople from "./unlawful/excludes-people.fixture.ts";
import * as hiddenPrice from "./unlawful/hidden-price.fixture.ts";
import * as moreThan from "./unlawful/more-than.fixture.ts";
import * as noLessThan from "./unlawful/no-less-than.fixture.ts";
import * as noPets from "./unlawful/no-pets.fixture.ts";
import * as notFound from "./unlawful/not-found.fixture.ts";
import * as priceOrMore from "./unlawful/price-or-more.fixture.ts";
import * as promisesOutcome from "./unlawful/promises-outcome.fixture.ts";
import * as rangeTooWide from "./unlawful/range-too-wide.fixture.ts";
import * as rentInvitesMore from "./unlawful/rent-invites-more.fixture.ts";
import * as rentNotFixed from "./unlawful/rent-not-fixed.fixture.ts";
import * as startingFrom from "./unlawful/starting-from.fixture.ts";
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
  /** Sentences in `prices` name the price of the home itself. */
  lawful: { sale: readonly string[]; rental: readonly string[]; prices?: readonly string[] };
};
type Judged = Sentence & { isFound: boolean };
type Verdicts = { unlawful: readonly Judged[]; lawful: readonly Judged[] };

const LEAST = 0.95;
const ESTIMATE = { from: 2_400_000, to: 2_600_000 };

const unlawful = [
  belowEstimate,
  bondOverFourWeeks,
  excludesPeople,
  hiddenPrice,
  moreThan,
  noLessThan,
  noPets,
  priceOrMore,
  promisesOutcome,
  rangeTooWide,
  rentInvitesMore,
  rentNotFixed,
  startingFrom,
];
const lawful = [
  bonds,
  costsAndSums,
  homesAndOutlooks,
  measuresAndDates,
  ownPrices,
  peopleAndPlaces,
  pets,
  pricesOfOthers,
  rentsAndCharges,
  tenantsAndRooms,
  withinEstimate,
];

test("unlawful sentences are found and no lawful one is stopped", () => {
  const { stopped, missed, precision, recall } = measure("widened for these", [
    ...[...unlawful, ...lawful].map(judge),
    judgeAny(notFound),
    judgeAny(neighbours),
    judgeAny({
      unlawful: { sale: agentsSales.unlawful, rental: agentsRentals.unlawful },
      lawful: { sale: [], prices: agentsSales.lawful, rental: agentsRentals.lawful },
    }),
  ]);
  expect(stopped).toEqual([]);
  expect(precision).toBeGreaterThanOrEqual(LEAST);
  expect(recall, JSON.stringify(missed)).toBeGreaterThanOrEqual(LEAST);
});

/**
 * These sentences stand for future listings: no rule is widened for the missed ones until another set replaces them.
 */
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
