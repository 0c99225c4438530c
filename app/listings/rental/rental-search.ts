import { createSearch } from "../search/search-listings.ts";
import { rentalList } from "./rental-filters.ts";

export const rentalSearch = createSearch(rentalList);
