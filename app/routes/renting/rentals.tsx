import { href } from "react-router";
import { formatNumber } from "#app/format.ts";
import { type SiteMatches, toMeta } from "#app/found/seo.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { RentalFilterBar } from "#app/listings/rental/rental-filter-bar.tsx";
import {
  clearRentalFilters,
  rentalParameters,
  toRentalHref,
  toRentalSearch,
} from "#app/listings/rental/rental-filters.ts";
import { RentalPageHeader, rentalCrumbs } from "#app/listings/rental/rental-page-header.tsx";
import { parseRentalSearch, searchRentals } from "#app/listings/rental/rental-search.ts";
import { requireCanonical } from "#app/listings/search/list-address.ts";
import { toListPages } from "#app/listings/search/list-pages.ts";
import { focusResults, SearchResults } from "#app/listings/search/search-results.tsx";
import { readSentListings, toSentListings } from "#app/listings/search/sent-listings.ts";
import { untilPainted, useAnswerAhead } from "#app/listings/search/use-answer-ahead.ts";
import type { Route } from "./+types/rentals.ts";

export const handle = { readsSearch: rentalParameters };

type MetaArgs = Pick<Route.MetaArgs, "loaderData"> & { matches: SiteMatches };

export function meta({ loaderData: { filters }, matches }: MetaArgs) {
  const where = filters.suburb ? ` in ${filters.suburb}` : "";
  const area = filters.suburb || "Sydney’s Northern Beaches, from Avalon to Manly";
  return toMeta(matches, {
    title: `Homes for rent${where} · Headland`,
    description: `Houses and apartments for rent in ${area}, with weekly rents, pictures and inspection times. Filter by rent, bedrooms, type and suburb.`,
    path: href("/rentals"),
    crumbs: rentalCrumbs,
  });
}

export function loader({ url, context }: Route.LoaderArgs) {
  const rentals = context.get(catalogueContext).getRentals();
  const result = searchRentals(rentals, parseRentalSearch(url.searchParams, rentals));
  requireCanonical(href("/rentals"), url.searchParams, toRentalSearch(result.filters));
  return { ...result, listings: toSentListings(result.listings) };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  await untilPainted();
  const browser = await importSearch();
  return (await browser?.searchRentalsInBrowser(url.searchParams)) ?? serverLoader();
}

export default function Rentals({ loaderData }: Route.ComponentProps) {
  const { answer, choose, prepare } = useAnswerAhead(loaderData, prepareSearch);
  const { filters, suburbs, listings, found } = answer;
  return (
    <>
      <RentalPageHeader />
      <RentalFilterBar
        filters={filters}
        suburbs={suburbs}
        onChoose={choose}
        onApproach={prepare}
        onClear={focusResults}
      />
      <SearchResults
        count={
          <>
            Showing <b>{formatNumber(found)}</b> rental properties
          </>
        }
        listings={readSentListings(listings)}
        view={filters.view}
        pages={toListPages(filters, found, toRentalHref)}
        empty={{
          title: "No Rental Properties Found",
          text: "No rental properties match these filters today. Try adjusting your filters to see more.",
          clearHref: toRentalHref(clearRentalFilters(filters)),
        }}
      />
    </>
  );
}

/** When the file is gone because the site was published anew, the server still has the answer. */
function importSearch() {
  return import("#app/listings/rental/rental-data.client.ts").catch(() => undefined);
}

async function prepareSearch() {
  const browser = await importSearch();
  await browser?.fetchRentals().catch(() => undefined);
  return (search: URLSearchParams) => browser?.searchFetchedRentals(search);
}
