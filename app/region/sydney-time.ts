const SUMMER_OFFSET = "+11:00";
const WINTER_OFFSET = "+10:00";

const sydney = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Australia/Sydney",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The wall clock in Sydney, in any time zone of the machine: "2026-11-28T10:30". */
export function toSydneyTime(ms: number): string {
  const parts = sydney.formatToParts(ms).map(({ type, value }) => [type, value] as const);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** A time of the wall clock in Sydney with its offset: "2026-11-28T10:30" is "2026-11-28T10:30:00+11:00". */
export function withSydneyOffset(time: string): string {
  const toMoment = (offset: string) => `${time}:00${offset}`;
  const isSummer = toSydneyTime(Date.parse(toMoment(SUMMER_OFFSET))) === time;
  return toMoment(isSummer ? SUMMER_OFFSET : WINTER_OFFSET);
}
