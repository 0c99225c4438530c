import { expect, test } from "vitest";
import { resolveDays } from "./read-supplied.server.ts";

test.each([
  ["2026-11-26T01:00:00Z", "2026-11-26 2026-12-10 2026-11-28 2026-12-05 2026-11-14"],
  // Saturday at the agency, but still Friday in UTC.
  ["2026-11-27T14:00:00Z", "2026-11-28 2026-12-12 2026-12-05 2026-12-12 2026-11-21"],
])("a sample's dates are relative to the day at the agency, at %s", (now, days) => {
  const text = "{today} {today+14} {saturday} {saturday+1} {saturday-2}";
  expect(resolveDays(text, Date.parse(now))).toBe(days);
  expect(resolveDays('{"id": "{tomorrow}"}', Date.parse(now))).toBe('{"id": "{tomorrow}"}');
});
