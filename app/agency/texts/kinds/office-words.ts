import * as v from "valibot";
import { day, list, words } from "./fields.ts";

const closureSchema = v.object({
  /** The first and the last day of it. */
  from: day,
  to: day,
  words,
});

export const socialSchema = v.strictObject({
  name: words,
  url: v.pipe(v.string(), v.url("An address is expected")),
});

/** When and how the office is reached, and its numbers. */
export const officeWordsSchema = v.object({
  phone: words,
  phoneHours: words,
  officeHours: list(v.object({ days: words, hours: words })),
  /** Stands on every page on its days. */
  closure: v.optional(closureSchema),
  /** Empty where the office has taken it away. */
  licence: v.optional(v.string()),
  abn: v.optional(v.string()),
  social: v.optional(list(socialSchema)),
});

export type OfficeWords = v.InferOutput<typeof officeWordsSchema>;
