import fc from "fast-check";
import { expect, test } from "vitest";
import {
  findPhones,
  formatPhone,
  hasPhoneDigits,
  isMobile,
  isPhone,
  toPhoneDigits,
  toPhoneHref,
} from "./phone.ts";

/** Pasted and typed forms: a contact card, links, other widths and scripts, the ways of dialling Australia. */
const mobiles = [
  "0491 570 006",
  "\u202a0491 570 006\u202c",
  "0491\u200b570\u00ad006",
  "tel:+61491570006",
  "TEL:0491570006",
  "0011 61 491 570 006",
  "+61 (0)491 570 006",
  "＋６１ ４９１ ５７０ ００６",
  "０４９１５７０００６",
  "٠٤٩١٥٧٠٠٠٦",
  "61491570006",
  "M: 0491 570 006",
  "Mob. 0491.570.006",
  "0491–570–006",
  // As a spreadsheet stores it.
  "491570006",
];

test.each(mobiles)("%j is the same mobile: for links, comparison and display", (typed) => {
  expect(toPhoneHref(typed)).toBe("tel:+61491570006");
  expect(toPhoneDigits(typed)).toBe("0491570006");
  expect(formatPhone(typed)).toBe("0491 570 006");
  expect(isMobile(typed)).toBe(true);
  expect(hasPhoneDigits(typed)).toBe(true);
});

test.each([
  ["(02) 5550 0142", "tel:+61255500142", "0255500142"],
  ["+61 (0)2 5550 0142", "tel:+61255500142", "0255500142"],
  ["0011 61 2 5550 0142", "tel:+61255500142", "0255500142"],
  ["5550 0142", "tel:55500142", "55500142"],
  ["1300 975 707", "tel:1300975707", "1300975707"],
  ["+61 1300 975 707", "tel:1300975707", "1300975707"],
  ["13 12 34", "tel:131234", undefined],
  ["+44 20 7946 0018", "tel:+442079460018", "442079460018"],
  ["0011 44 20 7946 0018", "tel:+442079460018", "442079460018"],
  ["0491 570 156 ext 2", "tel:+61491570156", "0491570156"],
  ["0491 570 156 ask for Ann", "tel:+61491570156", "0491570156"],
  ["Ann, unit 5: 0491 570 156", "tel:+61491570156", "0491570156"],
  ["0491 570 156 / (02) 5550 0142", "tel:+61491570156", "0491570156"],
  ["(02) 5550 0142 or 0491 570 156", "tel:+61255500142", "0255500142"],
  ["+61 2 5550 0142, +61 491 570 156", "tel:+61255500142", "0255500142"],
  ["5550 0142/0143", "tel:55500142", "55500142"],
  ["+61 13 12 34", "tel:131234", undefined],
  ["1800 975 707 (toll free)", "tel:1800975707", "1800975707"],
  // London, as dialled within Britain.
  ["020 7946 0018", "tel:02079460018", "02079460018"],
  ["0491", "tel:0491", undefined],
  ["n/a", "tel:", undefined],
])("%j is dialled %s and compared as %s", (typed, href, digits) => {
  expect([toPhoneHref(typed), toPhoneDigits(typed)]).toEqual([href, digits]);
});

test("only Australian mobiles are mobiles", () => {
  for (const typed of ["(02) 5550 0142", "5550 0142", "+44 7700 900 118", "1300 975 707", "0491", ""])
    expect([typed, isMobile(typed)]).toEqual([typed, false]);
});

test("distinguishes a number from other words", () => {
  const phones = ["0491–570–006", "TEL:0491570006", "０４９１５７０００６", "13 12 34", "+44 20 7946 0018"];
  for (const typed of phones) expect([typed, isPhone(typed)]).toEqual([typed, true]);
  for (const typed of ["27 Pipi Parade", "2096", "", "call me"])
    expect([typed, isPhone(typed)]).toEqual([typed, false]);
});

test.each([
  ["+61 491 570 156", "0491 570 156"],
  ["02-5550-0142", "(02) 5550 0142"],
  ["+61 2 5550 0142", "(02) 5550 0142"],
  ["1300975707", "1300 975 707"],
  ["131234", "13 12 34"],
])("%s is written %s", (typed, written) => expect(formatPhone(typed)).toBe(written));

test.each([
  "5550 0142",
  "05 1234",
  "+64 9 887 6543",
  "0491 570 156 x 2",
  "0491570156 (ask for Ann)",
  "0491570156 / 0255500142",
  "",
])("%j stays as it is", (typed) => expect(formatPhone(typed)).toBe(typed));

test.each([
  ["0491570156 / 0255500142 after 5", ["0491 570 156", "(02) 5550 0142"]],
  ["+61 2 5550 0142; 0491 570 156 (Ann)", ["(02) 5550 0142", "0491 570 156"]],
  ["0491 570 156, 0491570156", ["0491 570 156"]],
  ["5550 0142", ["5550 0142"]],
  ["n/a", []],
])("%s has the numbers %j", (typed, found) => expect(findPhones(typed)).toEqual(found));

test("a number is the same however it is grouped and dialled", () => {
  const between = fc.constantFrom("", " ", "-", ".", "\u00a0", "\u200b", " - ");
  const start = fc.constantFrom("0", "+61 ", "0011 61 ", "+61 (0)", "(0", "0061", "Ann: 0");
  fc.assert(
    fc.property(start, fc.array(between, { minLength: 9, maxLength: 9 }), (before, gaps) => {
      const typed = `${before}${gaps.map((each, at) => "491570156"[at] + each).join("")}`;
      expect(toPhoneHref(typed), typed).toBe("tel:+61491570156");
      expect(toPhoneDigits(typed), typed).toBe("0491570156");
    }),
  );
});
