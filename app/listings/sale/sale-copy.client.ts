import { saleFormat } from "#app/homes/record/sale-record.ts";
import { createBrowserCopy } from "../detail/browser-copy.client.ts";
import { getProperty } from "./get-property.ts";
import { saleSearch } from "./sale-search.ts";

export const saleCopy = createBrowserCopy({
  format: saleFormat,
  search: saleSearch.searchAddress,
  get: getProperty,
  failure: "Failed to load property:",
});
