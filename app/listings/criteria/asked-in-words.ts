import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { ListKind } from "../search/number-filters.ts";
import type { Matches } from "../search/word-index.server.ts";

/** Names that search words may contain. */
export type KnownTexts = Pick<SiteTexts, "agents" | "suburbs">;

export type AskedInWords = {
  kind: ListKind;
  address: URLSearchParams;
  words: string;
  texts: KnownTexts;
  /** Searches this list. Missing for saved searches, whose meaning must not depend on the homes on offer. */
  match?: (words: string) => Matches<unknown>;
};

/** Turns search words into filters of this or the other list. Returns undefined if they stay search words. */
export type ReadWords = (asked: AskedInWords) => { list: ListKind; search: URLSearchParams } | undefined;
