import { useParams } from "react-router";
import { soldProperties } from "#app/agency/folder/words.ts";
import { getSuburb } from "#app/agency/suburbs/suburbs.ts";
import { toListingSummary } from "#app/listings/card/listing-summary.ts";
import { rentalCopy } from "#app/listings/rental/rental-copy.client.ts";
import { saleCopy } from "#app/listings/sale/sale-copy.client.ts";
import { toSoldSummary } from "#app/listings/sold/sold-properties.ts";
import SuburbGuide from "#app/routes/buying/suburb.tsx";
import { useData } from "../data.ts";

const SHOWN_LISTINGS = 3;

/** The guide at once; the homes, far below, once they are there. */
export function Component() {
  const suburb = getSuburb(useParams().id);
  const listings = useData(saleCopy.fetch) ?? [];
  const rentals = useData(rentalCopy.fetch) ?? [];
  if (!suburb) return <SuburbGuide />;
  const isHere = (listing: { suburb: string }) => listing.suburb === suburb.name;
  const page = {
    suburb,
    forSale: listings.filter(isHere).slice(0, SHOWN_LISTINGS).map(toListingSummary),
    forRent: rentals.filter(isHere).slice(0, SHOWN_LISTINGS).map(toListingSummary),
    sold: soldProperties.filter(({ id }) => suburb.recentSales.includes(id)).map(toSoldSummary),
  };
  return (
    <>
      <title>{`Living in ${suburb.name} ${suburb.state} · Headland`}</title>
      <SuburbGuide loaderData={page} />
    </>
  );
}
