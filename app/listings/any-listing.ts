import type { Rental } from "./rental/rental-record.ts";
import type { SaleListing } from "./sale/sale-record.ts";

/** What the pages show of a supplied record, for sale or for rent; `listingType` tells which. */
export type AnyListing = SaleListing | Rental;
