import { expect, test } from "vitest";
import { inspectionsForm } from "./inspections-form.ts";

const facts = { offer: "sale", isOfOffice: true, team: [], suburbs: [], today: "2026-11-28" } as const;

test.each([
  [{ day: "2026-12-05", start: "10:00" }, "2026-12-05T10:00/10:30"],
  [{ day: "2026-12-05", start: "10:00", end: "10:45" }, "2026-12-05T10:00/10:45"],
  [{ day: "2026-12-05", start: "10:00", weekly: "on" }, "Saturday 10:00/10:30"],
])("a new open home %o is %s", (typed, time) => {
  expect(inspectionsForm.read(typed, {}, facts)).toMatchObject({ value: { inspections: [time] } });
});
