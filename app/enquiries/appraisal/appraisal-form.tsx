import { href } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { useOffice } from "#app/document/site/office/office-words.ts";
import { formatTime } from "#app/region/format.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { Check, Mail, Phone } from "#app/ui/icons.tsx";
import { propertyTypes } from "../enquiry.ts";
import { AboutYou, EnquiryForm, type FieldProps, FormPart, Span } from "../form/enquiry-form.tsx";
import type { FormReceipt } from "../form/form-reply.ts";
import { type FormState, useEnquiryForm } from "../form/use-enquiry-form.ts";
import {
  appraisalSchema,
  bathrooms,
  bedrooms,
  carSpaces,
  appraisalLabels as labels,
  timeframes,
} from "./appraisal-schema.ts";

export const APPRAISAL_THANKS =
  "Thank you! Your appraisal request has been submitted. We'll contact you within 24 hours.";

const PURPOSE = "appraise your property and send you the result";

/** The free appraisal request (spec §3.10, §5.2). */
export function AppraisalForm({ form, agentId }: { form: FormState; agentId?: number }) {
  return (
    <EnquiryForm
      form={form}
      purpose={PURPOSE}
      submitLabel="Request appraisal"
      note={form.receipt && <p className="text-slate text-sm">{toSentLine(form.receipt)}</p>}
      hidden={agentId === undefined ? {} : { agent: String(agentId) }}
    >
      <AboutYou field={form.field} labels={labels} />
      <AboutTheProperty field={form.field} />
    </EnquiryForm>
  );
}

/** The required fields only. The page of the full form shows its errors and its thanks. */
export function ShortAppraisalForm({ id, submissionId }: { id: string; submissionId: string }) {
  const form = useEnquiryForm({ name: "short-appraisal", schema: appraisalSchema, submissionId });
  const field = (name: string) => ({ name, id: `${id}-${name}` });
  return (
    <EnquiryForm form={form} action={href("/appraisal")} purpose={PURPOSE} submitLabel="Request appraisal">
      <AboutYou field={field} labels={labels} />
      <FormPart title="About the property">
        <WhichProperty field={field} />
      </FormPart>
    </EnquiryForm>
  );
}

/** Shown beside the button, because the form stays on the page. */
function toSentLine({ sentAt, reference }: FormReceipt) {
  const time = formatTime(toAgencyTime(sentAt).slice(-"09:31".length));
  return `Sent ${time}, reference ${reference}`;
}

function AboutTheProperty({ field }: FieldProps) {
  return (
    <FormPart title="About the property">
      <WhichProperty field={field} />
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

function WhichProperty({ field }: FieldProps) {
  return (
    <>
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
    </>
  );
}

const reasons = [
  "Written estimate, usually in two days",
  "Recent sales on your street",
  "No cost and no obligation",
] as const;

/** Reasons to choose the agency and ways to speak to somebody, beside the appraisal form (spec §2.18). */
export function AppraisalPanel() {
  const { phone, phoneHours } = useOffice();
  return (
    <div className="rounded-sm border border-line bg-white">
      <section aria-labelledby="why" className="grid gap-3 p-6">
        <h2 id="why" className={heading}>
          Why Choose Us?
        </h2>
        <ul>
          {reasons.map((reason) => (
            <li key={reason} className="flex items-baseline gap-2.5 py-2">
              <Check className="size-4 translate-y-0.5 text-banksia" strokeWidth={2} />
              {reason}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="talk" className="grid gap-3 border-line border-t p-6">
        <h2 id="talk" className={heading}>
          Need to Talk?
        </h2>
        <div className="grid justify-items-start">
          <a href={toPhoneHref(phone)} className={`${line} tabular-nums`}>
            <Phone className="size-5 text-slate" />
            {phone}
          </a>
          <a href={`mailto:${agency.email}`} className={line}>
            <Mail className="size-5 text-slate" />
            <span className="wrap-anywhere min-w-0">{agency.email}</span>
          </a>
        </div>
        <p className="text-slate text-sm">Phones {phoneHours}</p>
      </section>
    </div>
  );
}

const heading = "font-sans text-sm font-semibold text-slate leading-snug";
const line = "flex min-h-9 items-center gap-3 no-underline hover:underline";
