import { RadioField } from "#app/ui/form/choice-fields.tsx";
import { TextAreaField, TextField } from "#app/ui/form/field.tsx";
import type { ListingFormProps } from "../about-listing/listing-for-enquiry.ts";
import { SeenListingFields } from "../about-listing/seen-listing-fields.tsx";
import { EnquiryForm, Span } from "../form/enquiry-form.tsx";
import { inspectionLabels as labels } from "../form/labels.ts";
import { ReachFields } from "../form/person-fields.tsx";
import { askForTime } from "./inspection-schema.ts";

/** Books one of the offered times, or asks for another. */
export function InspectionForm({ form, listing }: ListingFormProps) {
  const { field } = form;
  const { offered } = listing;
  const time = field("time");
  return (
    <EnquiryForm
      form={form}
      action={listing.inspectionHref}
      purpose="arrange the inspection"
      submitLabel={offered.length > 0 ? "Book inspection" : "Ask for a time"}
    >
      <SeenListingFields listing={listing} />
      <Span of="full">
        <RadioField
          {...time}
          label={labels.time}
          options={[...offered, askForTime]}
          defaultValue={time.defaultValue ?? (offered[0] ?? askForTime).value}
        />
      </Span>
      <Span of="full">
        <TextField {...field("name")} label={labels.name} autoComplete="name" />
      </Span>
      <ReachFields field={field} labels={labels} />
      <Span of="full">
        <TextAreaField {...field("message")} label={labels.message} isOptional />
      </Span>
    </EnquiryForm>
  );
}
