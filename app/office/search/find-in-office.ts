import type { OfficeReader } from "../access/require-person.server.ts";
import type { LinkLine } from "../frame/link-lines.tsx";

/** A module's search results, limited to what the reader may see. */
export type FoundPart = {
  title: string;
  count: number;
  /** The first of the results. */
  lines: readonly LinkLine[];
};

export type OfficeFinder = {
  /** The searchable data in the words of the search page: "homes by address". */
  finds?: string;
  /** Undefined if nothing is found, or the reader may not see it. */
  find: (reader: OfficeReader, typed: string) => Promise<FoundPart | undefined>;
};

/** How many results of each kind are shown. */
export const MOST_SHOWN = 8;

/** A panel about a visitor beside an enquiry: the newest results, and a link to all of them. */
export type PersonPanel = { label: string; href: string; parts: readonly FoundPart[] };

/**
 * A visitor's e-mail addresses in lower case, phone numbers as digits, and the ids of the enquiries with any of these.
 */
export type Visitor = { emails: readonly string[]; phones: readonly string[]; ids: readonly string[] };

/** Finds a module's records of a visitor; undefined if there are none. Shown only to people who see every enquiry. */
export type FindOfVisitor = (reader: OfficeReader, visitor: Visitor) => Promise<FoundPart | undefined>;
