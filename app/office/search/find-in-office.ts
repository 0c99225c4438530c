import type { LinkLine } from "../frame/link-lines.tsx";
import type { TodayReader } from "../today/today-part.ts";

/** What a module finds of something that was typed, for whoever may see it. */
export type FoundPart = {
  title: string;
  count: number;
  /** The first of them. */
  lines: readonly LinkLine[];
};

/** Undefined where nothing is found, or the reader may not see it. */
export type FindInOffice = (reader: TodayReader, typed: string) => Promise<FoundPart | undefined>;

/** Of each kind, so many stand on the page. */
export const MOST_SHOWN = 8;
