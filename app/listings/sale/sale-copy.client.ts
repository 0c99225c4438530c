import { createBrowserCopy } from "../detail/browser-copy.client.ts";
import { getProperty } from "./get-property.ts";
import { saleSearch } from "./sale-filters.ts";
import { saleKind } from "./sale-record.ts";

const copy = createBrowserCopy({
  kind: saleKind,
  search: saleSearch.searchAddress,
  get: getProperty,
  failure: "Failed to load property:",
});

export const saleCopy = {
  ...copy,
  // Only the server knows the names of agents.
  search: async (address: URLSearchParams) => (address.has("agent") ? undefined : copy.search(address)),
};
