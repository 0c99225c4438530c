import { expect, test } from "vitest";
import { isNow, parseWallTime, toSortable } from "./moments.ts";

const read = (text: string) => {
  const found = parseWallTime(text);
  return found && toSortable(found);
};

test.each([
  ["2026-11-20", "2026-11-20T00:00:00"],
  ["2026-11-20-09:31", "2026-11-20T09:31:00"],
  ["2026-11-20-09:31:30", "2026-11-20T09:31:30"],
  ["2026-11-20T09:31:30", "2026-11-20T09:31:30"],
  ["20261120", "2026-11-20T00:00:00"],
  ["20261120-0931", "2026-11-20T09:31:00"],
  ["20261120-093130", "2026-11-20T09:31:30"],
  ["20261120T093130", "2026-11-20T09:31:30"],
])("reads %s as documented", (text, time) => expect(read(text)).toBe(time));

test.each([
  ["2016-05-26T9:31:30", "2016-05-26T09:31:30"],
  ["2015-12-15-01:18:52PM", "2015-12-15T13:18:52"],
  ["2015-12-15-12:00:00AM", "2015-12-15T00:00:00"],
  ["2026-11-20 09:31", "2026-11-20T09:31:00"],
  [" 2026-11-20 ", "2026-11-20T00:00:00"],
  ["2026-11-20T09:31:30.123", "2026-11-20T09:31:30"],
  // Moments with an offset become the agency's time, in summer and winter.
  ["2026-11-19T22:31:30Z", "2026-11-20T09:31:30"],
  ["2026-07-01T00:00:00.000+00:00", "2026-07-01T10:00:00"],
])("reads %s as seen", (text, time) => expect(read(text)).toBe(time));

test.each([
  "12-Dec-2026 5:30pm",
  "12/12/2026 17:30",
  "12.12.2026 (17.30)",
  "12 / 12 / 2026 06:30 UTC",
  "12-12-2026 17:30",
  "12/12/26 5:30pm",
  "Sat, 12 Dec 2026, 5:30 PM",
  "Saturday 12th December 2026 at 5.30 p.m.",
  "12th of December 2026 from 5:30pm",
  "Sat. 12 Dec 2026: 5:30pm",
  "5:30pm Saturday 12 December 2026",
  "December 12, 2026 5:30pm",
  "2026/12/12 17:30",
  "Dec-12-2026 | 17:30",
  "2026-12-12T06:30:00Z",
  "2026-12-12T17:30:00+11:00",
  "2026-12-12T17:30:00+11",
  "2026-12-12T17:30:00 AEDT",
  "12/12/2026 5:30pm AEDT",
  "12Dec2026 1730",
  "12-12-2026T17:30",
  "12 Dec 2026 530pm",
  "12 Dec '26, 1730 hrs",
  "2026.12.12 17h30",
  "20261212173000",
  "2026-12-12T17:30:00+11:00[Australia/Sydney]",
  "Sat Dec 12 2026 17:30:00 GMT+1100 (Australian Eastern Daylight Time)",
  "Available from 12 Dec 2026 5:30pm onwards",
  "Sat Dec 12 17:30:00 AEDT 2026",
  "Sat Dec 12 06:30:00 UTC 2026",
  "20261212T063000Z",
  "12/12/2026 17:30 +11",
  "Auction on site: Saturday 12. Dec. 2026 – 5:30pm sharp",
  "5:30pm, Saturday the 12th of December 2026 (unless sold prior)",
  "Expressions of interest closing Saturday 12th of December 2026 at 5:30pm",
  "Tenders close 5:30pm 12/12/2026, in rooms",
  "2026-12-12T17:30:00 Australia/Sydney",
  "12 December 2026 5:30pm local time",
])("%s is half past five on 12 December at the agency", (text) =>
  expect(read(text)).toBe("2026-12-12T17:30:00"),
);

test("noon is a time, and a time is not a year", () => {
  expect(read("12 Dec 2026 noon")).toBe("2026-12-12T12:00:00");
  expect(read("12 Dec 10:30am")).toBeUndefined();
});

test.each([
  "NOW",
  "Ready now, available",
  "Available from now",
  "Available immediately",
  "vacant",
  "Immediate possession",
  "Avail. now!!",
  "Move in today",
])("%s is now", (text) => expect(isNow(text)).toBe(true));

test.each([
  "2016-02-1112:50:05",
  "12 Dec 2026 5",
  "12 Dec 2026 half past five",
  "Saturday",
  "12/13/2026",
  "0000-00-00-00:00:00",
  "2026-02-30",
  "2026-11-20T25:00",
  "2026-11-20T10:00:99",
  // The weekday, or am or pm, contradicts the rest.
  "Sunday 12 December 2026",
  "12 Dec 2026 13:30am",
  // Another time zone, another order, and placeholders of software.
  "Sat Dec 12 17:30:00 EST 2026",
  "12 December 2026 5:30pm (QLD time)",
  "26-12-12",
  "1900-01-01",
  "1970-01-01T00:00:00Z",
  "31/12/2099",
  "soon",
  // A longer text says more than a moment.
  `12 December 2026 5:30pm, ${"a long remark ".repeat(7)}`,
  "",
])("%j is not a date", (text) => expect(read(text)).toBeUndefined());
