import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICONS_FILE, toIconsFile } from "./main.ts";

test("the committed icons are the ones that the script writes", () => {
  expect(readFileSync(ICONS_FILE, "utf8")).toBe(toIconsFile());
});
