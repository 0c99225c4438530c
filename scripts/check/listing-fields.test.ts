import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { officeWordsSchema } from "#app/agency/kinds/office-words-schema.ts";
import { listingFormNames } from "#app/enquiries/about-listing/listing-form-names.ts";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { rentalRecordSchema } from "#app/homes/record/rental-record.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { saleRecordSchema } from "#app/homes/record/sale-record.ts";
import { findFiles } from "../find-files.fixture.ts";

const recordFields = new Set(
  [saleRecordSchema, rentalRecordSchema].flatMap(({ entries }) => Object.keys(entries)),
);
const listingFields = new Set(
  [toSampleListing(), toSampleRental()].flatMap((listing) => Object.keys(listing)),
);

/** REAXML has no such element, or its files are added once they have been fetched. */
const notInReaxml = [
  "apply",
  "featured",
  "floorplans",
  "images",
  "lease",
  "listed_on",
  "next_inspection",
  "not_before",
  "photo_consent",
  "pictures",
  "price_changed_on",
];

function readCode(...patterns: string[]) {
  const files = findFiles(patterns).filter((path) => !/\.(?:test|fixture)\./.test(path));
  return files.map((path) => readFileSync(path, "utf8")).join("\n");
}

function countWords(...patterns: string[]) {
  const counts = new Map<string, number>();
  for (const word of readCode(...patterns).match(/[A-Za-z]\w*/g) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word: string) => counts.get(word) ?? 0;
}

test("a field of a record comes from the feed, or is known not to be in REAXML", () => {
  const count = countWords("app/feed/to-record/**/!(headline-words).ts");
  expect([...recordFields].filter((name) => count(name) === 0).toSorted()).toEqual(notInReaxml);
});

test("a field of a record is read into the listing", () => {
  const count = countWords("app/homes/record/**/*.ts");
  expect([...recordFields].filter((name) => count(name) < 2)).toEqual([]);
});

test("a field of a listing is shown, searched or checked", () => {
  const count = countWords("app/!(homes)/**/*.{ts,tsx}", "app/homes/{rules,inspections}/**/*.ts");
  expect([...listingFields].filter((name) => count(name) === 0)).toEqual([]);
});

test("a sentence that the office writes is on a page", () => {
  const count = countWords("app/{document,enquiries,routes}/**/*.{ts,tsx}");
  expect(Object.keys(officeWordsSchema.entries).filter((name) => count(name) === 0)).toEqual([]);
});

test("a form about a listing is linked from the listing", () => {
  const code = readCode("app/listings/**/*.tsx", "app/homes/record/listing-links.ts");
  expect(listingFormNames.filter((name) => !code.includes(`/:id/${name}`))).toEqual([]);
});
