import { expect, test } from "vitest";
import { toCsv } from "./export-enquiries.server.ts";

test("quotes every cell, and quotes in cells", () => {
  expect(toCsv([["a", 'b "c", d', "e\nf"]])).toBe('\uFEFF"a","b ""c"", d","e\nf"\r\n');
});

test("writes formulas as text", () => {
  for (const formula of ["=1+1", "+61 491 570 110", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =HYPERLINK(0)"])
    expect(toCsv([[formula]])).toBe(`\uFEFF"'${formula}"\r\n`);
});
