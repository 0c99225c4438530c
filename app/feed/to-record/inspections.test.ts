import { expect, test } from "vitest";
import { parseInspectionTime } from "./inspections.ts";
import { expectFields, sale } from "./to-record.fixture.ts";

const open = (...times: string[]) =>
  sale(
    `<inspectionTimes>${times.map((time) => `<inspection>${time}</inspection>`).join("")}</inspectionTimes>`,
  );

test("each time once, in their order", async () =>
  expectFields(
    await open("5-Dec-2026 9am to 10am", "28-Nov-2026 10:00am to 10:30am", "28-NOV-2026 10:00AM to 10:30AM"),
    { inspections: ["2026-11-28T10:00/10:30", "2026-12-05T09:00/10:00"], codes: [] },
  ));

test("one that is past stays, and is said", async () =>
  expectFields(await open("21-Nov-2026 10:00am to 10:30am"), {
    inspections: ["2026-11-21T10:00/10:30"],
    codes: ["past-inspection inspectionTimes/inspection"],
  }));

test("one with nothing in it is none, and needs no word", async () =>
  expectFields(await open("", " "), { inspections: undefined, codes: [] }));

test("one without a day is dropped, the others stay", async () =>
  expectFields(await open(" 12:00AM to 12:00AM", "28-Nov-2026 9am"), {
    inspections: ["2026-11-28T09:00"],
    codes: ["unparseable-inspection inspectionTimes/inspection"],
  }));

test("of more than twenty the last twenty count", async () => {
  const days = Array.from({ length: 25 }, (_, index) => `${index + 1}-Dec-2026 9am`);
  const { inspections } = await open(...days).then((record) => ({ inspections: [], ...record }));
  expect(inspections).toHaveLength(20);
  expect(inspections).toContain("2026-12-25T09:00");
});

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
  ["By Appointment", "by-appointment"],
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
