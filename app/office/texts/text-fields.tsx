import { Button } from "#app/ui/button.tsx";
import { SelectField, TextAreaField, TextField as TextInput } from "#app/ui/form/field.tsx";
import type { TextField, Typed } from "./text-form.ts";
import type { Errors } from "./text-kind.ts";

type TextFormProps = {
  fields: readonly TextField[];
  typed: Typed;
  errors: Errors;
  submission: string;
  version: number;
};

/** The words of a text, to be kept as a draft or published. */
export function TextForm({ fields, typed, errors, submission, version }: TextFormProps) {
  return (
    <form method="post" noValidate className="grid max-w-form gap-5">
      <input type="hidden" name="submission" value={submission} />
      <input type="hidden" name="version" value={version} />
      {fields.map((field) => (
        <Field key={field.name} field={field} value={typed[field.name]} error={errors[field.name]} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="publish">
          Publish
        </Button>
        <Button type="submit" name="intent" value="save draft" look="secondary">
          Keep as a draft
        </Button>
      </div>
    </form>
  );
}

function Field({ field, value, error }: { field: TextField; value: string | undefined; error?: string }) {
  const { name, label, hint, isOptional } = field;
  const shared = { name, label, hint, isOptional, error, defaultValue: value, autoComplete: "off" };
  if (field.control === "text") return <TextAreaField {...shared} rows={field.rows} />;
  if (field.control === "select") return <SelectField {...shared} options={field.options} />;
  return <TextInput {...shared} type={field.type ?? "text"} />;
}
