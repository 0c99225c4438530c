import { saleFormat } from "#app/homes/record/sale-record.ts";
import { createBrowserCopy } from "../list/browser-copy.client.ts";
import { saleSearch } from "./sale-search.ts";

export const saleCopy = createBrowserCopy(saleFormat, saleSearch.searchAddress);
