import * as v from "valibot";
import { requiredEmail } from "#app/ui/form/text-rules.ts";
import { ticked } from "#app/ui/form/value-rules.ts";
import { type AlertManner, frequencies, topics } from "./alert.ts";

const values = frequencies.map(({ value }) => value);

/** How an alert comes, and of what: a box for each topic. */
export const mannerSchema = v.object({
  frequency: v.picklist(values, "Choose how often"),
  new: ticked,
  price: ticked,
  status: ticked,
  times: ticked,
});

export const alertSchema = v.object({ email: requiredEmail(), ...mannerSchema.entries });

type Manner = v.InferOutput<typeof mannerSchema>;

/** Nothing ticked: nothing would ever come. */
export function findMannerErrors(fields: Manner, isAboutSearch: boolean): Record<string, string> {
  return isAboutSearch && toManner(fields).topics.length === 0
    ? { new: "Choose at least one thing to be told of" }
    : {};
}

export function toManner({ frequency, ...ticks }: Manner): AlertManner {
  return { frequency, topics: topics.flatMap(({ value }) => (ticks[value] ? [value] : [])) };
}
