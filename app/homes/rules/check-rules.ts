import { region as agencyRegion } from "#app/agency/region.ts";
import type { Region, RegionRules, RuleSetting } from "#app/region/region.ts";
import type { AnyListing } from "../record/any-listing.ts";
import { getSourceId } from "../record/listing-links.ts";
import {
  auctionPast,
  belowEstimate,
  bondOverFourWeeks,
  exclusionPeriod,
  guideAtAuction,
  hiddenPrice,
  noPrice,
  rangeTooWide,
  rentNotFixed,
} from "./facts.ts";
import { anyPhrases, rentalPhrases, salePhrases } from "./phrases.ts";
import { photoConsent, pictureElsewhere, unlabelledLocation } from "./pictures.ts";
import { namesPeople, otherAmount } from "./questions.ts";
import {
  type AnyRule,
  type Estimate,
  type Hit,
  nothing,
  type RentalRule,
  type RuleFacts,
  type SaleRule,
} from "./rule.ts";
import { findTexts } from "./texts.ts";

const LONGEST_WORDS = 100;
/** Ours, of the agency itself and of whose pictures they are: they hold wherever a home is. */
const everywhere: ReadonlySet<AnyRule["code"]> = new Set([
  "hidden-price",
  "other-amount",
  "names-people",
  "licence-missing",
  "picture-elsewhere",
]);

const licenceMissing: AnyRule = {
  code: "licence-missing",
  instead: "Write the agency’s licence number under Texts in the office, or into its agency.json",
  test: (_listing, { isFirst, licence }) =>
    isFirst && !licence ? [{ field: "agency.json", words: "licence" }] : nothing,
};

const saleRules: readonly SaleRule[] = [
  ...salePhrases,
  rangeTooWide,
  belowEstimate,
  noPrice,
  auctionPast,
  guideAtAuction,
];
const rentalRules: readonly RentalRule[] = [
  rentNotFixed,
  ...rentalPhrases,
  bondOverFourWeeks,
  exclusionPeriod,
  photoConsent,
];
const anyRules: readonly AnyRule[] = [
  ...anyPhrases,
  hiddenPrice,
  otherAmount,
  namesPeople,
  licenceMissing,
  pictureElsewhere,
  unlabelledLocation,
];

export const ruleCodes = [...saleRules, ...rentalRules, ...anyRules].map(({ code }) => code);

/** Whether a rule has come into force after `since`. */
export function hasNewRules(since: string, today: string) {
  return Object.values(agencyRegion.rules).some(({ from }) => from > since && from <= today);
}

export type Finding = Hit &
  Pick<AnyRule, "code" | "instead" | "isAtOnce"> &
  Pick<RuleSetting, "level" | "law">;

type CheckOptions = {
  /** At the agency, as 2026-11-28. */
  today: string;
  licence?: string;
  getEstimate: (id: string) => Estimate | undefined;
  /** The agency's, unless another is named. */
  region?: Region;
};

/**
 * The rules before publishing, for the listings of a file in turn: what each says against the law of the region, if it is
 * not known to be elsewhere; what has been sold or leased is advertised no more.
 */
export function createRuleCheck({ today, licence, getEstimate, region = agencyRegion }: CheckOptions) {
  const inForce = <Rule extends Pick<AnyRule, "code">>(rules: readonly Rule[]) =>
    findInForce(rules, region.rules, today);
  const [ofAny, ofSales, ofRentals] = [inForce(anyRules), inForce(saleRules), inForce(rentalRules)];
  const findElsewhere = createPictureMemory();
  let isFirst = true;

  return function check(listing: AnyListing): Finding[] {
    const id = getSourceId(listing);
    const facts = {
      today,
      licence,
      isFirst,
      estimate: getEstimate(id),
      texts: findTexts(listing),
      findElsewhere: (src: string) => findElsewhere(src, id, listing.address),
    };
    isFirst = false;
    const ofKind =
      listing.listingType === "Sale" ? apply(ofSales, listing, facts) : apply(ofRentals, listing, facts);
    return [...ofKind, ...apply(ofAny, listing, facts)].filter(
      ({ code }) => (listing.state ?? region.state) === region.state || everywhere.has(code),
    );
  };
}

/** Returns the rules that the region sets and that are in force, with the region's settings. */
function findInForce<Rule extends Pick<AnyRule, "code">>(
  rules: readonly Rule[],
  settings: RegionRules,
  today: string,
) {
  return rules.flatMap((rule) => {
    const setting = settings[rule.code];
    return setting && setting.from <= today ? [{ ...rule, ...setting }] : [];
  });
}

function apply<Listing>(
  rules: readonly (Omit<AnyRule, "test"> &
    RuleSetting & {
      test: (listing: Listing, facts: RuleFacts) => readonly Hit[];
    })[],
  listing: Listing,
  facts: RuleFacts,
) {
  return rules.flatMap(({ test, from, ...rule }) =>
    test(listing, facts).map(({ words, ...hit }) => ({
      ...rule,
      ...hit,
      words: words.slice(0, LONGEST_WORDS),
    })),
  );
}

/** Remembers which listing showed a picture first. */
function createPictureMemory() {
  const shown = new Map<string, { id: string; address: string }>();
  return (src: string, id: string, address: string) => {
    const first = shown.get(src);
    if (!first) shown.set(src, { id, address });
    return first && first.address !== address ? first.id : undefined;
  };
}
