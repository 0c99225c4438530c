import type { Estimate, Finding, Hit, Refused } from "#app/homes/publishing-rules.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import type { Text } from "./listing-texts.ts";

/** Facts besides the listing. */
export type RuleFacts = {
  /** The words of its price, its title, its description and its features. */
  texts: readonly Text[];
  estimate?: Estimate;
  /** At the agency, as 2026-11-28. */
  today: string;
  /** The agency’s licence number. */
  licence?: string;
  /** Whether this is the first listing that is checked: a fault of the agency is reported once. */
  isFirst: boolean;
  /** The id of a listing at another address that shows the picture. */
  findElsewhere: (src: string) => string | undefined;
};

type RuleOf<Listing extends AnyListing> = Pick<Finding, "code" | "instead"> & {
  /** Holds for homes in other states as well: it is the agency’s own. */
  isOurs?: true;
  test: (listing: Listing, facts: RuleFacts) => readonly Hit[];
};

export type SaleRule = RuleOf<SaleListing>;
export type RentalRule = RuleOf<Rental>;
export type AnyRule = RuleOf<AnyListing>;

/** The rules that a module has for what homes and pages say in words. */
export type WordsRules = {
  sale: readonly SaleRule[];
  rental: readonly RentalRule[];
  /** For homes of both kinds. */
  any: readonly AnyRule[];
  /** All that may not stand on a page, in words that belong to no home; `today` at the agency, as 2026-11-28. */
  findRefused: (words: string, today: string) => readonly Refused[];
};
