import { expect, test } from "vitest";
import { HOUR_MS } from "#app/region/time.ts";
import { toDue } from "./due.ts";

test("an answer is due soon in the last four of 24 hours, then late", () => {
  const due = (left: number) =>
    toDue({ state: "new", created_at: 0, due_at: left, answered_at: null, flag: null }, 0).tone;
  expect([due(5 * HOUR_MS), due(4 * HOUR_MS), due(-1)]).toEqual(["fine", "soon", "late"]);
});
