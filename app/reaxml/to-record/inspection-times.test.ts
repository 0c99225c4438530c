import { expect, test } from "vitest";
import { expectFields, sale } from "./to-record.fixture.ts";

function open(...times: string[]) {
  const sent = times.map((time) => `<inspection>${time}</inspection>`).join("");
  return sale(`<inspectionTimes>${sent}</inspectionTimes>`);
}

test.each([
  [
    "each time once, in their order",
    ["5-Dec-2026 9am to 10am", "28-Nov-2026 10:00am to 10:30am", "28-NOV-2026 10:00AM to 10:30AM"],
    ["2026-11-28T10:00/10:30", "2026-12-05T09:00/10:00"],
    [],
  ],
  ["one that is past stays, and is said", ["21-Nov-2026 10am"], ["2026-11-21T10:00"], ["past-inspection"]],
  ["one with nothing in it is none", ["", " "], undefined, []],
  [
    "one without a day is dropped, the others stay",
    [" 12:00AM to 12:00AM", "28-Nov-2026 9am"],
    ["2026-11-28T09:00"],
    ["unparseable-inspection"],
  ],
])("%s", async (_rule, times, inspections, found) => {
  const codes = found.map((code) => `${code} inspectionTimes/inspection`);
  expectFields(await open(...times), { inspections, codes });
});

test("only the last twenty times count", async () => {
  const days = Array.from({ length: 25 }, (_, index) => `${index + 1}-Dec-2026 9am`);
  const last = days.slice(5).map((_, index) => `2026-12-${String(index + 6).padStart(2, "0")}T09:00`);
  expect(await open(...days)).toMatchObject({ inspections: last });
});
