import { expect, test } from "vitest";
import { toSearchedWords, toWords } from "./words.ts";

const kept = toWords({
  reference: "KNQP-237R",
  fields: {
    name: "Leila Márquez-O’Brien",
    lastName: "Đặng-Weiß Sørensen Mu\u0308ller",
    email: "Leila.M@mail.example",
    phone: "+61 491 570 110 / 02 5550 0142 (ask for Ann)",
    message: "Would the neighbours allow a dog?",
    contactReason: "google",
  },
  about: { listing: { id: "S014", title: "The white house", address: "14 Tern Lane, Freshwater" } },
});

function isFound(typed: string) {
  return toSearchedWords(typed).every(({ word, isStart }) =>
    kept.some((each) => (isStart ? each.startsWith(word) : each === word)),
  );
}

const written = [
  "leila",
  "obrien leila",
  "O`Brien",
  "O´Brien",
  "o brien",
  "brien",
  "müller",
  "muller",
  "mueller",
  "dang weiss",
  "Weiß sorensen",
  "neighb dog",
  "is there a dog",
  "ask for ann",
  "14 tern lane",
  "s014",
];
const sent = ["knqp-237r", "leila.m@mail.example", "Leila.M@mail"];
const typedNumbers = ["0491570110", "0491 570 110", "\u202a0011 61 491 570 110\u202c", "٠٤٩١٥٧٠١١٠"];

test.each([...written, ...sent, ...typedNumbers, "570 110", "5550 0142"])(
  "an enquiry is found by “%s”",
  (typed) => expect(isFound(typed)).toBe(true),
);

test.each(["google", "4 tern lane", "leila cat", "0491 570 111", "KNQP-237S"])(
  "an enquiry is not found by “%s”",
  (typed) => expect(isFound(typed)).toBe(false),
);
