import type { Region, RuleSetting } from "#app/region/region.ts";
import type { RuleCode } from "#app/region/regions.ts";
import type { AnyListing } from "./record/any-listing.ts";

/** The selling price that the agency agreement estimates, in dollars; never published. */
export type Estimate = { from: number; to?: number | null };

/** A field, and the words in it that break a rule or raise its question; from the day `until` on they break it no more. */
export type Hit = { field: string; words: string; until?: string; instead?: string };

export type Finding = Hit & {
  code: RuleCode;
  /** The words to write instead, or the question. */
  instead: string;
} & Pick<RuleSetting, "level" | "law">;

/** What the rules say of a listing. */
export type RuleCheck = (listing: AnyListing) => Finding[];

/** Words that may not be published, by which rule, and what to write instead. */
export type Refused = Pick<Finding, "code" | "instead" | "words">;

export type CheckOptions = {
  /** At the agency, as 2026-11-28. */
  today: string;
  licence?: string;
  getEstimate: (id: string) => Estimate | undefined;
  /** The agency’s, unless another is named. */
  region?: Region;
};

/** What a module says of homes, and of words that belong to none, before they are published; `today` at the agency, as 2026-11-28. */
export type PublishingRules = {
  /** For the listings of a file in turn. */
  createCheck: (options: CheckOptions) => RuleCheck;
  /** Whether a rule has come into force after `since`. */
  hasNew: (since: string, today: string) => boolean;
  findRefused: (words: string, today: string) => readonly Refused[];
};

/** Says that words may not be published, and what to write instead. */
export function toRefusal({ words, instead }: Pick<Refused, "words" | "instead">) {
  return `“${words}” may not be published. ${instead}`;
}
