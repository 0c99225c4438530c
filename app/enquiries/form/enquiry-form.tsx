import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { CollectionNotice } from "#app/document/site/collection-notice.tsx";
import { useOffice, withPhone } from "#app/document/site/office/office-words.ts";
import { Button } from "#app/ui/button.tsx";
import { type FieldState, Hidden, TextField } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { toCampaignQuery } from "../store/campaign.ts";
import { HONEYPOT, SUBMISSION } from "./submission-id.ts";
import type { FormState } from "./use-enquiry-form.ts";

type EnquiryFormProps = {
  form: FormState;
  /** Purpose of collecting the values; it follows "to". */
  purpose: string;
  submitLabel: string;
  note?: ReactNode;
  action?: string;
  hidden?: Record<string, string>;
  children: ReactNode;
};

/** The layout of every enquiry form: fields on a grid, the collection notice, the button. */
export function EnquiryForm({ form, submitLabel, action, hidden = {}, ...parts }: EnquiryFormProps) {
  const { pathname, search } = useLocation();
  const { formAction } = useNavigation();
  const isSending = form.fetcher
    ? form.fetcher.state !== "idle"
    : formAction?.split("?")[0] === (action ?? pathname);
  return (
    <form.Form
      {...form.props}
      onSubmit={(event) => (isSending ? event.preventDefault() : form.props.onSubmit(event))}
      // Without script, only the address carries the campaign.
      action={action && action + toCampaignQuery(search)}
      data-campaign
      method="post"
      noValidate
      preventScrollReset
      className="grid gap-x-5 gap-y-5.5 sm:grid-cols-6"
    >
      <HiddenFields submissionId={form.submissionId} />
      <Hidden values={hidden} />
      <FormAlert form={form} />
      {parts.children}
      <div className="sm:col-span-6">
        <CollectionNotice purpose={parts.purpose} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-6">
        <Button type="submit" aria-disabled={isSending || undefined} aria-live="polite">
          {isSending ? SENDING : submitLabel}
        </Button>
        {parts.note}
      </div>
    </form.Form>
  );
}

/** The browser shows it without script; before hydration sending.script.ts does. */
const SENDING = "Sending…";

/** Says why the form was rejected, above its first field and as wide as the form. */
export function FormAlert({ form: { problem, summary } }: { form: FormState }) {
  const office = useOffice();
  if (!problem) return null;
  return (
    <div className="col-span-full w-full">
      <ErrorSummary ref={summary} title={withPhone(problem.message, office)} errors={problem.errors} />
    </div>
  );
}

export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-x-5 gap-y-5.5 not-first-of-type:border-line not-first-of-type:border-t not-first-of-type:pt-6 sm:col-span-6 sm:grid-cols-6">
      <legend className="float-left font-display text-h3 sm:col-span-6">{title}</legend>
      {children}
    </fieldset>
  );
}

const spans = {
  half: "sm:col-span-3",
  third: "sm:col-span-2",
  wide: "sm:col-span-4",
  full: "sm:col-span-6",
} as const;

/** The share of the row that a field takes, from 640 px. */
export function Span({ of, children }: { of: keyof typeof spans; children: ReactNode }) {
  return <div className={spans[of]}>{children}</div>;
}

/** Makes the state of a field by its name. */
export type FieldProps = { field: (name: string) => FieldState };
type ReachLabels = { email: string; phone: string };
type PersonLabels = ReachLabels & { firstName: string; lastName: string };

/** The first part of the contact and appraisal forms: name and contact details. */
export function AboutYou({ field, labels }: FieldProps & { labels: PersonLabels }) {
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

type ReachFieldsProps = FieldProps & { labels: ReachLabels; isPhoneOptional?: boolean };

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

export function HiddenFields({ submissionId }: { submissionId: string }) {
  return (
    <div className="absolute -left-3996" aria-hidden="true">
      <input type="hidden" name={SUBMISSION} defaultValue={submissionId} />
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
