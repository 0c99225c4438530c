import * as v from "valibot";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { isDay } from "#app/ui/form/value-rules.ts";

/** A day that has been, as spreadsheets write days: 2024-03-01, with a time or without, or 1/3/2024, the day first. */
export const pastDay = v.pipe(
  v.string(),
  v.transform(toDay),
  v.check(isDay, "a day is expected, as 2024-03-01 or 1/3/2024"),
  v.check((day) => day <= toAgencyTime(Date.now()), "a day is expected that has been"),
);

function toDay(text: string) {
  const instant = text.endsWith("Z") ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return toAgencyTime(instant).slice(0, "2024-03-01".length);
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s|$)/.exec(text) ?? [];
  return year ? [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-") : text.replace(/[T ].*/s, "");
}
