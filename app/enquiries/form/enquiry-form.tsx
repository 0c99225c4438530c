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
  /** Why we collect the values, after "to". */
  purpose: string;
  submitLabel: string;
  note?: ReactNode;
  action?: string;
  hidden?: Record<string, string>;
  children: ReactNode;
};

/** Every enquiry form: its fields on a grid, the collection notice, the button. */
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
      // Without script the address is all that knows of a campaign.
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

/** Without script the browser shows it; before hydration sending.script.ts does. */
const SENDING = "Sending…";

/** Why the form was not accepted: above its first field, as wide as the form. */
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

/** How much of the row a field takes, from 640 px. */
export function Span({ of, children }: { of: keyof typeof spans; children: ReactNode }) {
  return <div className={spans[of]}>{children}</div>;
}

type Field = { field: (name: string) => FieldState };
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
