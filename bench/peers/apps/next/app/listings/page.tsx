import { Suspense } from "react";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { toFirstSentence } from "#app/listings/card/listing-summary.ts";
import { ListHeader } from "#app/listings/list/list-header.tsx";
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

/** Cards and filters need these fields of a listing; sending the rest would be useless. */
function toFilterable({ features, agent, propertyInfo, pictures, description, ...listing }: SaleListing) {
  return { ...listing, pictures: pictures.slice(0, 1), description: toFirstSentence(description) };
}
