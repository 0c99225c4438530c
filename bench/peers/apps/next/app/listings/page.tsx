import { Suspense } from "react";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { ListHeader } from "#app/listings/list/list-header.tsx";
import { toFirstSentence } from "#app/region/format.ts";
import { getSaleListings } from "../../data.ts";
import { AllListings, FilteredListings } from "./filtered-listings.tsx";

export const metadata = { title: "Homes for sale · Headland" };

/** The document holds the whole list; what the address filters is known in the browser. */
export default async function Page() {
  const listings = (await getSaleListings()).map(toFilterable);
  return (
    <>
      <ListHeader kind="sale" />
      <Suspense fallback={<AllListings listings={listings} />}>
        <FilteredListings listings={listings} />
      </Suspense>
    </>
  );
}

/** Cards and filters need one picture and one sentence of a listing; sending the rest would be useless. */
function toFilterable(listing: SaleListing): SaleListing {
  const { pictures, description } = listing;
  return {
    ...listing,
    pictures: [pictures[0]],
    description: toFirstSentence(description),
    features: [],
    floorplans: [],
  };
}
