import type { RuleCode } from "#app/region/regions.ts";
import type { AnyListing } from "../record/any-listing.ts";
import type { Rental } from "../record/rental-record.ts";
import type { SaleListing } from "../record/sale-record.ts";
import type { Amount } from "./amounts.ts";

/** The selling price that the agency agreement estimates, in dollars; never published. */
export type Estimate = { from: number; to?: number | null };

/** The price line of a listing, or a sentence of its title or description. */
export type Text = {
  field: string;
  text: string;
  /** The text with ¤ for each price: what expressions are tried on. */
  masked: string;
  amounts: readonly Amount[];
  /** Those amounts that the home is offered at. */
  prices: readonly Amount[];
};

/** What a rule knows besides the listing. */
export type RuleFacts = {
  /** The words of its price, its title and its description. */
  texts: readonly Text[];
  estimate?: Estimate;
  /** At the agency, as 2026-11-28. */
  today: string;
  /** Of the agency. */
  licence?: string;
  /** Of the first listing that is checked: what concerns the agency is said once. */
  isFirst: boolean;
  /** The id of a listing at another address that shows the picture. */
  findElsewhere: (src: string) => string | undefined;
};

/** A field, and the words in it that break the rule. */
export type Hit = { field: string; words: string };

type RuleOf<Listing extends AnyListing> = {
  code: RuleCode;
  /** What to write instead. */
  instead: string;
  test: (listing: Listing, facts: RuleFacts) => readonly Hit[];
};

export type SaleRule = RuleOf<SaleListing>;
export type RentalRule = RuleOf<Rental>;
export type AnyRule = RuleOf<AnyListing>;

export const nothing: readonly Hit[] = [];
