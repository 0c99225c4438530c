import { createSearch } from "../search/search-listings.ts";
import { saleList } from "./sale-filters.ts";

export const saleSearch = createSearch(saleList);
