import fc from "fast-check";
import { expect, test } from "vitest";
import { joinMarks, MARK_SIZE, toMarkWidth } from "./join-marks.ts";

const spot = fc.record({
  x: fc.integer({ min: 0, max: 1200 }),
  y: fc.integer({ min: 0, max: 640 }),
  members: fc.array(fc.constant("home"), { minLength: 1, maxLength: 40 }),
});

function toLetters({ members }: { members: readonly string[] }) {
  return String(members.length).length;
}

test("marks never overlap, and no home is lost", () => {
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 300 }), (spots) => {
      const marks = joinMarks(spots, toLetters);
      expect(marks.length).toBeLessThanOrEqual(200);
      const count = (all: readonly { members: readonly string[] }[]) =>
        all.reduce((sum, { members }) => sum + members.length, 0);
      expect(count(marks)).toBe(count(spots));
      for (const [index, mark] of marks.entries()) {
        const half = toMarkWidth(toLetters(mark)) / 2;
        for (const other of marks.slice(index + 1)) {
          const apart = half + toMarkWidth(toLetters(other)) / 2;
          expect(Math.abs(other.x - mark.x) >= apart || Math.abs(other.y - mark.y) >= MARK_SIZE).toBe(true);
        }
      }
    }),
  );
});

test("marks are sorted from north to south", () => {
  const at = (y: number) => ({ x: 100, y, members: ["home"] });
  expect(joinMarks([at(500), at(100), at(300)], toLetters).map(({ y }) => y)).toEqual([100, 300, 500]);
});
