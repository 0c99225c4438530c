import { useSearchParams } from "react-router";
import { ListHeader } from "#app/listings/list/list-header.tsx";
import { ListSkeleton } from "#app/listings/list/list-skeleton.tsx";
import { saleCopy } from "#app/listings/sale/sale-copy.client.ts";
import { saleSearch } from "#app/listings/sale/sale-filters.ts";
import Listings from "#app/routes/buying/listings.tsx";
import { useData } from "../data.ts";

export function Component() {
  const [search] = useSearchParams();
  const listings = useData(saleCopy.fetch);
  return (
    <>
      <title>Homes for sale · Headland</title>
      {listings ? (
        <Listings loaderData={saleSearch.search(listings, saleSearch.parse(search, listings))} />
      ) : (
        <ListSkeleton header={<ListHeader kind="sale" />} />
      )}
    </>
  );
}
