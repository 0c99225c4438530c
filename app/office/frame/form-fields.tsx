import * as v from "valibot";
import type { AskedMap } from "#app/document/site/show-map.tsx";
import { ShowMap } from "#app/document/site/show-map.tsx";
import { CheckField, SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { ChevronDown, Lock } from "#app/ui/icons.tsx";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { PictureChoice } from "./picture-choice.tsx";

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
  kind?: keyof typeof inputTypes | "lines" | "check" | "fixed";
  hint?: string;
  /** Requires a field that its rule lets be empty. */
  isOptional?: boolean;
  rows?: number;
  /** It takes Markdown: a script puts buttons over it, one of which puts in these pictures. */
  writing?: readonly { value: string; label: string }[];
  /** Those with pictures are chosen by these. */
  options?: readonly { value: string; label: string; picture?: Picture }[];
  /** What a choice says where nothing is chosen. */
  empty?: string;
  /** Stands beside its neighbours that are narrow too. */
  isNarrow?: boolean;
  /** Fields of a group stand together, behind its name until one of them is filled in. */
  group?: string;
  /** Its group is closed even so, until something in it is wrong. */
  isClosed?: boolean;
  /** A map on which its point can be pressed. */
  map?: AskedMap;
  /** The value that a ticked box sends, or words that are fixed. */
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

/** The fields of a form; those behind a group stand below all groups. One that comes back has what was typed. */
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

/** Open where something is filled in or wrong; boxes to tick stand behind what is typed. */
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
        <ChevronDown aria-hidden="true" className="size-5 flex-none group-open:rotate-180" />
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

/** Narrow fields that follow one another stand in a row. */
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
    return (
      <div key={row[0]?.name} className={`grid grid-cols-2 items-end gap-x-4 gap-y-5 ${columns}`}>
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
      if (!writing) return <TextAreaField {...area} />;
      return (
        <div data-written className="grid gap-x-8 xl:max-w-none! xl:grid-cols-2">
          <TextAreaField {...area} data-writing={JSON.stringify(writing)} />
        </div>
      );
    }
    case "fixed":
      return (
        <div className="grid gap-1.5">
          <p className="font-semibold text-ui leading-normal">{field.label}</p>
          <p className="flex items-start gap-2 rounded-xs bg-sand-50 px-3.5 py-2.5">
            <Lock aria-hidden="true" className="size-4.5 flex-none translate-y-0.75 text-slate" />
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
