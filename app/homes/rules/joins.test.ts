import { expect, test } from "vitest";
import { findJoined } from "./joins.ts";
import { toPriceText } from "./texts.ts";

const [bonds, weeks] = [/\bbond\b/g, /\bsix weeks\b/g];
const toText = (text: string) => toPriceText("description", text, 100);
const find = (text: string, join = {}) =>
  findJoined(toText(text), bonds, weeks, join).map(({ words }) => words);

test("finds words of two kinds near each other in either order, with what is between them", () => {
  expect(find("The bond is six weeks")).toEqual(["bond is six weeks"]);
  expect(find("Pay six weeks as bond")).toEqual(["six weeks as bond"]);
});

test("finds nothing where one is missing, far away or of another thought", () => {
  expect(find("The bond is four weeks")).toEqual([]);
  expect(find(`The bond ${"is lodged ".repeat(6)}six weeks`)).toEqual([]);
  expect(find("The bond, and six weeks", { apart: /,/ })).toEqual([]);
  expect(find("The bond is held for six weeks", { letters: 5 })).toEqual([]);
});

test("tells of one place, however often the words stand there", () => {
  expect(find("bond six weeks bond six weeks")).toHaveLength(1);
});
