import { href, redirect } from "react-router";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { type ListingResult, toListingResult } from "../detail/listing-result.ts";

/** Finds the listing at /property/{position}: plain numbers, not "03" or "3abc"; a source id redirects to its position. */
export function getProperty(id: string, listings: readonly SaleListing[]): ListingResult<SaleListing> {
  const listing = getByPosition(id, listings);
  const moved = listing ? undefined : getBySourceId(id, listings);
  if (moved) throw redirect(href("/property/:id", { id: String(moved.id) }));
  return toListingResult(listing, listings);
}

/** The sold home that an address of the lists led to: by its place in the file, which it keeps, or by its source id. */
export function findSold(id: string, sold: readonly SaleListing[]): SaleListing | undefined {
  return getByPosition(id, sold) ?? getBySourceId(id, sold);
}

/** For forms and calendar files: their addresses have the source id, so that comes first. */
export function getListingById(id: string, listings: readonly SaleListing[]): SaleListing | undefined {
  return getBySourceId(id, listings) ?? getByPosition(id, listings);
}

/** The path of a home for sale or sold, by the id of its record; undefined for any other id. */
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
