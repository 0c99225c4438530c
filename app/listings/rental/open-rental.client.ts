import { toRentalUrl } from "../detail/share-url.ts";
import { getRental, type RentalResult } from "./get-rental.ts";
import { fetchRentals } from "./rental-data.client.ts";
import type { RentalPageData } from "./rental-page.tsx";

type Missing = Extract<RentalResult, { kind: "missing" }>;
type Found = Extract<RentalResult, { kind: "found" }> & RentalPageData;

/** The page of a rental from the browser's copy of the rentals, with what only the server knows coming later. */
export async function openRental(id: string, served: Promise<Missing | Found>): Promise<Missing | Found> {
  const extras = served.then((page) => (page.kind === "found" ? page : undefined)).catch(toNothing);
  const rentals = await fetchRentals().catch(toNone);
  if (!rentals) return served;
  const result = getRental(id, rentals);
  // The server may know a rental that is newer than the browser's copy; where nothing could be loaded, nothing is found.
  if (result.kind === "missing") return rentals.length > 0 ? served : result;
  return {
    ...result,
    shareUrl: toRentalUrl(window.location.origin, result.rental),
    map: extras.then((page) => page?.map),
    plate: extras.then((page) => page?.plate),
  };
}

/** A list that cannot be loaded is an empty one, and logged (spec §8.2). */
function toNone(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error("Error fetching rental property:", error);
  return [];
}

/** Without the map and the plate the page is still the page. */
function toNothing() {
  return undefined;
}
