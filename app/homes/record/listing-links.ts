import { href } from "react-router";
import type { AnyListing } from "./any-listing.ts";
import { toStreet } from "./place/listing-address.ts";

/** The path of a listing's page. Homes for sale are addressed by position, rentals by id. */
export function toListingPath(listing: AnyListing) {
  return listing.listingType === "Sale"
    ? href("/property/:id", { id: String(listing.id) })
    : href("/rental/:id", { id: listing.id });
}

/** Addresses of a listing by its source id, which stays when its position changes. */
export function toListingLinks(listing: AnyListing) {
  const id = getSourceId(listing);
  const page = listing.listingType === "Sale" ? "property" : "rental";
  return {
    share: href(`/${page}/:id`, { id }),
    book: href(`/${page}/:id/inspection`, { id }),
    enquire: href(`/${page}/:id/enquire`, { id }),
    contract: href("/property/:id/contract", { id }),
  };
}

/** The address of a statement of information, served outside the routes (server/statements.ts). */
export function toStatementPath(id: string) {
  return `${href("/property/:id", { id })}/statement.pdf`;
}

/** The share address with the origin. */
export function toShareUrl(origin: string, listing: AnyListing): string {
  const page = listing.listingType === "Sale" ? "property" : "rental";
  return new URL(href(`/${page}/:id`, { id: getSourceId(listing) }), origin).href;
}

export function getSourceId(listing: AnyListing): string {
  return listing.listingType === "Sale" ? listing.originalId : listing.id;
}

export function toOffer({ listingType }: Pick<AnyListing, "listingType">) {
  return listingType === "Sale" ? "sale" : "rent";
}

export type HomeId = { offer: "sale" | "rent"; home_id: string };

export function toHomeId(listing: AnyListing): HomeId {
  return { offer: toOffer(listing), home_id: getSourceId(listing) };
}

/** A key across both lists, because their ids may overlap: "sale S001". */
export function toHomeKey({ offer, home_id }: HomeId) {
  return `${offer} ${home_id}`;
}

/** Breadcrumbs: Home, Buy or Rent, the suburb's listings, the listing. */
export function toListingCrumbs(listing: AnyListing) {
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
