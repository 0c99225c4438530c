import type { ListingSummary } from "#app/listings/card/listing-summary.ts";
import { toListingSummary } from "#app/listings/card/listing-summary.ts";
import { findFeatured } from "#app/listings/sale/featured-listings.tsx";
import { saleCopy } from "#app/listings/sale/sale-copy.client.ts";
import Home from "#app/routes/home.tsx";
import { fetchOfficeMap, useData } from "../data.ts";

export function Component() {
  const listings = useData(saleCopy.fetch);
  const officeMap = useData(fetchOfficeMap);
  const featured = listings ? findFeatured(listings).map(toListingSummary) : placeholders;
  return (
    <>
      <title>Homes on Sydney’s Northern Beaches · Headland</title>
      <Home loaderData={{ featured, officeMap }} />
    </>
  );
}

const noPicture = {
  name: "",
  src: "data:,",
  width: 1200,
  height: 800,
  colour: "#e0e7e5",
  widths: [],
  alt: "",
};

/** A placeholder of the same size. */
const placeholders = Array.from(
  { length: 6 },
  (_, index): ListingSummary => ({
    href: `#${index}`,
    title: "…",
    address: "…",
    price: "…",
    badges: [],
    picture: noPicture,
    facts: { beds: 0, baths: 0, cars: 0 },
  }),
);
