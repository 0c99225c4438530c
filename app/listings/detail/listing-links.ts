import { href } from "react-router";
import type { Crumb } from "#app/site/breadcrumbs.tsx";
import type { Rental } from "../rental/rental-record.ts";
import type { SaleListing } from "../sale/sale-record.ts";
import { toStreet } from "./listing-address.ts";

/** The paths of a listing. Only the page of a home for sale goes by its position. */
export function toListingLinks(listing: SaleListing | Rental) {
  if (listing.listingType === "Rent") {
    const { id } = listing;
    return {
      page: href("/rental/:id", { id }),
      share: href("/rental/:id", { id }),
      book: href("/rental/:id/inspection", { id }),
      enquire: href("/rental/:id/enquire", { id }),
      calendar: href("/rental/:id/inspection.ics", { id }),
    };
  }
  const id = listing.originalId;
  return {
    page: href("/property/:id", { id: String(listing.id) }),
    /** Stays when the position changes. */
    share: href("/property/:id", { id }),
    book: href("/property/:id/inspection", { id }),
    enquire: href("/property/:id/enquire", { id }),
    calendar: href("/property/:id/inspection.ics", { id }),
  };
}

/** The share path with the origin. */
export function toShareUrl(origin: string, listing: SaleListing | Rental): string {
  return new URL(toListingLinks(listing).share, origin).href;
}

export function getSourceId(listing: SaleListing | Rental): string {
  return listing.listingType === "Sale" ? listing.originalId : listing.id;
}

/** Home, Buy or Rent, the suburb's listings, the listing. */
export function toListingCrumbs(listing: SaleListing | Rental): Crumb[] {
  const { listingType, suburb } = listing;
  const list =
    listingType === "Sale"
      ? { label: "Buy", href: href("/listings") }
      : { label: "Rent", href: href("/rentals") };
  return [
    { label: "Home", href: href("/") },
    list,
    { label: suburb, href: `${list.href}?${new URLSearchParams({ suburb })}` },
    { label: toStreet(listing) },
  ];
}
