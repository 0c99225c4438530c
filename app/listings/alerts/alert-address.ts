import { href } from "react-router";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toHomeId } from "#app/homes/record/listing-links.ts";
import { isEnded } from "#app/homes/record/listing-status.ts";
import { type AnyFilters, type AnyList, findSet } from "../search/filters.ts";

/** The form that asks for mails about what a list finds. */
export function toSearchAlertHref(list: AnyList, filters: AnyFilters) {
  const asked = findSet(list, filters).map(({ name, value }) => [name, value]);
  return `${href("/alerts/new")}?${new URLSearchParams([["list", list.hasSales ? "sale" : "rent"], ...asked])}`;
}

/** The form that asks for mails about one home; of one that has ended there is nothing to tell. */
export function toHomeAlertHref(listing: AnyListing) {
  const { offer, home_id } = toHomeId(listing);
  const home = new URLSearchParams({ list: offer, home: home_id });
  return isEnded(listing) ? undefined : `${href("/alerts/new")}?${home}`;
}
