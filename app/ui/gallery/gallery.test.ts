import { expect, test } from "vitest";
import { toRows } from "./gallery.tsx";

test("thumbnails fill whole rows, however many there are", () => {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => toRows(count).join("+"));
  expect(rows).toEqual(["", "1", "1+1", "1+2", "2+2", "2+3", "3+3", "2+2+3", "2+3+3", "3+3+3"]);
  for (let count = 0; count < 40; count += 1)
    expect(toRows(count).reduce((sum: number, row) => sum + row, 0)).toBe(count);
});
