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
