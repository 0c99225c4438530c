import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { ListKind } from "../search/number-filters.ts";
import type { Matches } from "../search/word-index.server.ts";

/** Who and what a visitor may name. */
export type KnownTexts = Pick<SiteTexts, "agents" | "suburbs">;

/** Words that a visitor has typed above a list, and its address. */
export type AskedInWords = {
  kind: ListKind;
  address: URLSearchParams;
  words: string;
  texts: KnownTexts;
  /** What words find in this list; without it they mean the same whichever homes there are, as in a search that is kept. */
  match?: (words: string) => Matches<unknown>;
};

/** What words ask for, as filters of this list or the other; undefined where they are searched for as they are. */
export type ReadWords = (asked: AskedInWords) => { list: ListKind; search: URLSearchParams } | undefined;
