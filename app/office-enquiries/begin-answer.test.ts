import { expect, test } from "vitest";
import { toSampleListing, toTestListing } from "#app/homes/record/sale.fixture.ts";
import { firstAnswers } from "#app/office/first-answers.ts";
import { beginAnswer, findGaps, toAnswerFacts } from "./begin-answer.server.ts";

const home = toTestListing();
const { title, address } = home;
const listing = { id: "S014", title, address, url: "https://site.example/property/S014" };
const asked = { fields: { name: "Leila Marsh" }, about: { listing } };

test("an answer begins with the facts of the home as it is now", () => {
  const facts = toAnswerFacts(asked, home);
  const begun = firstAnswers.map(({ text }) => beginAnswer(text, facts));
  expect(begun.flatMap(findGaps)).toEqual([]);
  expect(begun[0]).toBe(
    "Hello Leila Marsh,\n\nThank you for asking about 14 Tern Lane, Freshwater. It is open Saturday 28 November, 10:00–10:30 am. You can book a time here: https://site.example/property/S014",
  );
  expect(begun[1]).toContain("Its price is $3M.");
});

const unknown = ["[the price]", "[the next open homes]"];

test.each([
  ["a hidden price", toSampleListing({ price_display: false }), unknown],
  ["words instead of a price", toSampleListing({ price_text: "Contact agent" }), unknown],
  ["a sold home", toTestListing({ status: "sold" }), [...unknown, "[is it still available?]"]],
])("%s leaves a gap, and nothing is made up", (_what, known, gaps) => {
  const facts = toAnswerFacts(asked, known);
  expect(findGaps(firstAnswers.map(({ text }) => beginAnswer(text, facts)).join("\n"))).toEqual(gaps);
});

test("braces without a fact's name are left alone", () => {
  expect(beginAnswer("{greeting} {toString} {else}", { greeting: "Hello," })).toBe(
    "Hello, {toString} {else}",
  );
});
