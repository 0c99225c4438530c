import type { Rental } from "./rental-record.ts";
import type { SaleListing } from "./sale-record.ts";

/** A home for sale or for rent; `listingType` tells which. */
export type AnyListing = SaleListing | Rental;
