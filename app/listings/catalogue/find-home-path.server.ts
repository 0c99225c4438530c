import { href } from "react-router";
import { createStreets, type Streets } from "#app/homes/address/find-at-address.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toListingPath } from "#app/homes/record/listing-links.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import type { Catalogue } from "./open-catalogue.server.ts";

type Homes = Pick<
  Catalogue,
  "getSaleListings" | "getRentals" | "getSold" | "matchSaleListings" | "matchRentals"
>;

const LONGEST = 200;
/** Parts that other agency software adds to an address: "buy-14-petrel-road-manly-5551234.html". */
const addedBySoftware =
  /\.(?:html?|php|aspx?)$|\b(?:buy|sold|lease|leased|rental|residential|listing|id)\b|\b\d{5,12}$/gi;

/**
 * Finds the page for an address of another site. The path may end in a street address that only one home has, as
 * "14-petrel-rd-manly-nsw-2095" or "14-petrel-rd-manly/5551234", or in a home's source id without the agency's prefix.
 */
export function createFindHomePath(catalogue: Homes) {
  const streetsOfSold = new WeakMap<readonly SaleListing[], Streets>();

  function findSold(text: string) {
    const sold = catalogue.getSold();
    const known = streetsOfSold.get(sold);
    const streets = known ?? createStreets();
    if (!known) for (const home of sold) streets.add(home);
    streetsOfSold.set(sold, streets);
    return streets.find(text, sold)?.homes ?? [];
  }

  return function findHomePath(path: string) {
    const end = path.slice(path.lastIndexOf("/") + 1);
    const isRental = path.startsWith("/rental/");
    const byId = findByOwnId(end, isRental ? catalogue.getRentals() : catalogue.getSaleListings());
    if (byId) return toListingPath(byId);
    const named = path.split("/").findLast((part) => /[a-z]/i.test(part)) ?? "";
    const text = named.slice(0, LONGEST).replace(/[_+]/g, " ").replace(addedBySoftware, " ");
    if (!/\d/.test(text)) return undefined;
    const [sale, rent] = [catalogue.matchSaleListings(text), catalogue.matchRentals(text)];
    const offered: AnyListing[] = [
      ...(sale.inStreet ? sale.listings : []),
      ...(rent.inStreet ? rent.listings : []),
    ];
    const [home, ...others] = offered;
    if (home) return others.length === 0 ? toListingPath(home) : undefined;
    const [sold, ...more] = findSold(text);
    return sold && more.length === 0 ? href("/sold-property/:id", { id: sold.originalId }) : undefined;
  };
}

/** Finds "HEADLD-BG14" by "BG14", case-sensitive. */
function findByOwnId(id: string, homes: readonly AnyListing[]): AnyListing | undefined {
  const isOwn = (home: AnyListing) => id !== "" && getSourceId(home).replace(/^[^-]*-/, "") === id;
  const found = homes.filter(isOwn);
  return found.length === 1 ? found[0] : undefined;
}
