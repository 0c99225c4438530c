import { SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { EnquiryForm, FormPart, Span } from "../form/enquiry-form.tsx";
import { appraisalLabels as labels } from "../form/labels.ts";
import { bathrooms, bedrooms, carSpaces, propertyTypes, timeframes } from "../form/options.ts";
import { AboutYou } from "../form/person-fields.tsx";
import type { EnquiryForm as EnquiryFormState } from "../form/use-enquiry-form.ts";

/** The free appraisal request (spec §3.10, §5.2). */
export function AppraisalForm({ form, agentId }: { form: EnquiryFormState; agentId?: number }) {
  return (
    <EnquiryForm
      form={form}
      purpose="appraise your property and send you the result"
      submitLabel="Request appraisal"
    >
      {agentId !== undefined && <input type="hidden" name="agent" value={agentId} />}
      <AboutYou field={form.field} labels={labels} />
      <AboutTheProperty field={form.field} />
    </EnquiryForm>
  );
}

function AboutTheProperty({ field }: Pick<EnquiryFormState, "field">) {
  return (
    <FormPart title="About the property">
      <Span of="full">
        <TextField {...field("address")} label={labels.address} autoComplete="street-address" />
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
