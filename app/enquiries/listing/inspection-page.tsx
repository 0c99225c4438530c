import type { FormProblem } from "../form/form-problem.ts";
import { useEnquiryForm } from "../form/use-enquiry-form.ts";
import { type OfferedTime, toInspectionSchema } from "../schemas/inspection-schema.ts";
import { InspectionForm } from "./inspection-form.tsx";
import { INSPECTION_TITLE } from "./listing-enquiry-meta.ts";
import { ListingEnquiryPage } from "./listing-enquiry-page.tsx";
import type { ListingForEnquiry } from "./listing-for-enquiry.ts";

export type ListingFormProps = {
  listing: ListingForEnquiry;
  submissionId: string;
  sent?: string;
  booked?: OfferedTime;
  problem?: FormProblem;
};

/** /property/{id}/inspection and /rental/{id}/inspection. */
export function InspectionPage({ listing, submissionId, sent, booked, problem }: ListingFormProps) {
  const schema = toInspectionSchema(listing.offered);
  const form = useEnquiryForm({ name: "inspection", schema, problem, isSent: Boolean(sent) });
  return (
    <ListingEnquiryPage title={INSPECTION_TITLE} listing={listing} form={form} sent={sent} booked={booked}>
      <InspectionForm
        form={form}
        submissionId={submissionId}
        offered={listing.offered}
        action={listing.inspectionHref}
      />
    </ListingEnquiryPage>
  );
}
