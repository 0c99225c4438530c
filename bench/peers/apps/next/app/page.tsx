import { officeMap } from "#app/document/coast/locator-maps.server.ts";
import { toListingSummary } from "#app/listings/card/listing-summary.ts";
import { findFeatured } from "#app/listings/sale/featured-listings.tsx";
import Home from "#app/routes/home.tsx";
import { getSaleListings } from "../data.ts";

export const metadata = { title: "Homes on Sydney’s Northern Beaches · Headland" };

export default async function Page() {
  const featured = findFeatured(await getSaleListings()).map(toListingSummary);
  return <Home loaderData={{ featured, officeMap }} />;
}
