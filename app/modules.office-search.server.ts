import { findReaders } from "./newsletter/office/find-readers.server.ts";
import type { FindInOffice } from "./office/search/find-in-office.ts";
import { findHomesByWords } from "./office-homes/find-by-words.server.ts";
import { findVisitor } from "./office-visitors/find-visitor.server.ts";

/** What modules find of what is typed into the office’s search, in this order. */
export const officeFinders: readonly FindInOffice[] = [
  // A line each.
  findVisitor,
  findHomesByWords,
  findReaders,
];
