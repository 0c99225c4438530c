import type { Estimate, Finding, Hit, Refused } from "#app/homes/publishing-rules.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import type { Text } from "./listing-texts.ts";

/** Facts that rules need besides the listing. */
export type RuleFacts = {
  /** The listing's price text, title, description and features. */
  texts: readonly Text[];
  estimate?: Estimate;
  /** The day at the agency, as 2026-11-28. */
  today: string;
  licence?: string;
  /** Whether this is the first listing checked, so that a fault of the agency is reported once. */
  isFirst: boolean;
  /** Finds the id of a listing at another address with the same picture. */
  findElsewhere: (src: string) => string | undefined;
};

type RuleOf<Listing extends AnyListing> = Pick<Finding, "code" | "instead"> & {
  /** Applies to homes in other states as well, as a rule of the agency. */
  isOurs?: true;
  test: (listing: Listing, facts: RuleFacts) => readonly Hit[];
};

export type SaleRule = RuleOf<SaleListing>;
export type RentalRule = RuleOf<Rental>;
export type AnyRule = RuleOf<AnyListing>;

/** A module's rules for the words of homes and pages. */
export type WordsRules = {
  sale: readonly SaleRule[];
  rental: readonly RentalRule[];
  /** For homes of both kinds. */
  any: readonly AnyRule[];
  /** Finds words that may not be published on a page. `today` is the day at the agency, as 2026-11-28. */
  findRefused: (words: string, today: string) => readonly Refused[];
};
