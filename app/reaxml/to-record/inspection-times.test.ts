import { expect, test } from "vitest";
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
