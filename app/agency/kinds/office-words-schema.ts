import * as v from "valibot";
import { day, described, list, words } from "./schema-parts.ts";

const closureSchema = v.object({
  from: described(day, "its first day"),
  to: day,
  words,
});

export const socialSchema = v.strictObject({
  name: words,
  url: v.pipe(v.string(), v.url("An address is expected")),
});

/** The office's hours, contact details and registration numbers. */
export const officeWordsSchema = v.object({
  phone: words,
  phoneHours: words,
  officeHours: list(v.object({ days: words, hours: words })),
  closure: v.optional(described(closureSchema, "on every page on its days")),
  licence: v.optional(described(v.string(), "empty where the office has taken it away")),
  abn: v.optional(v.string()),
  social: v.optional(list(socialSchema)),
});

export type OfficeWords = v.InferOutput<typeof officeWordsSchema>;
