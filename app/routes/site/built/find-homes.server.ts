import { href } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { hasMap } from "#app/agency/folder/places.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { openCriteria } from "#app/listings/alerts/criteria.server.ts";
import { toListingSummary } from "#app/listings/card/listing-summary.ts";
import { isNamed, toName } from "#app/listings/card/named-home.ts";
import { filterOpen, toOpenSearch } from "#app/listings/inspections/open-filters.ts";
import { findOpenDays, findOpenListings } from "#app/listings/inspections/open-listings.ts";
import { drawCoast } from "#app/listings/map/draw-coast.server.ts";
import { rentalMap, saleMap } from "#app/listings/map/list-maps.ts";
import { findSold } from "#app/listings/sale/get-property.ts";
import { withSearch } from "#app/listings/search/list-address.ts";
import { sortListings } from "#app/listings/search/search-listings.ts";
import { getSoldProperty, toSoldSummary } from "#app/listings/sold/sold-properties.ts";
import type { FoundBlock } from "./found-block.ts";
import { type Inputs, type Sources, toMissing } from "./sources.ts";

const MOST_HOMES = 3;
const MOST_OPEN = 4;

/** A home with its present price and status. A home that is sold stays, one that is withdrawn or leased goes. */
export function findHome(block: Inputs<"Home">, { catalogue }: Sources): FoundBlock {
  const name = toName(block.home);
  const current: readonly AnyListing[] = [...catalogue.getSaleListings(), ...catalogue.getRentals()];
  const [newest] = name ? [] : sortListings(catalogue.getSaleListings(), "newest");
  const listing = newest ?? current.find((each) => isNamed(each, name));
  if (listing) return { ...block, listing: toListingSummary(listing) };
  const sold = catalogue.getSold();
  const property = getSoldProperty(findSold(name, sold)?.originalId ?? name, sold);
  if (property) return { ...block, listing: toSoldSummary(property) };
  return toMissing(name ? `the home ${block.home} is not shown any more` : "no home is for sale today");
}

/** The newest homes of a list’s address. */
export function findHomes(
  { most = MOST_HOMES, ...block }: Inputs<"Homes">,
  { catalogue, texts, origin }: Sources,
): FoundBlock {
  const asked = parseList(block.search, origin);
  if (!asked) return toNoList(block);
  const { homes } = openCriteria(catalogue, () => texts)[asked.list].find(asked.query);
  if (homes.length === 0) return toMissing(NONE_FOUND);
  return { ...block, href: asked.href, listings: homes.slice(0, most).map(toListingSummary) };
}

/** The same homes on the coast, as the map of that list draws them. */
export function findMap(block: Inputs<"MapOfHomes">, { catalogue, texts, origin }: Sources): FoundBlock {
  const asked = parseList(block.search, origin);
  if (!asked) return toNoList(block);
  if (!hasMap) return toMissing("the site has no map");
  const searches = openCriteria(catalogue, () => texts);
  const shown = {
    sale() {
      const { criteria, filters, matching } = searches.sale.find(asked.query);
      return saleMap.show(new URLSearchParams(criteria), catalogue.getSaleListings(), filters, matching);
    },
    rent() {
      const { criteria, filters, matching } = searches.rent.find(asked.query);
      return rentalMap.show(new URLSearchParams(criteria), catalogue.getRentals(), filters, matching);
    },
  }[asked.list]();
  if (shown.marks.length === 0)
    return toMissing(shown.found === 0 ? NONE_FOUND : "its homes are off the map");
  const { marks, allHref } = shown;
  return { ...block, href: allHref, coast: drawCoast(shown), marks };
}

/** The next homes to be open, in one suburb or in all. */
export function findOpenHomes(
  { most = MOST_OPEN, ...block }: Inputs<"OpenHomes">,
  { catalogue }: Sources,
): FoundBlock {
  const all = { listings: catalogue.getSaleListings(), rentals: catalogue.getRentals() };
  const open = findOpenListings(all, toAgencyTime(Date.now())).filter(({ kind }) => kind === "inspection");
  const wanted = block.suburb.toLowerCase();
  const suburb = open.find(({ listing }) => listing.suburb.toLowerCase() === wanted)?.listing.suburb;
  const found = wanted && !suburb ? [] : filterOpen(open, { suburb });
  if (found.length === 0) return toMissing(`no home is open soon${wanted && ` in ${block.suburb}`}`);
  const address = withSearch(href("/inspections"), toOpenSearch({ suburb }));
  return { ...block, href: address, days: findOpenDays(found.slice(0, most), 0) };
}

const NONE_FOUND = "its search finds no home today";
const lists = { "/listings": "sale", "/rentals": "rent" } as const;

/** Which list of the site an address is of, and its query. */
function parseList(address: string, origin: string) {
  const url = URL.parse(address, origin);
  const list = Object.entries(lists).find(([path]) => path === url?.pathname)?.[1];
  if (!url || url.origin !== origin || !list) return undefined;
  return { list, query: url.searchParams, href: url.pathname + url.search };
}

function toNoList({ search }: { search: string }) {
  return toMissing(`“${search}” is no address of a list of homes`);
}
