import { CheckField } from "#app/ui/form/choice-fields.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";

const inputTypes = {
  line: "text",
  number: "text",
  amount: "text",
  email: "email",
  phone: "tel",
  day: "date",
  month: "month",
  time: "time",
} as const;

/** A field of a form of the office, whatever the form is about. */
export type FormField = {
  name: string;
  label: string;
  kind: keyof typeof inputTypes | "lines" | "check" | "choice";
  hint?: string;
  isOptional?: true;
  /** Of several lines: how many are seen. */
  rows?: number;
  options?: readonly { value: string; label: string }[];
  /** Of a tick box: what is sent when it is ticked. */
  value?: string;
  /** A tick box is ticked when it has one. */
  defaultValue?: string;
};

/** What was typed, and what is wrong with it, by field. */
export type Typed = Readonly<Record<string, string>>;
export type Errors = Readonly<Record<string, string>>;

type FormFieldsProps = { fields: readonly FormField[]; errors?: Errors; typed?: Typed };

/** The fields of a form; one that comes back has what was typed. */
export function FormFields({ fields, errors = {}, typed }: FormFieldsProps) {
  return fields.map(({ defaultValue, ...field }) => (
    <Field
      key={field.name}
      {...field}
      defaultValue={typed ? (typed[field.name] ?? "") : defaultValue}
      error={errors[field.name]}
    />
  ));
}

function Field({ kind, value, rows = 12, options = [], ...field }: FormField & { error?: string }) {
  switch (kind) {
    case "lines":
      return <TextAreaField {...field} rows={rows} autoComplete="off" />;
    case "choice":
      return <SelectField {...field} options={options} autoComplete="off" />;
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
