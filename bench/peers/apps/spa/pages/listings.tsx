import type { ComponentProps } from "react";
import { useOutletContext, useSearchParams } from "react-router";
import { ListHeader } from "#app/listings/list/list-header.tsx";
import { ListSkeleton } from "#app/listings/list/list-skeleton.tsx";
import { saleCopy } from "#app/listings/sale/sale-copy.client.ts";
import { saleSearch } from "#app/listings/sale/sale-filters.ts";
import Listings from "#app/routes/buying/listings.tsx";
import { useData } from "../data.ts";

export function Component() {
  const [search] = useSearchParams();
  // What else React Router gives to a route, the page does not read.
  const route = useOutletContext<ComponentProps<typeof Listings>>();
  const listings = useData(saleCopy.fetch);
  const page = listings && {
    loaderData: {
      ...saleSearch.search(listings, saleSearch.parse(search, listings)),
      names: {},
      meant: undefined,
    },
  };
  return (
    <>
      <title>Homes for sale · Headland</title>
      {page ? <Listings {...route} {...page} /> : <ListSkeleton header={<ListHeader kind="sale" />} />}
    </>
  );
}
