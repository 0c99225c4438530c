import { expect, test } from "vitest";
import { toPhoneDigits } from "./phone-digits.ts";

test.each([
  "0491 570 110",
  "(0491) 570-110",
  "+61 491 570 110",
  "+61 (0)491 570 110",
  "0061 491 570 110",
  "61491570110",
])("reads %s as the number it is", (text) => {
  expect(toPhoneDigits(text)).toBe("0491570110");
});

test("keeps the numbers of other countries, and landlines with their area", () => {
  expect(toPhoneDigits("+44 20 7946 0018")).toBe("442079460018");
  expect(toPhoneDigits("(02) 5550 6110")).toBe("0255506110");
  expect(toPhoneDigits("+61 2 5550 6110")).toBe("0255506110");
});

test("takes nothing that many people's numbers could be", () => {
  for (const text of ["", "n/a", "0491", "none given"]) expect(toPhoneDigits(text)).toBeUndefined();
});
