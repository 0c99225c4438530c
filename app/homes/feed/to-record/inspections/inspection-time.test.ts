import { expect, test } from "vitest";
import { parseInspectionTime } from "./inspection-time.ts";

test.each([
  ["21-Dec-2026 11:00am to 11:30am", "2026-12-21T11:00/11:30"],
  ["1-DEC-2026 11:00AM to 1:30PM", "2026-12-01T11:00/13:30"],
  ["21-Dec-2026 9am to 10am", "2026-12-21T09:00/10:00"],
  ["21-Dec-2026 9am", "2026-12-21T09:00"],
  ["2026-10-17 10:00 to 10:30", "2026-10-17T10:00/10:30"],
  ["21-Dec-2026 12:00pm to 12:30pm", "2026-12-21T12:00/12:30"],
  ["21-Dec-2026 12:15am to 12:30am", "2026-12-21T00:15/00:30"],
  ["21-Dec-2026 11:00pm to 12:30am", "2026-12-21T23:00"],
  ["By Appointment", "by-appointment"],
])("%s is %s", (text, inspection) => expect(parseInspectionTime(text)).toBe(inspection));

test.each([
  " 12:00AM to 12:00AM",
  "21-Dec-2026",
  "31-Feb-2026 10:00am",
  "21-Dec-2026 3:00pm to 10:00am",
  "soon",
  "",
])("%j is no inspection", (text) => expect(parseInspectionTime(text)).toBeUndefined());
