import type { ComponentType } from "react";
import { enquiriesInSearch } from "../office-enquiries/found-enquiries.tsx";
import type { FoundInPages } from "./office-search.server.ts";

/** Components that show these results, below all others. */
export const foundParts: readonly { name: string; Show: ComponentType<{ found: FoundInPages }> }[] = [
  // One line for each module.
  enquiriesInSearch,
];
