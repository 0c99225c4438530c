import { expect, test } from "vitest";
import { parseAmount, parseNumber, parseWeeklyRent } from "./amount.ts";

test.each([
  ["$2.4m", 2_400_000],
  ["2,400,000", 2_400_000],
  ["2.4 million", 2_400_000],
  ["1.2 mil", 1_200_000],
  ["1.1m", 1_100_000],
  ["2 400 000", 2_400_000],
  ["AUD 2400000.00", 2_400_000],
  ["850k", 850_000],
  [" $ 850 K ", 850_000],
  ["$1.25M", 1_250_000],
  ["$652.50", 652.5],
  ["0", 0],
])("%s is an amount", (text, dollars) => {
  expect(parseAmount(text)).toBe(dollars);
});

test.each(["two million", "2,4m", "2.4.1", "-5", "", "$", "k", "2,40,000", "2 4m", "1e9", "2m4", "$900 pw"])(
  "%s is not an amount",
  (text) => expect(parseAmount(text)).toBeUndefined(),
);

test.each(["$900 pw", "900", "900 p.w.", "$900 per week", "900 a week", "900/week", "$900 weekly"])(
  "%s is a weekly rent",
  (text) => expect(parseWeeklyRent(text)).toBe(900),
);

test.each(["$900 pcm", "900 a month", "pw", ""])("%s is not a weekly rent", (text) =>
  expect(parseWeeklyRent(text)).toBeUndefined(),
);

test("a number has no unit, and commas or spaces only between thousands", () => {
  expect(["1240", "1,240", "1 240", " 4.8 ", "0"].map(parseNumber)).toEqual([1240, 1240, 1240, 4.8, 0]);
  for (const text of ["", "1,24", "2m", "-1", ".5", "1.2.3"]) expect(parseNumber(text)).toBeUndefined();
});
