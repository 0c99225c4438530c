import type { Ref } from "react";
import { href } from "react-router";
import { OfficeDetails } from "#app/document/site/office/office-details.tsx";
import type { AskedMap } from "#app/document/site/show-map.tsx";
import { ShowMap } from "#app/document/site/show-map.tsx";
import { CheckField, SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import { propertyTypes } from "../enquiry.ts";
import { AboutYou, EnquiryForm, FormPart, Span } from "../form/enquiry-form.tsx";
import type { FormState } from "../form/use-enquiry-form.ts";
import { appraisalTypes, contactReasons, contactLabels as labels } from "./contact-schema.ts";

/** The appraisal enquiry of the contact page (spec §3.10, §5.1). */
export function ContactForm({ form }: { form: FormState }) {
  const { field } = form;
  return (
    <EnquiryForm form={form} purpose="answer your enquiry" submitLabel="Request appraisal">
      <AboutYou field={field} labels={labels} />
      <FormPart title="The property">
        <Span of="third">
          <TextField {...field("unitNo")} label={labels.unitNo} isOptional autoComplete="address-line2" />
        </Span>
        <Span of="wide">
          <TextField
            {...field("propertyAddress")}
            label={labels.propertyAddress}
            autoComplete="address-line1"
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
          <a href={href("/terms")} className="underline">
            Terms &amp; Conditions
          </a>
        </CheckField>
      </Span>
    </EnquiryForm>
  );
}

export function ContactThanks({ reference, ref }: { reference: string; ref: Ref<HTMLDivElement> }) {
  return (
    <SuccessNotice ref={ref} title="Thank you for your inquiry! We'll contact you within 24 hours.">
      Your reference is {reference}.
    </SuccessNotice>
  );
}

/** The office's location and opening hours, beside the contact form. */
export function OfficePanel({ map }: { map?: AskedMap }) {
  return (
    <section aria-label="Our office" className="overflow-hidden rounded-sm border border-line bg-white">
      <div className="p-6">
        <OfficeDetails />
        {map && <ShowMap map={map} className="mt-6" />}
      </div>
    </section>
  );
}
