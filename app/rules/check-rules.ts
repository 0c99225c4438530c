import { region as agencyRegion } from "#app/agency/region.ts";
import type { CheckOptions, Hit, PublishingRules, RuleCheck } from "#app/homes/publishing-rules.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import type { Region } from "#app/region/region.ts";
import { wordsRules } from "#app/slots/rules.ts";
import { anyFacts, rentalFacts, saleFacts } from "./facts.ts";
import { findTexts } from "./listing-texts.ts";
import { photoConsent, pictureRules } from "./pictures.ts";
import type { AnyRule, RentalRule, RuleFacts, SaleRule } from "./rule.ts";
import { findSetting } from "./rule-setting.ts";

const LONGEST_WORDS = 200;

const saleRules: readonly SaleRule[] = [
  ...wordsRules.flatMap(({ sale }) => sale),
  ...saleFacts,
  ...wordsRules.flatMap(({ any }) => any),
  ...anyFacts,
  ...pictureRules,
];
const rentalRules: readonly RentalRule[] = [
  ...wordsRules.flatMap(({ rental }) => rental),
  ...rentalFacts,
  photoConsent,
  ...wordsRules.flatMap(({ any }) => any),
  ...anyFacts,
  ...pictureRules,
];

export const ruleCodes = [...new Set([...saleRules, ...rentalRules].map(({ code }) => code))];

/** The rules before publishing, for homes and for words that belong to no home. */
export const rulesBeforePublishing: PublishingRules = {
  createCheck: createRuleCheck,
  hasNew: (since, today) =>
    Object.values(agencyRegion.rules).some(({ from }) => from > since && from <= today),
  findRefused: (words, today) => wordsRules.flatMap(({ findRefused }) => findRefused(words, today)),
};

/**
 * Creates a check for all listings of a file in order, by the law of the region unless a home is known to be elsewhere.
 * Sold and leased homes are no longer advertised. Findings that stop a home hide its questions.
 */
export function createRuleCheck({
  today,
  licence,
  getEstimate,
  region = agencyRegion,
}: CheckOptions): RuleCheck {
  const findElsewhere = createPictureMemory();
  let isFirst = true;

  return function check(listing) {
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
    const findings =
      listing.listingType === "Sale"
        ? apply(saleRules, listing, facts, region)
        : apply(rentalRules, listing, facts, region);
    const isStopped = findings.some(({ level }) => level === "stop");
    return isStopped ? findings.filter(({ level }) => level !== "ask") : findings;
  };
}

type RuleFor<Listing> = Omit<AnyRule, "test"> & {
  test: (listing: Listing, facts: RuleFacts) => readonly Hit[];
};

/** Applies the rules that the region has in force, with its settings. */
function apply<Listing extends AnyListing>(
  rules: readonly RuleFor<Listing>[],
  listing: Listing,
  facts: RuleFacts,
  region: Region,
) {
  const isHere = (listing.state ?? region.state) === region.state;
  return rules.flatMap(({ test, isOurs, ...rule }) => {
    const setting = findSetting(rule, facts.today, region);
    if (!setting || !(isHere || isOurs)) return [];
    return test(listing, facts).map((hit) => ({
      ...setting,
      ...rule,
      ...hit,
      words: hit.words.slice(0, LONGEST_WORDS),
    }));
  });
}

/** Remembers the first listing that showed each picture. */
function createPictureMemory() {
  const shown = new Map<string, { id: string; address: string }>();
  return (src: string, id: string, address: string) => {
    const first = shown.get(src);
    if (!first) shown.set(src, { id, address });
    return first && first.address !== address ? first.id : undefined;
  };
}
