import { expect, test } from "vitest";
import { findExcess } from "./weigh-page.ts";

const light = { path: "/sell", documentAndCss: 29_300, script: 140_000, ownScript: 29_300, fonts: 60_000 };

test("a page at its limits keeps the budget", () => {
  expect(findExcess(light)).toEqual([]);
});

test("every part of a page that is a byte too heavy is named", () => {
  const heavy = { path: "/sell", documentAndCss: 29_301, script: 140_001, ownScript: 29_301, fonts: 60_001 };
  expect(findExcess(heavy)).toHaveLength(4);
  expect(findExcess(heavy)[0]).toBe("/sell: HTML and CSS (brotli) is 29301 bytes, 29300 are allowed");
});
