import { expect, test } from "vitest";
import { findExcess } from "./budget.ts";

const light = { path: "/sell", documentAndCss: 22_000, script: 130_000, ownScript: 20_000, fonts: 60_000 };

test("a page at its limits keeps the budget", () => {
  expect(findExcess(light)).toEqual([]);
});

test("every part of a page that is a byte too heavy is named", () => {
  const heavy = { path: "/sell", documentAndCss: 22_001, script: 130_001, ownScript: 20_001, fonts: 60_001 };
  expect(findExcess(heavy)).toHaveLength(4);
  expect(findExcess(heavy)[0]).toBe("/sell: HTML and CSS (brotli) is 22001 bytes, 22000 are allowed");
});
