import { toSaleSummary } from "../listing-summary.ts";
import { createSearch } from "../search/search-listings.ts";
import { saleList } from "./sale-filters.ts";

/** Everything the list of homes for sale shows for these filters. */
export const searchSale = createSearch(saleList, toSaleSummary);
