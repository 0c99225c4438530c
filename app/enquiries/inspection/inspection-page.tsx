import { INSPECTION_TITLE } from "../about-listing/listing-enquiry-meta.ts";
import {
  ListingEnquiryPage,
  type ListingPageProps,
  type OpenedPageProps,
} from "../about-listing/listing-enquiry-page.tsx";
import { ListingOrNone } from "../about-listing/listing-or-none.tsx";
import { useEnquiryForm } from "../form/use-enquiry-form.ts";
import { InspectionForm } from "./inspection-form.tsx";
import { toInspectionSchema } from "./inspection-schema.ts";

/** /property/{id}/inspection and /rental/{id}/inspection. */
export function InspectionPage(page: ListingPageProps) {
  return <ListingOrNone {...page} Page={OpenedPage} />;
}

function OpenedPage({ listing, submissionId, sent, booked, problem }: OpenedPageProps) {
  const schema = toInspectionSchema(listing.offered);
  const form = useEnquiryForm({ name: listing.inspectionHref, schema, submissionId, problem, sent });
  return (
    <ListingEnquiryPage title={INSPECTION_TITLE} listing={listing} form={form} sent={sent} booked={booked}>
      <InspectionForm form={form} listing={listing} />
    </ListingEnquiryPage>
  );
}
