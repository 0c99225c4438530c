import { createSearch } from "../search/search-listings.ts";
import { rentalList } from "./rental-filters.ts";
import { toRentalSummary } from "./rental-summary.ts";

/** Everything the list of rentals shows for these filters. */
export const searchRentals = createSearch(rentalList, toRentalSummary);
