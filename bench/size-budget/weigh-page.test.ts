import { expect, test } from "vitest";
import { findExcess } from "./weigh-page.ts";

const light = { path: "/sell", documentAndCss: 28_000, script: 140_000, ownScript: 28_000, fonts: 60_000 };

test("a page at its limits is within the budget", () => {
  expect(findExcess(light)).toEqual([]);
});

test("every part of a page that is a byte too heavy is reported", () => {
  const heavy = { path: "/sell", documentAndCss: 28_001, script: 140_001, ownScript: 28_001, fonts: 60_001 };
  expect(findExcess(heavy)).toHaveLength(4);
  expect(findExcess(heavy)[0]).toBe("/sell: HTML and CSS (brotli) is 28001 bytes, 28000 are allowed");
});
