import { expect, test } from "vitest";
import { parseWidths } from "./parse-widths.ts";

test("widths are read as written, and text is refused", () => {
  expect(parseWidths({ widths: "[480,800]" })).toEqual([480, 800]);
  expect(() => parseWidths({ widths: '["wide"]' })).toThrow();
});
