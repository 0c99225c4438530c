import type { RuleCode } from "#app/region/regions.ts";
import type { AnyListing } from "../record/any-listing.ts";
import type { Rental } from "../record/rental-record.ts";
import type { SaleListing } from "../record/sale-record.ts";
import type { Text } from "./listing-texts.ts";

/** The selling price that the agency agreement estimates, in dollars; never published. */
export type Estimate = { from: number; to?: number | null };

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

/** A field, and the words in it that break the rule or raise its question; from the day `until` on they break it no more. */
export type Hit = { field: string; words: string; until?: string; instead?: string };

type RuleOf<Listing extends AnyListing> = {
  code: RuleCode;
  /** The words to write instead, or the question. */
  instead: string;
  /** The earlier version is not shown in place of a listing that it stops. */
  isAtOnce?: true;
  /** Holds for homes in other states as well: it is the agency’s own. */
  isOurs?: true;
  test: (listing: Listing, facts: RuleFacts) => readonly Hit[];
};

export type SaleRule = RuleOf<SaleListing>;
export type RentalRule = RuleOf<Rental>;
export type AnyRule = RuleOf<AnyListing>;

/** Words that may not be published, by which rule, and what to write instead. */
export type Refused = Pick<AnyRule, "code" | "instead"> & Pick<Hit, "words">;

/** The rules that a module has for what homes and pages say in words. */
export type WordsRules = {
  sale: readonly SaleRule[];
  rental: readonly RentalRule[];
  /** For homes of both kinds. */
  any: readonly AnyRule[];
  /** All that may not stand on a page, in words that belong to no home; `today` at the agency, as 2026-11-28. */
  findRefused: (words: string, today: string) => readonly Refused[];
};
