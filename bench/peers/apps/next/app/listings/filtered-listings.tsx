"use client";
import { useSearchParams } from "next/navigation";
import { SaleFilterBar } from "#app/listings/sale/sale-filter-bar.tsx";
import { clearSaleFilters, toSaleHref } from "#app/listings/sale/sale-filters.ts";
import { parseSaleSearch, searchSale } from "#app/listings/sale/sale-search.ts";
import { focusResults, SearchResults } from "#app/listings/search/search-results.tsx";

export function FilteredListings({ listings }) {
  return <List listings={listings} search={useSearchParams()} />;
}

export function AllListings({ listings }) {
  return <List listings={listings} search={new URLSearchParams()} />;
}

function List({ listings, search }) {
  const result = searchSale(listings, parseSaleSearch(search, listings));
  const { filters, found, total } = result;
  return (
    <>
      <SaleFilterBar
        filters={filters}
        suburbs={result.suburbs}
        onApproach={() => {}}
        onClear={focusResults}
      />
      <SearchResults
        count={
          <>
            Showing <b>{found}</b> of <b>{total}</b> properties
          </>
        }
        listings={result.listings}
        view={filters.view}
        pages={{}}
        empty={{
          title: "No Properties Found",
          text: "Nothing on the market matches these filters today. Widen the price or the suburb, or start again.",
          clearHref: toSaleHref(clearSaleFilters(filters)),
        }}
      />
    </>
  );
}
