import { expect, test } from "vitest";
import { findNumbersInWords } from "./number-words.ts";

test.each([
  ["nine hundred and fifty a week", [950]],
  ["one and a half million", [1_500_000]],
  ["a million and a half", [1_500_000]],
  ["one point two five million", [1_250_000]],
  ["Two million, three hundred thousand", [2_000_000, 300_000]],
  ["between nine hundred and nine hundred and fifty", [900, 950]],
  ["between nine hundred and nine fifty", [900, 950]],
  ["eight twenty-five a week, or twelve fifty", [825, 1250]],
  ["two million three hundred and fifty thousand", [2_350_000]],
  // Less than a hundred is rooms, streets and years.
  ["three bedrooms and two bathrooms, twenty minutes to the city", []],
  ["a home and a half", []],
  ["", []],
])("reads %j as %j", (text, values) => {
  expect(findNumbersInWords(text).map(({ value }) => value)).toEqual(values);
});

test("says where a number stands", () => {
  const text = "Ask for nine hundred and fifty, or less.";
  const [number] = findNumbersInWords(text);
  expect(number && text.slice(number.start, number.end)).toBe("nine hundred and fifty");
});
