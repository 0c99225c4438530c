const sydney = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Australia/Sydney",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The wall clock in Sydney at this moment, whatever zone the machine is in: "2026-11-28T10:30". */
export function toSydneyTime(ms: number): string {
  const parts = new Map<string, string>(sydney.formatToParts(ms).map(({ type, value }) => [type, value]));
  const [year, month, day, hour, minute] = ["year", "month", "day", "hour", "minute"].map((type) =>
    parts.get(type),
  );
  return `${year}-${month}-${day}T${hour}:${minute}`;
}
