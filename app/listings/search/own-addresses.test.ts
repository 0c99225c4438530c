import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toSpellings } from "#app/homes/address/address-words.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toSampleRentalRecord } from "#app/homes/record/rental.fixture.ts";
import { toRental } from "#app/homes/record/rental-record.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { toSaleListing } from "#app/homes/record/sale-record.ts";
import { createWordIndex } from "./word-index.server.ts";

type Addressed = { id: string; address: string; suburb: string };

function readSamples(file: string): Addressed[] {
  return JSON.parse(readFileSync(`agencies/headland/homes/${file}`, "utf8")).filter(
    ({ address }: Partial<Addressed>) => /^\S*\d/.test(address ?? ""),
  );
}

const lists: readonly (readonly AnyListing[])[] = [
  readSamples("coastal-listings.json").map(({ id, address, suburb }, index) =>
    toSaleListing(toSampleRecord({ id, address, suburb }), index, 0),
  ),
  readSamples("coastal-rentals.json").map(({ id, address, suburb }, index) =>
    toRental(toSampleRentalRecord({ id, address, suburb }), index, 0),
  ),
];

/** Spells an address in one of many ways, chosen by `draws`. */
function spell(text: string, draws: readonly number[]) {
  let drawn = 0;
  const choose = (ways: readonly string[]) => {
    drawn += 1;
    return ways[(draws[drawn % draws.length] ?? 0) % ways.length] ?? "";
  };
  const toCase = (word: string) =>
    choose([word, word.toLowerCase(), word.toUpperCase(), word.replace(/['’]/g, ""), word.replace("'", "’")]);
  return text
    .replace(/^(\w+)\/(?=\d)/, (_all, unit) =>
      choose([`${unit}/`, `Unit ${unit}, `, `unit ${unit} `, `U${unit}/`, `apt ${unit} / `]),
    )
    .replace(/[\p{L}'’]+/gu, (word) => toCase(choose([word, ...toSpellings(word.toLowerCase())])));
}

test("every spelling of a sample home's address finds that home alone", () => {
  expect(lists.flat().length).toBeGreaterThan(40);
  for (const homes of lists) {
    const index = createWordIndex();
    for (const home of homes) index.add(home);
    const draw = fc.array(fc.nat(20), { minLength: 5, maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...homes), draw, fc.nat(5), (home, draws, order) => {
        const [street = ""] = home.address.split(`, ${home.suburb}`);
        const written = spell(street, draws);
        const { suburb, postcode = "" } = home;
        const text = [
          `${written}, ${suburb}`,
          `${written} ${suburb} NSW ${postcode}`,
          `${suburb}, ${written}`,
          `${suburb.toUpperCase()} ${written}`,
          written,
          `${written} ${postcode}`,
        ][order];
        const found = index.match(homes, text ?? "").listings.map(({ address }) => address);
        expect([...new Set(found)], text).toEqual([home.address]);
      }),
      { numRuns: 400 },
    );
  }
});
