import { useEnquiryForm } from "../form/use-enquiry-form.ts";
import { questionSchema } from "../schemas/question-schema.ts";
import type { ListingFormProps } from "./inspection-page.tsx";
import { QUESTION_TITLE } from "./listing-enquiry-meta.ts";
import { ListingEnquiryPage } from "./listing-enquiry-page.tsx";
import { QuestionForm } from "./question-form.tsx";

/** /property/{id}/enquire and /rental/{id}/enquire. */
export function QuestionPage({ listing, submissionId, sent, problem }: ListingFormProps) {
  const form = useEnquiryForm({ name: "question", schema: questionSchema, problem, isSent: Boolean(sent) });
  return (
    <ListingEnquiryPage title={QUESTION_TITLE} listing={listing} form={form} sent={sent}>
      <QuestionForm form={form} submissionId={submissionId} action={listing.enquireHref} />
    </ListingEnquiryPage>
  );
}
