import type { ComponentType } from "react";
import type { FoundInPages } from "./modules.office-search.server.ts";
import { enquiriesInSearch } from "./office-enquiries/found-enquiries.tsx";

/** What shows what is found in pages, after all else. */
export const foundParts: readonly { name: string; Show: ComponentType<{ found: FoundInPages }> }[] = [
  // A line each.
  enquiriesInSearch,
];
