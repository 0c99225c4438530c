import { readersFinder } from "./newsletter/office/find-readers.server.ts";
import type { OfficeReader } from "./office/access/require-person.server.ts";
import type { OfficeFinder } from "./office/search/find-in-office.ts";
import { enquiriesFinder } from "./office-enquiries/find-by-words.server.ts";
import type { FoundEnquiries } from "./office-enquiries/found-enquiries.tsx";
import { homesFinder } from "./office-homes/find-by-words.server.ts";
import { visitorFinder } from "./office-visitors/find-visitor.server.ts";

/** What modules find of what is typed into the office’s search, in this order. */
export const officeFinders: readonly OfficeFinder[] = [
  // A line each.
  visitorFinder,
  homesFinder,
  readersFinder,
];

/** What modules find in such numbers that it stands on several pages: one of them. */
export type FoundInPages = {
  // A line each.
  enquiries?: FoundEnquiries;
};

type PagedFinder = Pick<OfficeFinder, "finds"> & {
  find: (
    reader: OfficeReader,
    asked: { typed: string; page: number },
  ) => Promise<{ found: FoundInPages; hasMore: boolean }>;
};

/** What finds it. */
export const pagedFinders: readonly PagedFinder[] = [
  // A line each.
  enquiriesFinder,
];
