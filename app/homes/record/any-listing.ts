import type { Rental } from "./rental-record.ts";
import type { SaleListing } from "./sale-record.ts";

/** A record as pages show it, for sale or for rent; `listingType` tells which. */
export type AnyListing = SaleListing | Rental;
