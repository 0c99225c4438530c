import { expect, test } from "vitest";
import { articles } from "#app/agency/folder/texts.ts";
import { soldProperties } from "#app/agency/folder/words.ts";
import { measure, toTextPath } from "./text-path.server.ts";

const place = { x: 56, y: 600, size: 38, smallest: 30, width: 780 };

test.each([...articles.map(({ title }) => title), ...soldProperties.map(({ address }) => address)])(
  "writes %s in numbers only",
  (text) => {
    // Not toMatch: a path of 20,000 characters says nothing when it fails.
    expect(/^M[\d. MLQCZ-]+$/.test(toTextPath(text, place))).toBe(true);
  },
);

test("cuts a line that stays too long at its smallest size", () => {
  const address = "12/114-118 Scribbly Gum and Angophora Avenue, Allambie Heights NSW 2100";
  const rightmost = toTextPath(address, place)
    .match(/[MLQC][\d.\- ]+/g)
    ?.map((command) =>
      Number(
        command
          .split(" ")
          .at(-2)
          ?.replace(/^[MLQC]/, ""),
      ),
    );
  expect(measure(address, place.smallest)).toBeGreaterThan(place.width);
  expect(Math.max(...(rightmost ?? []))).toBeLessThanOrEqual(place.x + place.width);
});
