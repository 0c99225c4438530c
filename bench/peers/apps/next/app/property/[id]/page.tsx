import { EnquiryDialog } from "#app/enquiries/about-listing/enquiry-dialog.tsx";
import { toListingForEnquiry } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { toListingTitle } from "#app/listings/detail/listing-meta.ts";
import { PropertyPage } from "#app/listings/sale/property-page.tsx";
import { findIds, getPageData } from "../../../data.ts";

type PageProps = { params: Promise<{ id: string }> };

export const generateStaticParams = () => findIds("property");

export async function generateMetadata({ params }: PageProps) {
  const { listing } = (await getPageData(`property-${(await params).id}`)).loaderData;
  return { title: toListingTitle(listing, listing.originalId) };
}

export default async function Page({ params }: PageProps) {
  const { loaderData: page } = await getPageData(`property-${(await params).id}`);
  return (
    <>
      <PropertyPage page={page} />
      <EnquiryDialog listing={toListingForEnquiry(page.listing)} />
    </>
  );
}
