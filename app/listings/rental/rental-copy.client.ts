import { rentalFormat } from "#app/homes/record/rental-record.ts";
import { createBrowserCopy } from "../detail/browser-copy.client.ts";
import { getRental } from "./get-rental.ts";
import { rentalSearch } from "./rental-search.ts";

export const rentalCopy = createBrowserCopy({
  format: rentalFormat,
  search: rentalSearch.searchAddress,
  get: getRental,
  failure: "Error fetching rental property:",
});
