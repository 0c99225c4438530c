import { expect, test } from "vitest";
import { parseDollars, parsePercent, parseYears } from "./typed-numbers.ts";

test.each([
  ["$2.4m", 2_400_000],
  ["2,400,000", 2_400_000],
  ["2.4 million", 2_400_000],
  ["2 400 000", 2_400_000],
  ["AUD 2400000.00", 2_400_000],
  ["850k", 850_000],
  ["$1.25M", 1_250_000],
  ["0", 0],
])("%s is read as dollars", (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars);
});

test.each(["two million", "2,4m", "2.4.1", "-5", "", "$", "2,40,000", "1e9", "2m4"])(
  "%s is not read as dollars",
  (text) => {
    expect(parseDollars(text)).toBeUndefined();
  },
);

test("per cent and years are read as people type them", () => {
  expect(["6", "6.0 %", "6,1", "6.25% p.a.", "six"].map(parsePercent)).toEqual([6, 6, 6.1, 6.25, undefined]);
  expect(["30", "25 years", "1 year", "12.5", "x"].map(parseYears)).toEqual([
    30,
    25,
    1,
    undefined,
    undefined,
  ]);
});
