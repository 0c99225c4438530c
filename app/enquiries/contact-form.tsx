import { CheckField } from "#app/ui/form/choice-fields.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { EnquiryForm, FormPart, Span } from "./form/enquiry-form.tsx";
import type { EnquiryForm as EnquiryFormState } from "./form/use-enquiry-form.ts";
import { contactLabels as labels } from "./schemas/labels.ts";
import { appraisalTypes, contactReasons, propertyTypes } from "./schemas/options.ts";

/** The appraisal enquiry of the contact page (spec §3, §5). */
export function ContactForm({ form, submissionId }: { form: EnquiryFormState; submissionId: string }) {
  const { field } = form;
  return (
    <EnquiryForm
      form={form}
      submissionId={submissionId}
      purpose="answer your enquiry"
      submitLabel="Request appraisal"
    >
      <FormPart title="About you">
        <Span of="half">
          <TextField {...field("firstName")} label={labels.firstName} autoComplete="given-name" />
        </Span>
        <Span of="half">
          <TextField {...field("lastName")} label={labels.lastName} autoComplete="family-name" />
        </Span>
        <Span of="half">
          <TextField
            {...field("email")}
            label={labels.email}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </Span>
        <Span of="half">
          <TextField {...field("phone")} label={labels.phone} type="tel" inputMode="tel" autoComplete="tel" />
        </Span>
      </FormPart>
      <FormPart title="The property">
        <Span of="third">
          <TextField {...field("unitNo")} label={labels.unitNo} isOptional autoComplete="address-line2" />
        </Span>
        <Span of="wide">
          <TextField
            {...field("propertyAddress")}
            label={labels.propertyAddress}
            autoComplete="street-address"
          />
        </Span>
        <Span of="half">
          <SelectField {...field("appraisalType")} label={labels.appraisalType} options={appraisalTypes} />
        </Span>
        <Span of="half">
          <SelectField {...field("propertyType")} label={labels.propertyType} options={propertyTypes} />
        </Span>
        <Span of="full">
          <SelectField {...field("contactReason")} label={labels.contactReason} options={contactReasons} />
        </Span>
        <Span of="full">
          <TextAreaField {...field("comments")} label={labels.comments} isOptional />
        </Span>
      </FormPart>
      <Span of="full">
        <CheckField
          name="acceptTerms"
          error={field("acceptTerms").error}
          isChecked={Boolean(field("acceptTerms").defaultValue)}
        >
          I accept the{" "}
          <a href="/terms" className="underline">
            Terms &amp; Conditions
          </a>
        </CheckField>
      </Span>
    </EnquiryForm>
  );
}
