/** Tells a moment (ms) by the wall clock of a zone, whatever the machine's: "2026-11-28T10:30". */
export function createWallClock(timeZone: string) {
  // Sweden writes dates and times as ISO 8601 does, with a space between them.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return (ms: number) => format.format(ms).replace(" ", "T");
}
