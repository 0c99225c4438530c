import { expect, test } from "vitest";
import { withTimesInWords } from "./moment-words.ts";

test("times are written out in words", () => {
  expect(withTimesInWords("open home: 2026-11-28T10:00 → 2026-11-29T11:45")).toBe(
    "open home: Sat 28 Nov, 10:00 am → Sun 29 Nov, 11:45 am",
  );
  expect(withTimesInWords("2026-11-28T11:45/12:15, weekly")).toBe("Sat 28 Nov, 11:45 am–12:15 pm, weekly");
  expect(withTimesInWords("2026-11-28")).toBe("2026-11-28");
});
