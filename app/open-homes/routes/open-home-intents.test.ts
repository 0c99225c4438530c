import { expect, test } from "vitest";
import { moveTime } from "./open-home-intents.ts";

const at = "2026-11-28T10:00";

test("a dated open home is moved or cancelled and the others stay", () => {
  const times = ["2026-11-28T10:00/10:30", "2026-11-28T12:00/12:30", "by-appointment"];
  expect(moveTime(times, at, "2026-11-29T09:00/09:30")).toEqual([
    "2026-11-28T12:00/12:30",
    "by-appointment",
    "2026-11-29T09:00/09:30",
  ]);
  expect(moveTime(times, at)).toEqual(["2026-11-28T12:00/12:30", "by-appointment"]);
});

test("a weekly open home moves in one week only; the next eight are stored by day", () => {
  const moved = moveTime(["Saturday 10:00/10:45"], at, "2026-11-29T09:00/09:45") ?? [];
  const first = ["2026-11-29T09:00/09:45", "2026-12-05T10:00/10:45", "2026-12-12T10:00/10:45"];
  expect(moved.slice(0, 3)).toEqual(first);
  expect(moved).toHaveLength(9);
  expect(moved).not.toContain("2026-11-28T10:00/10:45");
});

test("an open home that does not exist cannot be moved", () => {
  expect(moveTime(["Sunday 10:00/10:45", "2026-11-28T10:15/10:45"], at)).toBeUndefined();
});
