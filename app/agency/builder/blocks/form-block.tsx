import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import type { PageField, PageForm } from "../block.ts";

/** The enquiries feature adds these to every form of the page. */
export type FormParts = {
  fields: readonly PageField[];
  /** Submission id and honeypot. */
  hidden: ReactNode;
  /** The collection notice. */
  notice: ReactNode;
  /** Values and errors by field. */
  problem?: { values: Partial<Record<string, string>>; errors: Partial<Record<string, string>> };
  /** The form that was accepted. */
  sent?: { formId: string; reference: string };
};

/** Tells which form of the page was submitted. */
const FORM_ID = "form";

/** A form of the marketer's, posted to its own page, which stores it as an enquiry. */
export function FormBlock({
  form,
  parts,
  children,
}: {
  form: PageForm;
  parts: FormParts;
  children: ReactNode;
}) {
  if (parts.sent?.formId === form.id)
    return (
      <SuccessNotice title={form.states.success}>Your reference is {parts.sent.reference}.</SuccessNotice>
    );
  return (
    <form
      method="post"
      noValidate
      aria-label={form.name}
      className="grid w-full max-w-form gap-5.5 text-left"
    >
      {parts.hidden}
      <input type="hidden" name={FORM_ID} value={form.id} />
      {children}
      {parts.notice}
      <p role="status" data-sending={form.states.sending} className="font-semibold" />
    </form>
  );
}

export function SubmitBlock({ text }: { text: string }) {
  return <Button type="submit">{text}</Button>;
}
