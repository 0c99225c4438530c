import { expect, test } from "vitest";
import { findContrastFaults } from "./schemas/theme.ts";
import { fontFaces, fonts, getColour, tokens, withTheme } from "./theme.ts";

test("the agency's values replace the variables that it sets, and no others", () => {
  expect(withTheme("a{color:var(--color-ink);margin:var(--gutter)}")).toBe(
    `a{color:${getColour("ink")};margin:var(--gutter)}`,
  );
});

test("its font faces have no comments and line breaks, and name the preloaded fonts", () => {
  expect(fonts).toHaveLength(2);
  expect(fontFaces).toContain(`src: url("${fonts[0]}")`);
  expect(fontFaces).not.toMatch(/\n|\/\*/);
});

test("colours with too little contrast are named; the agency has none", () => {
  expect(findContrastFaults(tokens)).toEqual([]);
  expect(findContrastFaults({ ...tokens, "color-slate": "#8a9aa0" })[0]).toEqual({
    token: "color-slate",
    message: "2.81:1 on --color-foam; 4.5:1 is expected of words",
  });
});
