import { createBrowserCopy } from "../detail/load/browser-copy.client.ts";
import { getRental } from "./get-rental.ts";
import { rentalSearch } from "./rental-filters.ts";
import { rentalKind } from "./rental-record.ts";

export const rentalCopy = createBrowserCopy({
  kind: rentalKind,
  search: rentalSearch.searchAddress,
  get: getRental,
  failure: "Error fetching rental property:",
});
