import { href } from "react-router";
import { formatNumber } from "#app/format.ts";
import { type SiteMatches, toMeta } from "#app/found/seo.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { SaleFilterBar } from "#app/listings/sale/sale-filter-bar.tsx";
import {
  clearSaleFilters,
  type SaleFilters,
  saleParameters,
  toSaleHref,
  toSaleSearch,
} from "#app/listings/sale/sale-filters.ts";
import { SalePageHeader, saleCrumbs } from "#app/listings/sale/sale-page-header.tsx";
import { parseSaleSearch, searchSale } from "#app/listings/sale/sale-search.ts";
import { requireCanonical } from "#app/listings/search/list-address.ts";
import { toListPages } from "#app/listings/search/list-pages.ts";
import { focusResults, SearchResults } from "#app/listings/search/search-results.tsx";
import { readSentListings, toSentListings } from "#app/listings/search/sent-listings.ts";
import { untilPainted, useAnswerAhead } from "#app/listings/search/use-answer-ahead.ts";
import { agents } from "#content/agents.ts";
import type { Route } from "./+types/listings.ts";

export const handle = { readsSearch: saleParameters };

type MetaArgs = Pick<Route.MetaArgs, "loaderData"> & { matches: SiteMatches };

export function meta({ loaderData: { filters }, matches }: MetaArgs) {
  const where = filters.suburb ? ` in ${filters.suburb}` : "";
  const area = filters.suburb || "Sydney’s Northern Beaches, from Palm Beach to Manly";
  return toMeta(matches, {
    title: `Homes for sale${where} · Headland`,
    description: `Houses, townhouses and apartments for sale in ${area}, with prices, pictures and inspection times. Filter by price, bedrooms, type and suburb.`,
    path: href("/listings"),
    crumbs: saleCrumbs,
  });
}

export function loader({ url, context }: Route.LoaderArgs) {
  const listings = context.get(catalogueContext).getSaleListings();
  const asked = parseSaleSearch(url.searchParams, listings);
  const agent = agents.find(({ id }) => id === asked.agent);
  const result = searchSale(listings, { ...asked, agent: agent?.id });
  requireCanonical(href("/listings"), url.searchParams, toSaleSearch(result.filters));
  return { ...result, listings: toSentListings(result.listings), agentName: agent?.name };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  await untilPainted();
  const browser = await importSearch();
  const result = await browser?.searchSaleInBrowser(url.searchParams);
  return result ? { ...result, agentName: undefined } : serverLoader();
}

export default function Listings({ loaderData }: Route.ComponentProps) {
  const { answer, choose, prepare } = useAnswerAhead(loaderData, prepareSearch);
  const { filters, suburbs, listings, found, total, agentName } = answer;
  return (
    <>
      <SalePageHeader />
      <SaleFilterBar
        filters={filters}
        suburbs={suburbs}
        onChoose={choose}
        onApproach={prepare}
        onClear={focusResults}
      />
      <SearchResults
        count={
          <>
            Showing <b>{formatNumber(found)}</b> of <b>{formatNumber(total)}</b> properties
          </>
        }
        chips={toChips(filters, agentName)}
        listings={readSentListings(listings)}
        view={filters.view}
        pages={toListPages(filters, found, toSaleHref)}
        empty={{
          title: "No Properties Found",
          text: "Nothing on the market matches these filters today. Widen the price or the suburb, or start again.",
          clearHref: toSaleHref(clearSaleFilters(filters)),
        }}
      />
    </>
  );
}

function toChips(filters: SaleFilters, agentName: string | undefined) {
  const { location } = filters;
  return [
    ...(location
      ? [{ text: `Near “${location}”`, removeHref: toSaleHref({ ...filters, location: "" }) }]
      : []),
    ...(agentName
      ? [{ text: `Listed by ${agentName}`, removeHref: toSaleHref({ ...filters, agent: undefined }) }]
      : []),
  ];
}

/** When the file is gone because the site was published anew, the server still has the answer. */
function importSearch() {
  return import("#app/listings/sale/sale-data.client.ts").catch(() => undefined);
}

async function prepareSearch() {
  const browser = await importSearch();
  await browser?.fetchSaleListings().catch(() => undefined);
  return (search: URLSearchParams) => {
    const result = browser?.searchFetchedSale(search);
    return result && { ...result, agentName: undefined };
  };
}
