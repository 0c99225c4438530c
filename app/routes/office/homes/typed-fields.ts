import type { FormField, Typed } from "#app/office/homes/forms/part-form.ts";

/** The fields of a form that comes back, with what was typed. */
export function toTypedFields(fields: readonly FormField[], typed: Typed): FormField[] {
  return fields.map((field) => ({ ...field, defaultValue: typed[field.name] ?? "" }));
}
