import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { agency } from "./agency.ts";
import { footer } from "./menu.ts";
import { suburbs } from "./texts.ts";
import { sellWords, soldWords } from "./words.ts";

/** Word for word from the specification, which types its apostrophes straight. */
const specified = [
  "The property you're looking for doesn't exist.",
  "The sold property you're looking for doesn't exist.",
  "You're in safe hands.",
  "Thank you for your inquiry! We'll contact you within 24 hours.",
  "Thank you! Your appraisal request has been submitted. We'll contact you within 24 hours.",
];

test("apostrophes are curly wherever the specification does not say otherwise", () => {
  const files = globSync(
    ["agencies/*/**/*.{json,md}", "app/**/*.{ts,tsx}", "agencies/headland/homes/*.json"],
    {
      exclude: ["**/*.test.*", "**/*.fixture.*"],
    },
  );
  const straight = files.flatMap((file) =>
    (readWords(file).match(/.{0,20}(?:\p{L}'\p{L}|s'\s\p{L}).{0,20}/gu) ?? []).map(
      (words) => `${file}: ${words}`,
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(straight).toEqual([]);
});

function readWords(file: string) {
  const withoutComments = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
  // The rules before publishing read advertisements, in which they make apostrophes straight first.
  const written = file.startsWith("app/homes/rules/")
    ? withoutComments.replace(/\/(?:\\.|[^/\n])+\/[a-z]*/g, "")
    : withoutComments;
  return specified.reduce((text, words) => text.replaceAll(words, ""), written);
}

test("says what it means", () => {
  expect(suburbs[1]?.description).toContain("apartments within a walk of both");
  expect(soldWords.lead).toBe("What they sold for, to the dollar. Latest first.");
  expect(sellWords.marketing.heading).toBe("Marketing aimed at the right buyers");
});

test("a sample says that it is one", () => {
  expect(agency.isSample).toBe(true);
  expect(footer.sampleSentence).toBe(
    "Headland is a sample agency: its people, homes and figures are invented.",
  );
});
