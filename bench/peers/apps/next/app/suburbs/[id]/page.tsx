import { notFound } from "next/navigation";
import { suburbs } from "#app/agency/folder/texts.ts";
import { soldProperties } from "#app/agency/folder/words.ts";
import { getSuburb } from "#app/agency/suburbs/suburbs.ts";
import { toListingSummary } from "#app/listings/card/listing-summary.ts";
import { toSoldSummary } from "#app/listings/sold/sold-properties.ts";
import SuburbGuide from "#app/routes/buying/suburb.tsx";
import { getRentals, getSaleListings } from "../../../data.ts";

const SHOWN_LISTINGS = 3;

export function generateStaticParams() {
  return suburbs.map(({ id }) => ({ id }));
}

export async function generateMetadata({ params }) {
  const suburb = getSuburb((await params).id);
  return { title: suburb && `Living in ${suburb.name} ${suburb.state} · Headland` };
}

export default async function Page({ params }) {
  const suburb = getSuburb((await params).id);
  if (!suburb) notFound();
  const isHere = (listing: { suburb: string }) => listing.suburb === suburb.name;
  const page = {
    suburb,
    forSale: (await getSaleListings()).filter(isHere).slice(0, SHOWN_LISTINGS).map(toListingSummary),
    forRent: (await getRentals()).filter(isHere).slice(0, SHOWN_LISTINGS).map(toListingSummary),
    sold: soldProperties.filter(({ id }) => suburb.recentSales.includes(id)).map(toSoldSummary),
  };
  return <SuburbGuide loaderData={page} />;
}
