import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { SuccessNotice } from "#app/ui/form/success-notice.tsx";
import type { PageField, PageForm } from "../block.ts";

/** What the enquiries bring into every form of the page. */
export type FormParts = {
  fields: readonly PageField[];
  /** The submission id and the trap for machines. */
  hidden: ReactNode;
  /** Who collects what is typed, and why. */
  notice: ReactNode;
  /** What was typed and is wrong, by field. */
  problem?: { values: Partial<Record<string, string>>; errors: Partial<Record<string, string>> };
  /** Which form was taken, and what people call it on the telephone. */
  sent?: { formId: string; reference: string };
};

/** The field that says which form of the page was sent. */
const FORM_ID = "form";

/** A form of the marketer's, sent to our own enquiries: to the address of the page that it stands on. */
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

/**
 * Says that a form is being sent, until the answer's page comes; back on this page, nothing is any more.
 * The same for every page, so that one hash in the policy allows it; without script browsers say it themselves.
 */
export const sendingScript =
  'addEventListener("submit",e=>{const p=e.target.querySelector("[data-sending]");if(p)p.textContent=p.dataset.sending});addEventListener("pageshow",()=>{for(const p of document.querySelectorAll("[data-sending]"))p.textContent=""})';
