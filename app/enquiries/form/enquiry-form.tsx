import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { agency } from "#content/agency.ts";
import { HONEYPOT, SUBMISSION } from "./hidden-fields.ts";
import type { EnquiryForm as EnquiryFormState } from "./use-enquiry-form.ts";

type EnquiryFormProps = {
  form: EnquiryFormState;
  /** Why we ask, after "We". */
  purpose: string;
  submitLabel: string;
  /** Where it is sent, when not to the page it stands on. */
  action?: string;
  children: ReactNode;
};

/** The frame of every enquiry form: its fields in pairs, who gets them and why, the button. */
export function EnquiryForm({ form, purpose, submitLabel, action, children }: EnquiryFormProps) {
  return (
    <form.Form
      {...form.props}
      action={action}
      method="post"
      noValidate
      preventScrollReset
      className="grid gap-x-5 gap-y-5.5 sm:grid-cols-6"
    >
      <HiddenFields submissionId={form.submissionId} />
      {children}
      <div className="sm:col-span-6">
        <CollectionNotice purpose={purpose} />
      </div>
      <div className="sm:col-span-6">
        <Button type="submit">{submitLabel}</Button>
      </div>
    </form.Form>
  );
}

/** What the visitor does not see: the form's id, and a trap for machines that fill in everything. */
export function HiddenFields({ submissionId }: { submissionId: string }) {
  return (
    <div className="absolute -left-[999rem]" aria-hidden="true">
      <input type="hidden" name={SUBMISSION} defaultValue={submissionId} />
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Who collects what is typed, and why (Australian Privacy Principle 5). */
export function CollectionNotice({ purpose }: { purpose: string }) {
  return (
    <p className="text-slate text-sm">
      {agency.legalName} collects this to {purpose}. Our{" "}
      <a href="/privacy" className="underline">
        privacy policy
      </a>{" "}
      says who sees it, how long we keep it and how to have it erased.
    </p>
  );
}

/** A part of a form, under its own heading; a hairline divides it from the part before. */
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

/** How much of the row a field takes from 640 px. */
export function Span({ of, children }: { of: keyof typeof spans; children: ReactNode }) {
  return <div className={spans[of]}>{children}</div>;
}
