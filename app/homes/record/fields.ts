import * as v from "valibot";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { isDay } from "#app/region/calendar-day.ts";

const HIGHEST_PIXELS = 20_000;
/** Highest number of dollars or square metres; more are a mistake. */
const MOST_OF_ANYTHING = 1_000_000_000;

/** Characters that break a line or change the text direction. */
const breaking = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

export const nonEmptyText = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** Text in one line; line breaks become spaces. */
export const nonEmptyLine = v.pipe(
  nonEmptyText,
  v.transform((text) => (breaking.test(text) ? text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ") : text)),
);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_OF_ANYTHING));
export const price = v.pipe(v.number(), v.minValue(1), v.maxValue(MOST_OF_ANYTHING));
export const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_PIXELS));
export const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, "is not a colour such as #8aa1ad"));

export function line(max: number) {
  return v.pipe(
    nonEmptyText,
    v.check((text) => !breaking.test(text), "is not one line"),
    v.check((text) => [...text].length <= max, `is longer than ${max} characters`),
  );
}

/** A longer list is cut to `max` (lenient-parse.ts) before its entries are checked. */
export function list<Entry extends v.GenericSchema>(entry: Entry, max: number) {
  return v.pipe(v.array(v.unknown()), v.maxLength(max), v.array(entry));
}

/** A calendar day, as 2026-11-28. */
export const day = v.pipe(v.string(), v.trim(), v.check(isDay, "is not a day such as 2026-11-28"));

export const pastDay = v.pipe(
  day,
  v.check((date) => date <= toAgencyDay(Date.now()), "is in the future"),
);

export const link = v.pipe(v.string(), v.trim(), v.check(isSafeLink, "is not an https link"));

/** A path of this site or an https link. */
export const fileAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => isSafeLink(text) || (/^\/(?!\/)[^\s\\]+$/.test(text) && !breaking.test(text)),
    "is neither an https link nor a path of this site",
  ),
);

/** Accepts a text instead of an object with this one field. */
export function orText<Schema extends v.GenericSchema>(key: string, schema: Schema) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === "string" ? { [key]: value } : value)),
    schema,
  );
}

/** An https link without user name and password. URL.parse alone would accept spaces and line breaks. */
function isSafeLink(text: string) {
  const url = /^https:\/\/[^\s\\]+$/i.test(text) && !breaking.test(text) && URL.parse(text);
  return Boolean(url && !url.username && !url.password);
}
