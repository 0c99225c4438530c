import * as v from "valibot";
import { openHomeSchema } from "#app/door/open-home-schema.ts";
import { parseAmount } from "#app/ui/form/amount.ts";
import { optionalChoice, optionalLine } from "#app/ui/form/text-rules.ts";

export const visitInterests = [
  { value: "none", label: "Not for us" },
  { value: "some", label: "Maybe" },
  { value: "warm", label: "Very" },
] as const;

/** The form that visitors fill in on their own phone after scanning the code. */
export const visitSchema = v.object({
  ...openHomeSchema.entries,
  interest: optionalChoice(visitInterests),
  price: v.pipe(
    optionalLine(30, "Enter an amount, such as $2.4m"),
    v.check((text) => text === "" || parseAmount(text) !== undefined, "Enter an amount, such as $2.4m"),
  ),
});
