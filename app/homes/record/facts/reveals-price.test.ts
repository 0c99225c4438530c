import { expect, test } from "vitest";
import { revealsPrice } from "./reveals-price.ts";

test.each([
  ["Offers over $1,900,000", true],
  ["Deposit of 190 000 on exchange", true],
  ["Owner expects 1.9m", true],
  ["Reserve 950k", true],
  ["About $1.9", true],
  ["Nearly two million", true],
  ["Offers above 1.9 mil", true],
  ["Level, 0.4 m from back to front", false],
  ["$1,800, period not given", false],
  ["Bore, 12 ML a year", false],
  ["Ten per cent", false],
])("%s: may reveal a price, %s", (words, tells) => expect(revealsPrice(words)).toBe(tells));
