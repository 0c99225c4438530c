import * as v from "valibot";
import { openHomeSchema } from "#app/enquiries/open-home/open-home-schema.ts";
import { parseAmount } from "#app/ui/form/amount.ts";
import { optionalChoice, optionalLines } from "#app/ui/form/text-rules.ts";
import { optionalNumber, ticked } from "#app/ui/form/value-rules.ts";

export const interestOptions = [
  { value: "none", label: "None" },
  { value: "some", label: "Some" },
  { value: "warm", label: "Warm" },
] as const;

/** What somebody says at the door, as an agent notes it. */
export const sayingsSchema = v.object({
  interest: optionalChoice(interestOptions),
  price: optionalNumber("Enter an amount, such as $2.4m", { parse: parseAmount }),
  note: optionalLines(1000, "Note must be 1000 characters or fewer"),
  callBack: ticked,
  isReleased: ticked,
});

/** Everything that is noted of a visitor; of a booking only what is said, and whether they came. */
export const visitorSchema = v.object({
  ...openHomeSchema.entries,
  ...sayingsSchema.entries,
  came: ticked,
});

export type VisitorFields = v.InferOutput<typeof visitorSchema>;
export type VisitorField = keyof VisitorFields;
