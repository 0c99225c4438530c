import * as v from "valibot";
import { openHomeSchema } from "#app/door/open-home-schema.ts";
import { parseAmount } from "#app/ui/form/amount.ts";
import { optionalChoice, optionalLines, ticked } from "#app/ui/form/text-rules.ts";
import { optionalNumber } from "#app/values/value-rules.ts";

export const interestOptions = [
  { value: "none", label: "None" },
  { value: "some", label: "Some" },
  { value: "warm", label: "Warm" },
] as const;

const MOST_TOLD = 300;
/** Characters that may separate the digits of a phone number. */
const spacing = /[\s().\-–/]/g;
/** Matches an e-mail address or a phone number. */
const reachable = /@|\p{Nd}{8}/u;

/** A visitor's feedback as an agent notes it. */
export const sayingsSchema = v.object({
  interest: optionalChoice(interestOptions),
  price: optionalNumber("Enter an amount, such as $2.4m", { parse: parseAmount }),
  note: optionalLines(1000, "Note must be 1000 characters or fewer"),
  callBack: ticked,
  isReleased: ticked,
  told: v.pipe(
    optionalLines(MOST_TOLD, `Words for the owner must be ${MOST_TOLD} characters or fewer`),
    v.check(
      (words) => !reachable.test(words.replace(spacing, "")),
      "Leave phone numbers and e-mail addresses out of the owner’s words",
    ),
  ),
});

/** Returns an error if the words for the owner contain part of the visitor's name. */
export function findNameErrors({ told = "" }: { told?: string }, name: string) {
  const words = toWords(told);
  const isNamed = toWords(name).some((part) => part.length > 1 && words.includes(part));
  return isNamed ? { told: "Leave the visitor’s name out of the owner’s words" } : undefined;
}

function toWords(text: string): readonly string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** All fields of a visitor. Bookings change only feedback and whether they came. */
export const visitorSchema = v.object({
  ...openHomeSchema.entries,
  ...sayingsSchema.entries,
  came: ticked,
});

export type VisitorFields = v.InferOutput<typeof visitorSchema>;
export type VisitorField = keyof VisitorFields;
