import { expect, test } from "vitest";
import { parseNumber, parseYes } from "./values.ts";

test.each([
  ["yes", true],
  ["YES", true],
  [" Yes ", true],
  ["1", true],
  ["true", true],
  ["True", true],
  ["y", true],
  ["2", true],
  ["no", false],
  ["No", false],
  ["0", false],
  ["FALSE", false],
  ["n", false],
  ["", false],
  ["inground", undefined],
  ["range", undefined],
])("%j says %s", (text, said) => expect(parseYes(text)).toBe(said));

test.each([
  ["500000", 500_000],
  ["500000.0000", 500_000],
  ["$1,250,000.00", 1_250_000],
  [" 1 250 000 ", 1_250_000],
  ["-1", undefined],
  ["1e9", undefined],
  ["$1.2M", undefined],
  ["POA", undefined],
  ["", undefined],
])("%j is %s", (text, number) => expect(parseNumber(text)).toBe(number));
