import * as v from "valibot";
import type { AskedMap } from "#app/document/site/show-map.tsx";
import { ShowMap } from "#app/document/site/show-map.tsx";
import {
  CheckField,
  FieldError,
  type FieldState,
  SelectField,
  TextAreaField,
  TextField,
} from "#app/ui/form/field.tsx";
import { ChevronDown, Lock } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Picture as PictureToShow } from "#app/ui/picture/picture-address.ts";
import { WritingField } from "../writing/writing-field.tsx";

const inputTypes = {
  line: "text",
  number: "text",
  email: "email",
  phone: "tel",
  day: "date",
  month: "month",
  time: "time",
} as const;

/** How a form shows a field: as a choice if it has options, else as a line of text. */
type FieldLook = {
  kind?: keyof typeof inputTypes | "lines" | "check" | "fixed";
  hint?: string;
  /** The rule allows an empty value, but the form requires one. */
  isOptional?: boolean;
  rows?: number;
  /** Gives the field a toolbar for Markdown, which can insert these pictures. */
  writing?: readonly { value: string; label: string }[];
  /** Options with pictures are shown as pictures. */
  options?: readonly { value: string; label: string; picture?: PictureToShow }[];
  /** The label of the empty option. */
  empty?: string;
  /** Shares a row with narrow fields beside it. */
  isNarrow?: boolean;
  /** Fields of one group are shown together, folded until one of them has a value. */
  group?: string;
  /** Keeps the group folded even then, unless a field in it has an error. */
  isClosed?: boolean;
  /** A map on which the point can be chosen. */
  map?: AskedMap;
  /** The value that a ticked box submits, or a fixed text. */
  value?: string;
};

/** A field of an office form. A tick box is ticked when it has a default. */
export type FormField = FieldLook & { name: string; label: string; defaultValue?: string };

/** A schema whose entries are rules by field; entries with a label are shown. */
export type OfficeForm = v.GenericSchema & {
  entries: Readonly<Record<string, v.GenericSchema & { label?: string | false; look?: FieldLook }>>;
};

/** Adds a label and a look to a rule; without a label the form does not show it. */
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

/** A record's values as form values: lists one item to a line, true as a ticked box. */
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

/** Shows a form's fields; those after a group come after all groups. A form that is shown again has typed values. */
export function FormFields({ fields, errors = {}, typed }: FormFieldsProps) {
  const known = fields.map((field) => ({
    ...field,
    defaultValue: typed ? (typed[field.name] ?? "") : field.defaultValue,
    error: errors[field.name],
  }));
  const first = known.findIndex(({ group }) => group);
  const { "": others = [], ...groups } = Object.groupBy(
    known.slice(Math.max(first, 0)),
    ({ group = "" }) => group,
  );
  const all = Object.entries(groups);
  return (
    <>
      {toFieldList(known.slice(0, Math.max(first, 0)))}
      {all.length > 0 && (
        <div className="divide-y divide-line border-line border-y">
          {all.map(([name, some = []]) => (
            <FieldGroup key={name} name={name} fields={some} />
          ))}
        </div>
      )}
      {toFieldList(others)}
    </>
  );
}

type KnownField = FormField & { error?: string };

/** Open if a field in it has a value or an error. Tick boxes come last. */
function FieldGroup({ name, fields }: { name: string; fields: readonly KnownField[] }) {
  const isOpen = fields.some(
    ({ defaultValue, error, ...field }) => (defaultValue && !field.isClosed) || error,
  );
  const columns = fields.some(({ isClosed }) => isClosed) ? "" : "sm:grid-cols-2";
  const { typed = [], ticked = [] } = Object.groupBy(fields, ({ kind }) =>
    kind === "check" ? "ticked" : "typed",
  );
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold">
        {name}
        <ChevronDown className="size-5 flex-none group-open:rotate-180" />
      </summary>
      <fieldset className="grid gap-5 pt-1 pb-6">
        <legend className="sr-only">{name}</legend>
        {[typed, ticked].map(
          (some) =>
            some.length > 0 && (
              <div key={some[0]?.name} className={`grid gap-5 ${columns}`}>
                {toFieldList(some)}
              </div>
            ),
        )}
      </fieldset>
    </details>
  );
}

/** Puts consecutive narrow fields into one row. */
function toFieldList(fields: readonly KnownField[]) {
  const rows: KnownField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.isNarrow && last?.[0]?.isNarrow) last.push(field);
    else rows.push([field]);
  }
  return rows.map((row) => {
    const inputs = row.map((field) => <Field key={field.name} {...field} />);
    if (row.length === 1) return inputs;
    const columns = row.length > 2 ? "sm:grid-cols-3" : "";
    // The labels may be of different heights, and so may the errors.
    const align = row.some(({ error }) => error) ? "items-start" : "items-end";
    return (
      <div key={row[0]?.name} className={`grid grid-cols-2 gap-x-4 gap-y-5 ${align} ${columns}`}>
        {inputs}
      </div>
    );
  });
}

function Field({ map, ...field }: KnownField) {
  const input = <FieldInput {...field} />;
  if (!map) return input;
  return (
    <div className="grid gap-3">
      {input}
      <ShowMap map={map} picks={field.name} />
    </div>
  );
}

type FieldInputProps = Omit<KnownField, "map">;

function FieldInput({
  kind = "line",
  group,
  isClosed,
  isNarrow,
  writing,
  value,
  rows = 12,
  options,
  empty,
  ...field
}: FieldInputProps) {
  if (options?.some(({ picture }) => picture))
    return <PictureChoice {...field} options={options} empty={empty} />;
  if (options) return <SelectField {...field} options={options} empty={empty} autoComplete="off" />;
  switch (kind) {
    case "lines": {
      const area = { ...field, rows, autoComplete: "off" };
      return writing ? <WritingField {...area} pictures={writing} /> : <TextAreaField {...area} />;
    }
    case "fixed":
      return (
        <div className="grid gap-1.5">
          <p className="font-semibold text-ui leading-normal">{field.label}</p>
          <p className="flex items-start gap-2 rounded-xs bg-sand-50 px-3.5 py-2.5">
            <Lock className="size-4.5 flex-none translate-y-0.75 text-slate" />
            <span className="wrap-anywhere">{value}</span>
          </p>
          <p className="text-slate text-sm">{field.hint}</p>
        </div>
      );
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

type PictureChoiceProps = FieldState & {
  label: string;
  hint?: string;
  isOptional?: boolean;
  options: readonly { value: string; label: string; picture?: PictureToShow }[];
  /** The label of the option for no picture. */
  empty?: string;
};

function PictureChoice(props: PictureChoiceProps) {
  const { name, label, hint, isOptional, options, empty = "None", defaultValue = "", error } = props;
  const all = isOptional ? [...options, { value: "", label: empty, picture: undefined }] : options;
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="grid gap-1.5">
      <legend className="pb-1.5 font-semibold text-ui">{label}</legend>
      {hint && <p className="text-slate text-sm">{hint}</p>}
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {all.map(({ value, label: text, picture }, index) => (
          <label
            key={value}
            className="relative grid cursor-pointer content-start gap-1 rounded-xs p-1 text-xs has-checked:outline-2 has-checked:outline-ink has-focus-visible:outline-4 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            {picture && <Picture picture={picture} sizes="8rem" alt="" className="aspect-3/2 rounded-xs" />}
            {text}
          </label>
        ))}
      </div>
      <FieldError name={name}>{error}</FieldError>
    </fieldset>
  );
}
