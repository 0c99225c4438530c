import { toAgencyTime } from "#app/agency/agency-time.ts";
import { formatTime } from "#app/region/format.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { EnquiryForm, FormPart, Span } from "../form/enquiry-form.tsx";
import type { FormReceipt } from "../form/form-reply.ts";
import { propertyTypes } from "../form/options.ts";
import { AboutYou } from "../form/person-fields.tsx";
import type { FormState } from "../form/use-enquiry-form.ts";
import { bathrooms, bedrooms, carSpaces, appraisalLabels as labels, timeframes } from "./appraisal-schema.ts";

export const APPRAISAL_THANKS =
  "Thank you! Your appraisal request has been submitted. We'll contact you within 24 hours.";

/** The free appraisal request (spec §3.10, §5.2). */
export function AppraisalForm({ form, agentId }: { form: FormState; agentId?: number }) {
  return (
    <EnquiryForm
      form={form}
      purpose="appraise your property and send you the result"
      submitLabel="Request appraisal"
      note={form.receipt && <p className="text-slate text-sm">{toSentLine(form.receipt)}</p>}
      hidden={agentId === undefined ? {} : { agent: String(agentId) }}
    >
      <AboutYou field={form.field} labels={labels} />
      <AboutTheProperty field={form.field} />
    </EnquiryForm>
  );
}

/** Stays by the button, since the form does. */
function toSentLine({ sentAt, reference }: FormReceipt) {
  const time = formatTime(toAgencyTime(sentAt).slice(-"09:31".length));
  return `Sent ${time}, reference ${reference}`;
}

function AboutTheProperty({ field }: Pick<FormState, "field">) {
  return (
    <FormPart title="About the property">
      <Span of="full">
        <TextField {...field("address")} label={labels.address} autoComplete="address-line1" />
      </Span>
      <Span of="wide">
        <TextField {...field("suburb")} label={labels.suburb} autoComplete="address-level2" />
      </Span>
      <Span of="third">
        <TextField
          {...field("postcode")}
          label={labels.postcode}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </Span>
      <Span of="full">
        <SelectField {...field("propertyType")} label={labels.propertyType} options={propertyTypes} />
      </Span>
      <Span of="third">
        <SelectField {...field("bedrooms")} label={labels.bedrooms} options={bedrooms} isOptional />
      </Span>
      <Span of="third">
        <SelectField {...field("bathrooms")} label={labels.bathrooms} options={bathrooms} isOptional />
      </Span>
      <Span of="third">
        <SelectField {...field("carSpaces")} label={labels.carSpaces} options={carSpaces} isOptional />
      </Span>
      <Span of="half">
        <TextField {...field("landSize")} label={labels.landSize} isOptional />
      </Span>
      <Span of="half">
        <SelectField {...field("timeframe")} label={labels.timeframe} options={timeframes} isOptional />
      </Span>
      <Span of="full">
        <TextAreaField {...field("additionalInfo")} label={labels.additionalInfo} isOptional />
      </Span>
    </FormPart>
  );
}
