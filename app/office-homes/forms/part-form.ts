import * as v from "valibot";
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
import { optionalNumber } from "#app/ui/form/value-rules.ts";

/** Somebody of the team, as records name their agents. */
export type TeamMember = { id: string; name: string; phone: string; email: string };

export type FormFacts = {
  offer: RegisterRow["offer"];
  /** Written here; no software sends it. */
  isOfOffice: boolean;
  team: readonly TeamMember[];
  /** The postcode of those that no map has. */
  suburbs: readonly { name: string; postcode?: string }[];
  /** At the agency, as 2026-11-28. */
  today: string;
};

/** A part of a home that is edited together: its form, and what becomes of it. */
export type PartForm = {
  label: string;
  hint?: string;
  toFields: (record: Fields, facts: FormFacts) => readonly FormField[];
  /** Fields of the record, null for those that go; or what is wrong, by field of the form. */
  read: (typed: Typed, record: Fields, facts: FormFacts) => { value: Fields } | { errors: Errors };
  /** The value of the record in words; empty when it has none. */
  toWords: (record: Fields, facts: Pick<FormFacts, "offer">) => string;
};

type PartSchema = OfficeForm & v.GenericSchema<unknown, Fields>;

type Definition<Form extends PartSchema> = Pick<PartForm, "label" | "hint" | "toWords"> & {
  toForm: (facts: FormFacts, record: Fields) => Form;
  /** The values of its fields, if they are not those of the record by the same names. */
  toValues?: (record: Fields, facts: FormFacts) => Fields;
  /** The same the other way. */
  toRecord?: (values: v.InferOutput<Form>, facts: FormFacts, record: Fields) => Fields;
  /** Finds errors between fields. */
  findErrors?: (
    values: v.InferOutput<Form>,
    facts: FormFacts,
    record: Fields,
  ) => Record<string, string | false>;
};

/** A part whose form is a schema, which may depend on the home. */
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

/** A choice between yes, no and nothing said. */
export function answerField(label: string | false, look: { group?: string } = {}) {
  return field(label, answer, { ...look, options: answers, empty: "Not said", isOptional: false });
}

/** The choice that says what a record says. */
export function toAnswer(value: unknown) {
  return typeof value === "boolean" ? (value ? "yes" : "no") : undefined;
}
