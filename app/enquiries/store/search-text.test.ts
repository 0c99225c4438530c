import { expect, test } from "vitest";
import { toPhoneDigits, toSearchText, toSearchWords } from "./search-text.ts";

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
  for (const text of ["+44 20 7946 0018", "0044 20 7946 0018"])
    expect(toPhoneDigits(text)).toBe("442079460018");
  expect(toPhoneDigits("(02) 5550 6110")).toBe("0255506110");
  expect(toPhoneDigits("+61 2 5550 6110")).toBe("0255506110");
});

test("takes nothing that many people's numbers could be", () => {
  for (const text of ["", "n/a", "0491", "none given"]) expect(toPhoneDigits(text)).toBeUndefined();
});

test.each([
  ["Leila Márquez", "leila márquez"],
  ["+61 491 570 110", "0491570110"],
  ["TERN lane", "tern lane"],
])("%s finds an enquiry by what it holds", (typed, held) => {
  const text = toSearchText({
    fields: {
      name: "Leila Márquez",
      email: "Leila@mail.example",
      phone: "0491 570 110",
      message: "Is there a bath?",
    },
    about: { listing: { title: "The white house", address: "14 Tern Lane, Freshwater" } },
  });
  expect(toSearchWords(typed).join(" ")).toBe(held);
  for (const word of toSearchWords(typed)) expect(text).toContain(word);
});

test("what was asked is not searched", () => {
  expect(toSearchText({ fields: { name: "Leila", message: "Is there a bath?" } })).toBe("leila");
});
