import { expect, test } from "vitest";
import { parseWidths } from "./parse-widths.ts";

test("widths are read as they were written, and a width in words is none", () => {
  expect(parseWidths({ widths: "[480,800]" })).toEqual([480, 800]);
  expect(() => parseWidths({ widths: '["wide"]' })).toThrow();
});
