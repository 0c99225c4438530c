import { href, redirect } from "react-router";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { type ListingResult, toListingResult } from "../detail/listing-result.ts";

/** Finds /property/{position}, a plain number, not "03" or "3abc". Redirects a source id to the position. */
export function getProperty(id: string, listings: readonly SaleListing[]): ListingResult<SaleListing> {
  const listing = getByPosition(id, listings);
  const moved = listing ? undefined : getBySourceId(id, listings);
  if (moved) throw redirect(href("/property/:id", { id: String(moved.id) }));
  return toListingResult(listing, listings);
}

/** Finds a sold home by the address it had in the list: its position in the file, which it keeps, or its source id. */
export function findSold(id: string, sold: readonly SaleListing[]): SaleListing | undefined {
  return getByPosition(id, sold) ?? getBySourceId(id, sold);
}

/** Finds a listing for forms and calendar files, whose addresses have the source id, so that comes first. */
export function getListingById(id: string, listings: readonly SaleListing[]): SaleListing | undefined {
  return getBySourceId(id, listings) ?? getByPosition(id, listings);
}

/** The path of a home for sale or sold, by the record's id; undefined for any other id. */
export function findSalePath(id: string, listings: readonly SaleListing[], sold: readonly SaleListing[]) {
  const listing = getBySourceId(id, listings);
  if (listing) return href("/property/:id", { id: String(listing.id) });
  return getBySourceId(id, sold) && href("/sold-property/:id", { id });
}

function getByPosition(position: string, listings: readonly SaleListing[]) {
  if (!/^[1-9]\d{0,8}$/.test(position)) return undefined;
  const wanted = Number(position);
  return listings.find(({ id }) => id === wanted);
}

function getBySourceId(id: string, listings: readonly SaleListing[]) {
  return listings.find(({ originalId }) => originalId === id);
}
