import * as v from "valibot";
import { day, list, words } from "./fields.ts";

const closureSchema = v.object({
  /** The first and the last day of it. */
  from: day,
  to: day,
  words,
});

/** When and how the office is reached. */
export const officeWordsSchema = v.object({
  phone: words,
  phoneHours: words,
  officeHours: list(v.object({ days: words, hours: words })),
  /** Stands on every page on its days. */
  closure: v.optional(closureSchema),
});

export type OfficeWords = v.InferOutput<typeof officeWordsSchema>;
