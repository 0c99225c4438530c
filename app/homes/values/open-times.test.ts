import { expect, test } from "vitest";
import { parseInspectionTime } from "./open-times.ts";

test.each([
  ["21-Dec-2026 11:00am to 11:30am", "2026-12-21T11:00/11:30"],
  ["1-DEC-2026 11:00AM to 1:30PM", "2026-12-01T11:00/13:30"],
  ["21-Dec-2026 9am to 10am", "2026-12-21T09:00/10:00"],
  ["21-Dec-2026 9am", "2026-12-21T09:00"],
  ["2026-10-17 10:00 to 10:30", "2026-10-17T10:00/10:30"],
  ["21-Dec-2026 12:00pm to 12:30pm", "2026-12-21T12:00/12:30"],
  ["21-Dec-2026 12:15am to 12:30am", "2026-12-21T00:15/00:30"],
  ["21-Dec-2026 11:00pm to 12:30am", "2026-12-21T23:00"],
  ["2026-12-21T11:00", "2026-12-21T11:00"],
  ["Saturday 12 December 2026, 10:00am - 10:30am", "2026-12-12T10:00/10:30"],
  ["Sat 12 Dec 2026 10am", "2026-12-12T10:00"],
  ["19/12/2026 10:00 AM to 19/12/2026 10:30 AM", "2026-12-19T10:00/10:30"],
  ["2026-12-05T10:00 to 2026-12-05T10:30", "2026-12-05T10:00/10:30"],
  ["2026-12-05T10:00:00 to 2026-12-05T10:30:00", "2026-12-05T10:00/10:30"],
  ["2026-12-09T06:30:00.000Z to 2026-12-09T07:00:00.000Z", "2026-12-09T17:30/18:00"],
  ["Saturday 12th December 2026 10:00am to Saturday 12th December 2026 10:30am", "2026-12-12T10:00/10:30"],
  ["12-Dec-2026 10am to 10.30am", "2026-12-12T10:00/10:30"],
  ["12-Dec-2026 5:30pm-6pm", "2026-12-12T17:30/18:00"],
  ["12/12/26 5:30 p.m. – 6 p.m.", "2026-12-12T17:30/18:00"],
  ["20261212T173000", "2026-12-12T17:30"],
  ["5:30pm 12-Dec-2026", "2026-12-12T17:30"],
  ["Saturday 12th of December 2026 from 5:30pm until 6pm", "2026-12-12T17:30/18:00"],
  ["December 12, 2026 5:30pm to 6pm", "2026-12-12T17:30/18:00"],
  // The half of the day belongs to both, unless that would turn them round.
  ["12-Dec-2026 5:30 to 6:00pm", "2026-12-12T17:30/18:00"],
  ["12-Dec-2026 11:30 to 12:00pm", "2026-12-12T11:30/12:00"],
  ["12-Dec-2026 5:30pm to 6:00", "2026-12-12T17:30/18:00"],
  ["By Appointment", "by-appointment"],
  ["by appointment only", "by-appointment"],
])("%s is %s", (text, inspection) => expect(parseInspectionTime(text)).toBe(inspection));

test.each([
  " 12:00AM to 12:00AM",
  "21-Dec-2026",
  "31-Feb-2026 10:00am",
  "31/02/2026 10:00am",
  "19/12/2026 10:00 AM to 20/12/2026 10:30 AM",
  "21-Dec-2026 3:00pm to 10:00am",
  "soon",
  "",
])("%j is no inspection", (text) => expect(parseInspectionTime(text)).toBeUndefined());
