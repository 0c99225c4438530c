import { findSimilarListings } from "../detail/similar-listings.ts";
import { type ListingSummary, toCard, toSaleSummary } from "../listing-summary.ts";
import type { SaleListing } from "./sale-record.ts";

const OTHERS_SHOWN = 3;

export type PropertyResult =
  | { kind: "found"; listing: SaleListing; similar: ListingSummary[] }
  | { kind: "moved"; id: string }
  | { kind: "missing"; others: ListingSummary[] };

/**
 * What stands at /property/{id}: the listing at that position of the file, and only the plain number is one ("3abc",
 * "3.0" and "03" are not); else where the listing with that source id is now; else a few that are for sale.
 */
export function getProperty(id: string, listings: readonly SaleListing[]): PropertyResult {
  const listing = getByPosition(id, listings);
  if (listing)
    return {
      kind: "found",
      listing,
      similar: findSimilarListings(listing, listings).map(toSaleSummary).map(toCard),
    };
  const moved = getBySourceId(id, listings);
  if (moved) return { kind: "moved", id: String(moved.id) };
  return { kind: "missing", others: listings.slice(0, OTHERS_SHOWN).map(toSaleSummary).map(toCard) };
}

/** The listing a form or a calendar file is about: we write their addresses with the source id, so that comes first. */
export function getListingById(id: string, listings: readonly SaleListing[]): SaleListing | undefined {
  return getBySourceId(id, listings) ?? getByPosition(id, listings);
}

function getByPosition(position: string, listings: readonly SaleListing[]) {
  if (!/^[1-9]\d{0,8}$/.test(position)) return undefined;
  const wanted = Number(position);
  return listings.find(({ id }) => id === wanted);
}

function getBySourceId(id: string, listings: readonly SaleListing[]) {
  return listings.find(({ originalId }) => originalId === id);
}
