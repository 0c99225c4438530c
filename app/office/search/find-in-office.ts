import type { OfficeReader } from "../access/require-person.server.ts";
import type { LinkLine } from "../frame/link-lines.tsx";

/** What a module finds of something that was typed, for whoever may see it. */
export type FoundPart = {
  title: string;
  count: number;
  /** The first of them. */
  lines: readonly LinkLine[];
};

export type OfficeFinder = {
  /** What people may look for, as the search’s own page says it: "homes by address". */
  finds?: string;
  /** Undefined where nothing is found, or the reader may not see it. */
  find: (reader: OfficeReader, typed: string) => Promise<FoundPart | undefined>;
};

/** Of each kind, so many stand on the page. */
export const MOST_SHOWN = 8;

/** A page of everything from a person, and the newest of it. */
export type PersonPanel = { label: string; href: string; parts: readonly FoundPart[] };

/** E-mail addresses in lower case and the digits of telephones, and the ids of the enquiries that came by them. */
export type Visitor = { emails: readonly string[]; phones: readonly string[]; ids: readonly string[] };

/** What a module knows of a visitor; undefined where that is nothing. Only who sees every enquiry is shown it. */
export type FindOfVisitor = (reader: OfficeReader, visitor: Visitor) => Promise<FoundPart | undefined>;
