import type { RegisterRow } from "#app/homes/register/store/register-rows.ts";
import type { Errors, FormField, Typed } from "#app/office/frame/form-fields.tsx";
import { parseNumber } from "#app/ui/form/amount.ts";

export type Fields = Readonly<Record<string, unknown>>;

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
  read: (typed: Typed, record: Fields, facts: FormFacts) => { value: Fields } | { errors: Errors };
  /** What the record says, in words; empty when nothing. */
  toWords: (record: Fields, facts: Pick<FormFacts, "offer">) => string;
};

/** A text field of a record; empty when it is none. */
export function toText(record: Fields, name: string) {
  const value = record[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** What an object in a record says, such as its auction. */
export function toInner(record: Fields, name: string): Fields {
  const value = record[name];
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** One line of what was typed, trimmed. */
export function getLine(typed: Typed, name: string) {
  return (typed[name] ?? "").replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/** Several lines, with paragraphs apart by an empty one. */
export function getLines(typed: Typed, name: string) {
  const text = (typed[name] ?? "").toWellFormed().replaceAll("\0", "").replace(/\r\n?/g, "\n");
  return text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
}

/** Undefined when nothing is typed, NaN when it is no number; `parse` reads amounts. */
export function getNumber(typed: Typed, name: string, parse = parseNumber) {
  const text = getLine(typed, name);
  return text === "" ? undefined : (parse(text) ?? Number.NaN);
}

/** A whole number from 0, such as of rooms. */
export function isCount(amount: number | undefined) {
  return amount !== undefined && Number.isInteger(amount) && amount >= 0;
}
