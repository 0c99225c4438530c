import { expect, test } from "vitest";
import { toSearchText, toSearchWords } from "./search-text.ts";

test.each([
  ["Leila Márquez", "leila márquez"],
  ["+61 491 570 110", "0491570110"],
  ["\u202a0011 61 491 570 110\u202c", "0491570110"],
  ["tel:+61491570110", "0491570110"],
  ["٠٤٩١٥٧٠١١٠", "0491570110"],
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

test.each(["0491 570 110", "(02) 5550 0142", "5550 0142", "570 110", "ask for Ann"])(
  "%s finds whoever left two numbers and a word",
  (typed) => {
    const phone = "+61 491 570 110 / 02 5550 0142 (ask for Ann)";
    const text = toSearchText({ fields: { phone } });
    for (const word of toSearchWords(typed)) expect(text).toContain(word);
  },
);

test("what was asked is not searched", () => {
  expect(toSearchText({ fields: { name: "Leila", message: "Is there a bath?" } })).toBe("leila");
});
