import { rentalFormat } from "#app/homes/record/rental-record.ts";
import { createBrowserCopy } from "../list/browser-copy.client.ts";
import { rentalSearch } from "./rental-search.ts";

export const rentalCopy = createBrowserCopy(rentalFormat, rentalSearch.searchAddress);
