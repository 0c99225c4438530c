import { readersFinder } from "../newsletter/office/find-readers.server.ts";
import type { OfficeReader } from "../office/access/require-person.server.ts";
import type { OfficeFinder } from "../office/search/find-in-office.ts";
import { enquiriesFinder } from "../office-enquiries/find-by-words.server.ts";
import type { FoundEnquiries } from "../office-enquiries/found-enquiries.tsx";
import { homesFinder } from "../office-homes/find-by-words.server.ts";
import { visitorFinder } from "../office-visitors/find-visitor.server.ts";

/** Finders of the office’s search, in the order of their results. */
export const officeFinders: readonly OfficeFinder[] = [
  // One line for each module.
  visitorFinder,
  homesFinder,
  readersFinder,
];

/** One page of results that may be too many for a single page. */
export type FoundInPages = {
  // One line for each module.
  enquiries?: FoundEnquiries;
};

type PagedFinder = Pick<OfficeFinder, "finds"> & {
  find: (
    reader: OfficeReader,
    asked: { typed: string; page: number },
  ) => Promise<{ found: FoundInPages; hasMore: boolean }>;
};

/** Finders of these results. */
export const pagedFinders: readonly PagedFinder[] = [
  // One line for each module.
  enquiriesFinder,
];
