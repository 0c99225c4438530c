import type { RegisterRow } from "#app/homes/register/store/register-rows.ts";

export type FormField = {
  name: string;
  label: string;
  kind: "line" | "lines" | "number" | "amount" | "day" | "time" | "check" | "choice";
  hint?: string;
  isOptional?: true;
  options?: readonly { value: string; label: string }[];
  /** Of a tick box: what is sent when it is ticked. */
  value?: string;
  /** A tick box is ticked when it has one. */
  defaultValue?: string;
};

export type Fields = Readonly<Record<string, unknown>>;
export type Typed = Readonly<Record<string, string>>;
type FieldErrors = Readonly<Record<string, string>>;

/** Somebody of the team, as records name their agents. */
export type TeamMember = { id: string; name: string; phone: string; email: string };

export type FormFacts = {
  offer: RegisterRow["offer"];
  team: readonly TeamMember[];
  suburbs: readonly string[];
  /** At the agency, as 2026-11-28. */
  today: string;
};

/** A part of a home that is edited together: its form, and what becomes of it. */
export type PartForm = {
  label: string;
  hint?: string;
  toFields: (record: Fields, facts: FormFacts) => readonly FormField[];
  /** Fields of the record, null for those that go; or what is wrong, by field of the form. */
  read: (typed: Typed, record: Fields, facts: FormFacts) => { value: Fields } | { errors: FieldErrors };
  /** What the record says, in words; empty when nothing. */
  toWords: (record: Fields, facts: Pick<FormFacts, "offer">) => string;
};
