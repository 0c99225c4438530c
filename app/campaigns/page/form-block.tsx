import type { ReactNode } from "react";
import { CollectionNotice } from "#app/document/site/collection-notice.tsx";
import { HiddenFields } from "#app/enquiries/form/enquiry-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckField, SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import type { FieldRole, PageField, PageForm } from "../block.ts";

/** Data that all forms of a page share. */
export type FormParts = {
  fields: readonly PageField[];
  submissionId: string;
  /** The refused form's values and errors, by field. */
  problem?: { values: Partial<Record<string, string>>; errors: Partial<Record<string, string>> };
  sent?: { formId: string; reference: string };
};

/** Hidden field that tells which form of the page was submitted. */
const FORM_ID = "form";

/** A marketer's form. It is posted to its own page and stored as an enquiry. */
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
      data-campaign
      className="grid w-full max-w-form gap-5.5 text-left"
    >
      <HiddenFields submissionId={parts.submissionId} />
      <input type="hidden" name={FORM_ID} value={form.id} />
      {children}
      <CollectionNotice purpose="answer your enquiry" />
      <p role="status" data-sending={form.states.sending} className="font-semibold" />
    </form>
  );
}

export function SubmitBlock({ text }: { text: string }) {
  return <Button type="submit">{text}</Button>;
}

/** A marketer's field, drawn by the site's own components. */
export function FieldBlock({ name, parts }: { name: string; parts: FormParts }) {
  const field = parts.fields.find((candidate) => candidate.name === name);
  if (!field) return null;
  const { control, label, placeholder } = field;
  const error = parts.problem?.errors[name];
  const defaultValue = parts.problem ? parts.problem.values[name] : field.value;
  const state = {
    name,
    label,
    error,
    isOptional: isOptional(field),
    autoComplete: toAutoComplete(field.role),
  };
  if (control.kind === "tick")
    return (
      <CheckField name={name} error={error} isChecked={Boolean(parts.problem?.values[name])}>
        {label}
      </CheckField>
    );
  if (control.kind === "choice")
    return <SelectField {...state} defaultValue={defaultValue} options={control.options} />;
  if (control.kind === "lines")
    return <TextAreaField {...state} defaultValue={defaultValue} placeholder={placeholder} />;
  return <TextField {...state} type={control.type} defaultValue={defaultValue} placeholder={placeholder} />;
}

/** Either email or phone is required, so neither is labelled optional. */
function isOptional({ isRequired, role }: PageField) {
  return !isRequired && role !== "email" && role !== "phone";
}

const autoCompletes = {
  name: "name",
  firstName: "given-name",
  lastName: "family-name",
  email: "email",
  phone: "tel",
  message: undefined,
} as const;

function toAutoComplete(role: FieldRole | undefined) {
  return role && autoCompletes[role];
}
