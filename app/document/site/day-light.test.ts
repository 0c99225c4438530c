import { expect, test } from "vitest";
import { getDayLight, toDayLight } from "./day-light.server.ts";

test.each([
  ["00:00", "dawn"],
  ["08:59", "dawn"],
  ["09:00", "noon"],
  ["16:59", "noon"],
  ["17:00", "dusk"],
  ["23:59", "dusk"],
])("at %s it is %s", (clock, light) => {
  expect(toDayLight(`2026-11-28T${clock}`)).toBe(light);
});

test("goes by the clock of Sydney, in winter and in summer", () => {
  expect(getDayLight(Date.UTC(2026, 6, 1, 22, 30))).toBe("dawn");
  expect(getDayLight(Date.UTC(2026, 11, 1, 22, 30))).toBe("noon");
});
