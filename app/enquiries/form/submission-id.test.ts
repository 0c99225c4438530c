import { expect, test } from "vitest";
import { makeId } from "#app/store/make-id.ts";
import { getTimeOfId, parseId } from "./submission-id.ts";

test("an id contains the time it was made and sorts by it", () => {
  const now = Date.UTC(2026, 10, 21, 8, 30);
  const [first, second] = [makeId(now), makeId(now + 1)];
  expect(parseId(first)).toBe(first);
  expect(getTimeOfId(first)).toBe(now);
  expect(first < second).toBe(true);
  expect(makeId(now)).not.toBe(first);
});

test("accepts any UUID, and nothing else", () => {
  expect(parseId(" 2F1ADE52-4B5C-4E0B-9C6D-3A1B2C3D4E5F ")).toBe("2f1ade52-4b5c-4e0b-9c6d-3a1b2c3d4e5f");
  expect(getTimeOfId("2f1ade52-4b5c-4e0b-9c6d-3a1b2c3d4e5f")).toBeUndefined();
  for (const text of ["", "1", "x".repeat(36), "2f1ade52-4b5c-4e0b-9c6d-3a1b2c3d4e5f'--"])
    expect(parseId(text)).toBeUndefined();
});
