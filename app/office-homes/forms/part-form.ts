import * as v from "valibot";
import type { SuppliedFields } from "#app/homes/record/supplied-fields.ts";
import {
  type Errors,
  type FormField,
  field,
  type OfficeForm,
  type Typed,
  toFields,
  toTyped,
} from "#app/office/frame/form-fields.tsx";
import type { Fields } from "#app/register/register.ts";
import type { RegisterRow } from "#app/register/store/register-rows.ts";
import { parseAmount } from "#app/ui/form/amount.ts";
import { parseValues } from "#app/ui/form/parse-form.ts";
import { optionalChoice } from "#app/ui/form/text-rules.ts";
import { optionalNumber } from "#app/values/value-rules.ts";

/** A team member as records name their agents. */
export type TeamMember = { id: string; name: string; phone: string; email: string };

export type FormFacts = {
  offer: RegisterRow["offer"];
  /** The home was written here; no software sends it. */
  isOfOffice: boolean;
  team: readonly TeamMember[];
  /** With a postcode for suburbs that are not on the map. */
  suburbs: readonly { name: string; postcode?: string }[];
  /** The agency's date, as 2026-11-28. */
  today: string;
};

/** A part of a home that is edited together: its form, and how it reads and writes the record. */
export type PartForm = {
  label: string;
  hint?: string;
  toFields: (record: Fields, facts: FormFacts) => readonly FormField[];
  /** The changed fields of the record, null for removed ones; or errors by field of the form. */
  read: (typed: Typed, record: Fields, facts: FormFacts) => { value: Fields } | { errors: Errors };
  /** The record's value in words; empty if it has none. */
  toWords: (record: Fields, facts: Pick<FormFacts, "offer">) => string;
};

/** Changed fields of a record by their names; null removes one. Only the office reads the ground of a waiting time. */
export type ChangedFields = Readonly<Partial<Record<keyof SuppliedFields | "not_before_ground", unknown>>>;

type PartSchema = OfficeForm & v.GenericSchema<unknown, Fields>;

type Definition<Form extends PartSchema> = Pick<PartForm, "label" | "hint" | "toWords"> & {
  toForm: (facts: FormFacts, record: Fields) => Form;
  /** The record as form values, unless its fields have the same names. */
  toValues?: (record: Fields, facts: FormFacts) => Fields;
  /** Form values as fields of the record, unless they have the same names. */
  toRecord?: (values: v.InferOutput<Form>, facts: FormFacts, record: Fields) => ChangedFields;
  /** Finds errors between fields. */
  findErrors?: (
    values: v.InferOutput<Form>,
    facts: FormFacts,
    record: Fields,
  ) => Record<string, string | false>;
};

/** Defines a part by the schema of its form, which may depend on the home. */
export function definePart<Form extends PartSchema>(definition: Definition<Form>): PartForm {
  const { toForm, toValues, findErrors, toRecord, ...part } = definition;
  return {
    ...part,
    toFields(record, facts) {
      const form = toForm(facts, record);
      return toFields(form, toTyped(form, toValues?.(record, facts) ?? record));
    },
    read(typed, record, facts) {
      const { output, errors } = parseValues(toForm(facts, record), typed);
      if (errors) return { errors };
      const wrong = Object.entries(findErrors?.(output, facts, record) ?? {}).flatMap(([name, message]) =>
        message ? [[name, message] as const] : [],
      );
      if (wrong.length > 0) return { errors: Object.fromEntries(wrong) };
      return { value: toRecord?.(output, facts, record) ?? output };
    },
  };
}

export const NO_AMOUNT = "Write an amount such as 2,400,000";
export const optionalAmount = optionalNumber(NO_AMOUNT, { parse: parseAmount, from: 1 });

const answers = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const answer = v.pipe(
  optionalChoice(answers),
  v.transform((text) => (text === "" ? undefined : text === "yes")),
);

/** A choice of yes, no or not stated. */
export function answerField(label: string | false, look: { group?: string } = {}) {
  return field(label, answer, { ...look, options: answers, empty: "Not stated", isOptional: false });
}

/** The value of that choice for a record's value. */
export function toAnswer(value: unknown) {
  return typeof value === "boolean" ? (value ? "yes" : "no") : undefined;
}
