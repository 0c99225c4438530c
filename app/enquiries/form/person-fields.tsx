import { type FieldState, TextField } from "#app/ui/form/field.tsx";
import { FormPart, Span } from "./enquiry-form.tsx";
import type { FormState } from "./use-enquiry-form.ts";

type Field = Pick<FormState, "field">;
type ReachLabels = { email: string; phone: string };
type PersonLabels = ReachLabels & { firstName: string; lastName: string };

/** The first part of the contact and appraisal forms: who asks, and how to reach them. */
export function AboutYou({ field, labels }: Field & { labels: PersonLabels }) {
  return (
    <FormPart title="About you">
      <Span of="half">
        <TextField {...field("firstName")} label={labels.firstName} autoComplete="given-name" />
      </Span>
      <Span of="half">
        <TextField {...field("lastName")} label={labels.lastName} autoComplete="family-name" />
      </Span>
      <ReachFields field={field} labels={labels} />
    </FormPart>
  );
}

type ReachFieldsProps = Field & { labels: ReachLabels; isPhoneOptional?: boolean };

/** E-mail and phone, side by side from 640 px. */
export function ReachFields({ field, labels, isPhoneOptional }: ReachFieldsProps) {
  return (
    <>
      <Span of="half">
        <EmailField {...field("email")} label={labels.email} />
      </Span>
      <Span of="half">
        <TextField
          {...field("phone")}
          label={labels.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isOptional={isPhoneOptional}
        />
      </Span>
    </>
  );
}

export function EmailField(field: FieldState & { label: string }) {
  return <TextField {...field} type="email" inputMode="email" autoComplete="email" />;
}
