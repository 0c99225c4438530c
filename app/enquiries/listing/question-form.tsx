import { TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { EnquiryForm, Span } from "../form/enquiry-form.tsx";
import { ReachFields } from "../form/person-fields.tsx";
import { questionLabels as labels } from "../schemas/labels.ts";
import type { ListingFormProps } from "./listing-for-enquiry.ts";
import { SeenListingFields } from "./seen-listing-fields.tsx";

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
