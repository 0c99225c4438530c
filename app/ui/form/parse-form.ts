import * as v from "valibot";

const MAX_FIELDS = 200;

/** A schema with one rule per field, each of which parses text. */
export type FieldsSchema = v.GenericSchema & { entries: Readonly<Record<string, v.GenericSchema>> };

/** A schema of a form whose values stay text or are ticked boxes. */
export type FormSchema = v.ObjectSchema<Record<string, v.GenericSchema<string, string | boolean>>, undefined>;

export type Labels<Schema extends FormSchema> = Record<keyof Schema["entries"], string>;

/** Typed values by field, to show them again. */
export type FormValues = Partial<Record<string, string>>;

/** The first message of each invalid field, in the form's order. */
export type FormErrors = Partial<Record<string, string>>;

export type ParsedForm<Output> =
  | { status: "ok"; output: Output; values: FormValues }
  | { status: "invalid"; errors: FormErrors; values: FormValues }
  | { status: "malformed"; values: FormValues };

/**
 * Parses a form, in the browser and on the server. Unknown fields are ignored. Input that none of our forms can send (a
 * field twice, a file, NUL, names such as __proto__) is malformed.
 */
export function parseForm<Schema extends FormSchema>(
  schema: Schema,
  form: FormData,
): ParsedForm<v.InferOutput<Schema>> {
  const names = Object.keys(schema.entries);
  if (isMalformed(form, names)) return { status: "malformed", values: toValues(form, names) };
  const values = toValues(form, names);
  const result = v.safeParse(schema, values);
  if (result.success) return { status: "ok", output: result.output, values };
  return { status: "invalid", errors: toErrors(result.issues), values };
}

type ParsedValues<Output> =
  | { output: Output; errors?: undefined }
  | { output?: undefined; errors: Record<string, string> };

/** Parses typed values by field; a missing field is empty. */
export function parseValues<Schema extends FieldsSchema>(
  schema: Schema,
  typed: FormValues,
): ParsedValues<v.InferOutput<Schema>> {
  const values = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, typed[name] ?? ""]));
  const result = v.safeParse(schema, values);
  return result.success ? { output: result.output } : { errors: toErrors(result.issues) };
}

function isMalformed(form: FormData, names: readonly string[]) {
  const entries = [...form.entries()];
  return (
    entries.length > MAX_FIELDS ||
    entries.some(([name, value]) => isForged(name) || typeof value !== "string" || value.includes("\0")) ||
    names.some((name) => form.getAll(name).length > 1)
  );
}

function isForged(name: string) {
  return name.includes("\0") || name === "prototype" || name in Object.prototype;
}

/** Every field as text; a missing one, such as an unticked checkbox, is empty. */
function toValues(form: FormData, names: readonly string[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, toText(form.get(name))]));
}

function toText(value: FormDataEntryValue | null) {
  return typeof value === "string" ? value.replaceAll("\0", "") : "";
}

/** Finds the first message of each field. */
export function toErrors(issues: readonly v.BaseIssue<unknown>[]) {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? "";
    errors[name] ??= issue.message;
  }
  return errors;
}
