import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fixedWords } from "#app/agency/folder/first-texts.ts";
import { findPlaces } from "#app/agency/texts/pages/words-by-place.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { findFiles } from "../../../../scripts/find-files.fixture.ts";
import { agencies } from "./agencies.fixture.ts";

/** Word for word from the specification, which types its apostrophes straight. */
const specified = [
  "The property you're looking for doesn't exist.",
  "The sold property you're looking for doesn't exist.",
  "You're in safe hands.",
  "Thank you for your inquiry! We'll contact you within 24 hours.",
  "Thank you! Your appraisal request has been submitted. We'll contact you within 24 hours.",
];

test("apostrophes are curly wherever the specification does not say otherwise", () => {
  const files = findFiles(["agencies/*/**/*.{json,md}", "app/**/*.{ts,tsx}"], {
    // The words of headlines are compared with those of the software, whose apostrophes are made straight first.
    exclude: ["**/*.test.*", "**/*.fixture.*", "**/headline-words.ts"],
  });
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
  const written = /^app\/(homes\/rules|wording)\//.test(file)
    ? withoutComments.replace(/\/(?:\\.|[^/\n])+\/[a-z]*/g, "")
    : withoutComments;
  return specified.reduce((text, words) => text.replaceAll(words, ""), written);
}

test.each(agencies)("$name says that it is a sample", ({ agency, menu }) => {
  expect(agency.isSample).toBe(true);
  expect(menu.footer.sampleSentence).toBe(
    `${agency.name} is a sample agency: its people, homes and figures are invented.`,
  );
});

test.each(agencies)("$name gives only telephone numbers that are kept for fiction", ({ folder }) => {
  const numbers = readFolder(folder).match(/\(0\d\) \d{4} \d{4}|\b04\d\d \d{3} \d{3}\b/g) ?? [];
  expect(numbers.length).toBeGreaterThan(10);
  for (const number of numbers) expect(number).toMatch(/^\(0[2378]\) (?:5550|7010) \d{4}$|^0491 57\d \d{3}$/);
});

test.each(agencies)("$name has no word of another agency: no name, place, person or mail address", (own) => {
  const text = readFolder(own.folder);
  for (const { name, agency, places, people } of agencies) {
    if (name === own.name) continue;
    const foreign = [agency.name, agency.address.street, ...[...places, ...people].map((one) => one.name)];
    for (const words of [...foreign, `${name}.example`])
      expect(text.match(new RegExp(`.{0,30}\\b${words}\\b.{0,30}`, "i"))?.[0], words).toBeUndefined();
  }
});

function readFolder(folder: string) {
  return findFiles(`${folder}/**/*.{json,md,webmanifest,css}`)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

test("words that are fixed stand somewhere", () => {
  const places = Object.keys(findPlaces(defaultTexts.pages, {})).map((place) => place.replace(/\.\d+/g, ""));
  for (const fixed of fixedWords?.words ?? [])
    expect([...places, "suburbs.features"], fixed).toContain(fixed);
  expect(fixedWords?.words.length).toBeGreaterThan(3);
});
