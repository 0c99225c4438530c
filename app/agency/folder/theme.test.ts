import { expect, test } from "vitest";
import { findContrastFaults } from "./schemas/theme.ts";
import { fontFaces, fonts, getColour, tokens, withTheme } from "./theme.ts";

test("the agency's values stand in the styles in place of the variables it names, and of no others", () => {
  expect(withTheme("a{color:var(--color-ink);margin:var(--gutter)}")).toBe(
    `a{color:${getColour("ink")};margin:var(--gutter)}`,
  );
});

test("its faces come without comments and lines, and name the fonts that are preloaded", () => {
  expect(fonts).toHaveLength(2);
  expect(fontFaces).toContain(`src: url("${fonts[0]}")`);
  expect(fontFaces).not.toMatch(/\n|\/\*/);
});

test("colours that cannot be read on one another are named; the agency's own can", () => {
  expect(findContrastFaults(tokens)).toEqual([]);
  expect(findContrastFaults({ ...tokens, "color-slate": "#8a9aa0" })[0]).toEqual({
    token: "color-slate",
    message: "2.81:1 on --color-foam; 4.5:1 is expected of words",
  });
});
