import { href } from "react-router";
import type { Crumb } from "#app/site/breadcrumbs.tsx";
import { type Addressed, toStreet } from "./listing-address.ts";

/** Home, Buy, the suburb's listings, the property. */
export function toPropertyCrumbs(listing: Addressed): Crumb[] {
  return toCrumbs({ label: "Buy", href: href("/listings") }, listing);
}

/** Home, Rent, the suburb's rentals, the rental. */
export function toRentalCrumbs(rental: Addressed): Crumb[] {
  return toCrumbs({ label: "Rent", href: href("/rentals") }, rental);
}

function toCrumbs(list: { label: string; href: string }, listing: Addressed): Crumb[] {
  const { suburb } = listing;
  return [
    { label: "Home", href: href("/") },
    list,
    { label: suburb, href: `${list.href}?${new URLSearchParams({ suburb })}` },
    { label: toStreet(listing) },
  ];
}
