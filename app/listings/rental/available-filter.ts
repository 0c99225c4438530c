import { isDay } from "#app/region/calendar-day.ts";
import { formatDayOfYear } from "#app/region/format.ts";
import type { Filter } from "../search/filters.ts";

/** Rentals that can be moved into by a day. One whose day nobody gave is not claimed to be. */
export const availableFilter: Filter<{ available?: string }> = {
  label: "Available by",
  none: "",
  isMore: true,
  isDay: true,
  parse: (text) => (isDay(text) ? text : ""),
  toTest:
    (day) =>
    ({ available }) =>
      available !== undefined && available <= day,
  toNote: () => ({ text: "homes without a date are left out" }),
  toChip: (day) => `Available by ${formatDayOfYear(day)}`,
};
