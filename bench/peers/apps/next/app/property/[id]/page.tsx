import { notFound } from "next/navigation";
import { EnquiryDialog } from "#app/enquiries/about-listing/enquiry-dialog.tsx";
import { toListingForEnquiry } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { toShareUrl } from "#app/homes/record/listing-links.ts";
import { getListingExtras } from "#app/listings/detail/listing-extras.server.ts";
import { toListingTitle } from "#app/listings/detail/listing-meta.ts";
import { getProperty } from "#app/listings/sale/get-property.ts";
import { PropertyPage } from "#app/listings/sale/property-page.tsx";
import { getSaleListings } from "../../../data.ts";

export async function generateStaticParams() {
  return (await getSaleListings()).map(({ id }) => ({ id: String(id) }));
}

export async function generateMetadata({ params }) {
  const { listing } = await getPage(params);
  return { title: toListingTitle(listing, listing.originalId) };
}

export default async function Page({ params }) {
  const page = await getPage(params);
  return (
    <>
      <PropertyPage page={page} />
      <EnquiryDialog listing={toListingForEnquiry(page.listing)} />
    </>
  );
}

async function getPage(params) {
  const result = getProperty((await params).id, await getSaleListings());
  if (result.kind !== "found") notFound();
  const { listing } = result;
  return { ...result, shareUrl: toShareUrl("http://localhost", listing), ...getListingExtras(listing) };
}
