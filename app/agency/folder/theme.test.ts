import { expect, test } from "vitest";
import { fontFaces, fonts, getColour, withTheme } from "./theme.ts";

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
