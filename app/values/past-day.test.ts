import * as v from "valibot";
import { expect, test } from "vitest";
import { pastDay } from "./past-day.ts";

for (const text of [
  "2024-03-01",
  "2024-03-01 10:22:31",
  "2024-03-01T23:59",
  "1/3/2024",
  "01.03.2024 9:15",
  "1-3-2024",
  // As in our own list of subscribers: midnight at the agency.
  "2024-02-29T13:00:00.000Z",
])
  test(`${text} is the first of March`, () => {
    expect(v.parse(pastDay, text)).toBe("2024-03-01");
  });

for (const text of ["", "yesterday", "31/2/2024", "3/13/2024", "2024-13-01", "2999-01-01", "NaNZ"])
  test(`${JSON.stringify(text)} is not a past day`, () => {
    expect(v.safeParse(pastDay, text).success).toBe(false);
  });
