import { CheckField } from "#app/ui/form/choice-fields.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import type { FieldRole, PageField } from "../block.ts";
import type { FormParts } from "./form-block.tsx";

/** A field of the marketer's, drawn by the site's own components. */
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
