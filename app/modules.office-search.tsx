import type { ComponentType } from "react";
import type { FoundInPages } from "./modules.office-search.server.ts";
import { enquiriesInSearch } from "./office-enquiries/found-enquiries.tsx";

/** Components that show these results, below all others. */
export const foundParts: readonly { name: string; Show: ComponentType<{ found: FoundInPages }> }[] = [
  // One line for each module.
  enquiriesInSearch,
];
