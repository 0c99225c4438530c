import { QUESTION_TITLE } from "../about-listing/listing-enquiry-meta.ts";
import {
  ListingEnquiryPage,
  type ListingPageProps,
  type OpenedPageProps,
} from "../about-listing/listing-enquiry-page.tsx";
import { ListingOrNone } from "../about-listing/listing-or-none.tsx";
import { useEnquiryForm } from "../form/use-enquiry-form.ts";
import { QuestionForm } from "./question-form.tsx";
import { questionSchema } from "./question-schema.ts";

/** /property/{id}/enquire and /rental/{id}/enquire. */
export function QuestionPage(page: ListingPageProps) {
  return <ListingOrNone {...page} Page={OpenedPage} />;
}

function OpenedPage({ listing, submissionId, sent, problem }: OpenedPageProps) {
  const name = listing.enquireHref;
  const form = useEnquiryForm({ name, schema: questionSchema, submissionId, problem, sent });
  return (
    <ListingEnquiryPage title={QUESTION_TITLE} listing={listing} form={form} sent={sent}>
      <QuestionForm form={form} listing={listing} />
    </ListingEnquiryPage>
  );
}
