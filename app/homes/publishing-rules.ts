import type { Region, RuleSetting } from "#app/region/region.ts";
import type { RuleCode } from "#app/region/regions.ts";
import type { AnyListing } from "./record/any-listing.ts";

/** The estimated selling price of the agency agreement, in dollars. Never published. */
export type Estimate = { from: number; to?: number | null };

/** A field and its words that break a rule or raise a question. The finding expires on the day `until`. */
export type Hit = { field: string; words: string; until?: string; instead?: string };

export type Finding = Hit & {
  code: RuleCode;
  /** The words to write instead, or the question. */
  instead: string;
} & Pick<RuleSetting, "level" | "law">;

export type RuleCheck = (listing: AnyListing) => Finding[];

/** Words that may not be published, with the rule's code and replacement advice. */
export type Refused = Pick<Finding, "code" | "instead" | "words">;

export type CheckOptions = {
  /** The day at the agency, as 2026-11-28. */
  today: string;
  licence?: string;
  getEstimate: (id: string) => Estimate | undefined;
  /** Default: the agency’s region. */
  region?: Region;
};

/** A module's rules for homes and other published words. `today` is the day at the agency, as 2026-11-28. */
export type PublishingRules = {
  /** Prepares a check that gets all listings of a file in order. */
  createCheck: (options: CheckOptions) => RuleCheck;
  /** Whether a rule has come into force after the day `since`. */
  hasNew: (since: string, today: string) => boolean;
  findRefused: (words: string, today: string) => readonly Refused[];
};
