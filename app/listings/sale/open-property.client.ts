import { href, redirect } from "react-router";
import { toPropertyUrl } from "../detail/share-url.ts";
import { getProperty, type PropertyResult } from "./get-property.ts";
import type { PropertyPageData } from "./property-page.tsx";
import { fetchSaleListings } from "./sale-data.client.ts";

type Missing = Extract<PropertyResult, { kind: "missing" }>;
type Found = Extract<PropertyResult, { kind: "found" }> & PropertyPageData;

/** The page of a property from the browser's copy of the listings, with what only the server knows coming later. */
export async function openProperty(id: string, served: Promise<Missing | Found>): Promise<Missing | Found> {
  const found = served.then((page) => (page.kind === "found" ? page : undefined)).catch(toNothing);
  const listings = await fetchSaleListings().catch(toNone);
  if (!listings) return served;
  const result = getProperty(id, listings);
  if (result.kind === "moved") throw redirect(href("/property/:id", { id: result.id }));
  // The server may know a listing that is newer than the browser's copy; where nothing could be loaded, nothing is found.
  if (result.kind === "missing") return listings.length > 0 ? served : result;
  const { listing } = result;
  const extras = found.then((page) => (page?.listing.originalId === listing.originalId ? page : undefined));
  return {
    ...result,
    shareUrl: toPropertyUrl(window.location.origin, listing),
    map: extras.then((page) => page?.map),
    plate: extras.then((page) => page?.plate),
    role: extras.then((page) => page?.role),
  };
}

/** A list that cannot be loaded is an empty one, and logged (spec §8.1). */
function toNone(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error("Failed to load property:", error);
  return [];
}

/** Without the map, the plate and the role the page is still the page. */
function toNothing() {
  return undefined;
}
