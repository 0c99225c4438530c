import type { FormField } from "#app/office/homes/forms/part-form.ts";
import { CheckField } from "#app/ui/form/choice-fields.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";

type FormFieldsProps = { fields: readonly FormField[]; errors?: Readonly<Record<string, string>> };

/** The fields of a part of a home. */
export function FormFields({ fields, errors = {} }: FormFieldsProps) {
  return fields.map((field) => <Field key={field.name} field={field} error={errors[field.name]} />);
}

const inputs = { line: "text", number: "text", amount: "text", day: "date", time: "time" } as const;

function Field({ field, error }: { field: FormField; error?: string }) {
  const { kind, name, label, hint, isOptional, options = [], value, defaultValue } = field;
  const shared = { name, label, hint, isOptional, error, defaultValue };
  switch (kind) {
    case "lines":
      return <TextAreaField {...shared} rows={12} />;
    case "choice":
      return <SelectField {...shared} options={options} />;
    case "check":
      return (
        <CheckField name={name} value={value} isChecked={Boolean(defaultValue)} error={error}>
          {label}
        </CheckField>
      );
    default:
      return (
        <TextField
          {...shared}
          type={inputs[kind]}
          inputMode={kind === "number" ? "decimal" : undefined}
          autoComplete="off"
        />
      );
  }
}
