"use client";
import { useSearchParams } from "next/navigation";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { ListPage } from "#app/listings/list/list-page.tsx";
import { saleList, saleSearch } from "#app/listings/sale/sale-filters.ts";

type Shown = { listings: readonly SaleListing[] };

export function FilteredListings({ listings }: Shown) {
  return <List listings={listings} search={useSearchParams()} />;
}

export function AllListings({ listings }: Shown) {
  return <List listings={listings} search={new URLSearchParams()} />;
}

function List({ listings, search }: Shown & { search: URLSearchParams }) {
  const result = saleSearch.search(listings, saleSearch.parse(search, listings));
  const { found, total } = result;
  return (
    <ListPage
      header={null}
      list={saleList}
      result={result}
      meant={undefined}
      prefetch={() => {}}
      count={
        <>
          Showing <b>{found}</b> of <b>{total}</b> properties
        </>
      }
      empty={{
        title: "No Properties Found",
        text: "Nothing on the market matches these filters today. Widen the price or the suburb, or start again.",
      }}
    />
  );
}
