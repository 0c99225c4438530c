import * as v from "valibot";
import { CheckField, SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";

const inputTypes = {
  line: "text",
  number: "text",
  email: "email",
  phone: "tel",
  day: "date",
  month: "month",
  time: "time",
} as const;

/** How a form of the office shows a field; one with options is a choice, any other a line. */
type FieldLook = {
  kind?: keyof typeof inputTypes | "lines" | "check";
  hint?: string;
  /** Requires a field that its rule lets be empty. */
  isOptional?: boolean;
  rows?: number;
  options?: readonly { value: string; label: string }[];
  /** What a choice says where nothing is chosen. */
  empty?: string;
  /** Fields of a group stand together, behind its name until one of them is filled in. */
  group?: string;
  /** The value that a ticked box sends. */
  value?: string;
};

/** A field of a form of the office, whatever the form is about. A tick box is ticked when it has a default. */
export type FormField = FieldLook & { name: string; label: string; defaultValue?: string };

/** Rules by field; those with a label stand in the form. */
export type OfficeForm = v.GenericSchema & {
  entries: Readonly<Record<string, v.GenericSchema & { label?: string | false; look?: FieldLook }>>;
};

/** A rule with what its field is called; without a label the form does not show it. */
export function field<Rule extends v.GenericSchema<string, unknown>>(
  label: string | false,
  rule: Rule,
  look: FieldLook = {},
) {
  return { ...rule, label, look };
}

/** The fields of a form, with the values that are known. */
export function toFields({ entries }: OfficeForm, values: Typed = {}): FormField[] {
  return Object.entries(entries).flatMap(([name, rule]) => {
    const { label, look } = rule;
    return label ? [{ name, label, isOptional: v.is(rule, ""), defaultValue: values[name], ...look }] : [];
  });
}

/** Values as the fields of a form have them: lists one to a line, what is true ticked. */
export function toTyped({ entries }: OfficeForm, values: Readonly<Record<string, unknown>>): Typed {
  return Object.fromEntries(Object.keys(entries).map((name) => [name, toText(values[name])]));
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.join("\n");
  if (value === true) return "on";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export type Typed = Readonly<Record<string, string>>;
export type Errors = Readonly<Record<string, string>>;

type FormFieldsProps = { fields: readonly FormField[]; errors?: Errors; typed?: Typed };

/** The fields of a form; one that comes back has what was typed. */
export function FormFields({ fields, errors = {}, typed }: FormFieldsProps) {
  const known = fields.map((field) => ({
    ...field,
    defaultValue: typed ? (typed[field.name] ?? "") : field.defaultValue,
    error: errors[field.name],
  }));
  return Array.from(
    Map.groupBy(known, ({ group }) => group),
    ([group, some]) => {
      const all = some.map((field) => <Field key={field.name} {...field} />);
      if (!group) return all;
      const isOpen = some.some(({ defaultValue, error }) => defaultValue || error);
      return (
        <details key={group} open={isOpen} className="border-line border-t">
          <summary className="flex min-h-12 items-center font-semibold">{group}</summary>
          <fieldset className="grid gap-5 pt-2 pb-5 sm:grid-cols-2">
            <legend className="sr-only">{group}</legend>
            {all}
          </fieldset>
        </details>
      );
    },
  );
}

function Field({
  kind = "line",
  group,
  value,
  rows = 12,
  options,
  empty,
  ...field
}: FormField & { error?: string }) {
  if (options) return <SelectField {...field} options={options} empty={empty} autoComplete="off" />;
  switch (kind) {
    case "lines":
      return <TextAreaField {...field} rows={rows} autoComplete="off" />;
    case "check":
      return (
        <CheckField
          name={field.name}
          value={value}
          isChecked={Boolean(field.defaultValue)}
          error={field.error}
        >
          {field.label}
        </CheckField>
      );
    default:
      return (
        <TextField
          {...field}
          type={inputTypes[kind]}
          inputMode={kind === "number" ? "decimal" : undefined}
          autoComplete="off"
        />
      );
  }
}
