import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";

/** The last part of a link, or what was typed instead of one: "S014" of "https://site.example/property/S014#contact". */
export function toName(link: string) {
  return link.split(/[?#]/, 1)[0]?.split("/").findLast(Boolean)?.trim() ?? "";
}

/** Whether a home is the one that the last part of its link names. */
export function isNamed(listing: AnyListing, name: string) {
  return getSourceId(listing) === name || String(listing.id) === name;
}
