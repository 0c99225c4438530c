import { TextAreaField, TextField } from "#app/ui/form/field.tsx";
import type { ListingFormProps } from "../about-listing/listing-for-enquiry.ts";
import { SeenListingFields } from "../about-listing/seen-listing-fields.tsx";
import { EnquiryForm, Span } from "../form/enquiry-form.tsx";
import { questionLabels as labels } from "../form/labels.ts";
import { ReachFields } from "../form/person-fields.tsx";

/** A question about a listing, to its agent. */
export function QuestionForm({ form, listing }: ListingFormProps) {
  const { field } = form;
  return (
    <EnquiryForm
      form={form}
      action={listing.enquireHref}
      purpose="answer your question"
      submitLabel="Send question"
    >
      <SeenListingFields listing={listing} />
      <Span of="full">
        <TextAreaField {...field("message")} label={labels.message} />
      </Span>
      <Span of="full">
        <TextField {...field("name")} label={labels.name} autoComplete="name" />
      </Span>
      <ReachFields field={field} labels={labels} isPhoneOptional />
    </EnquiryForm>
  );
}
