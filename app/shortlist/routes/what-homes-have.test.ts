import fc from "fast-check";
import { expect, test } from "vitest";
import { toListingThing } from "#app/document/metadata/json-ld/listing-json-ld.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { filterWords, toFilterLabel } from "#app/homes/record/facts/filter-words.ts";
import { homeFacts } from "#app/homes/record/facts/home-facts.ts";
import { fallbackFeatures } from "#app/homes/record/facts/listing-features.ts";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { toShownFacts } from "#app/listings/detail/facts/shown-facts.server.ts";
import { toRentalRows, toSaleRows } from "../compare/compare-rows.ts";
import { toComparedRental, toComparedSale } from "../compare/compared-homes.ts";

const ORIGIN = "https://headland.example";

/** The words of every fact that an agency may have written as a tag, and some tags that name none. */
const tags = [
  ...homeFacts.flatMap(({ kind, label }) => (kind === "yes" || kind === "count" ? [label] : [])),
  ...filterWords.map(toFilterLabel),
  "Pool",
  "AIR CONDITIONING",
  "Garage",
  "Ensuite",
  "Wine cellar",
  "Balcony or terrace",
  "Climate control",
  "Sauna",
  ...fallbackFeatures,
];

const sentences = [
  "A pool behind the garage, and air conditioning.",
  "A balcony over the garden, with parking.",
  "No pool and no garage.",
  "Plain and dry.",
];

const yesFacts = homeFacts.filter(({ kind }) => kind === "yes");
const anyFacts = fc.dictionary(fc.constantFrom(...yesFacts.map(({ key }) => key)), fc.boolean(), {
  maxKeys: 6,
});
const anyCounts = fc.record(
  { garages: fc.constantFrom(1, 2), ensuites: fc.constantFrom(1, 3) },
  { requiredKeys: [] },
);
const anyTags = fc.uniqueArray(fc.constantFrom(...tags), { maxLength: 6 });
const often = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const anyWords = fc.record(
  {
    description: fc.constantFrom(...sentences),
    facts: often(fc.tuple(anyFacts, anyCounts).map(([facts, counts]) => ({ ...facts, ...counts }))),
    features: often(anyTags),
    also: often(anyTags),
  },
  { requiredKeys: ["description"] },
);
const anyTerms = fc.record({
  furnished: often(fc.boolean()),
  pets: often(fc.constantFrom("considered" as const, "welcome" as const)),
});
const anyHome: fc.Arbitrary<AnyListing> = fc.oneof(
  anyWords.map((words) => toSampleListing(words)),
  fc.tuple(anyWords, anyTerms).map(([words, terms]) => toSampleRental({ ...words, ...terms })),
);

/** The features shown by the page, filters, comparison and JSON-LD, in lower case. */
function read(home: AnyListing) {
  const shown = toShownFacts(home);
  const isKnown = home.features.some((tag) => !fallbackFeatures.includes(tag));
  const onPage = shown
    ? [...shown.glance, ...shown.groups.flatMap(({ features }) => features), ...shown.also]
    : isKnown
      ? home.features
      : [];
  const rows =
    home.listingType === "Sale" ? toSaleRows([toComparedSale(home)]) : toRentalRows([toComparedRental(home)]);
  const { mainEntity } = toListingThing(home, `${ORIGIN}/property/1`, ORIGIN);
  const things: { name: string; value: boolean | number }[] =
    ("amenityFeature" in mainEntity && mainEntity.amenityFeature) || [];
  return {
    tags: onPage.map(toName).filter((name) => name !== "no smoking"),
    compared: new Set(
      rows.flatMap(({ label, cells: [cell = ""] }) => (/^(?:Not given|No)/.test(cell) ? [] : toName(label))),
    ),
    things: new Set([
      ...things.flatMap(({ name, value }) => (value ? toName(name) : [])),
      ...("petsAllowed" in mainEntity && mainEntity.petsAllowed ? ["pets"] : []),
      ...("smokingAllowed" in mainEntity && mainEntity.smokingAllowed ? ["smoking allowed"] : []),
    ]),
  };
}

/** Makes "Garages: 2", "Garage" and "Garages" equal, and the words of a fact and of its filter. */
function toName(words: string) {
  const name = words.replace(/: \d+$/, "").toLowerCase();
  const fact = homeFacts.find(({ label, filter, kind }) => {
    const names = [
      label,
      kind === "count" ? label.replace(/s$/, "") : label,
      filter ? toFilterLabel(filter) : label,
    ];
    return names.some((each) => each.toLowerCase() === name);
  });
  if (name === "pets considered") return "pets";
  return fact?.label.toLowerCase() ?? name;
}

/** Pairs of tags and the facts that mean the same. */
const meanings = [
  ["climate control", "air conditioning"],
  ["balcony or terrace", "balcony"],
];

/** Whether a fact is named by itself, by a tag of the same meaning or by a special fact that implies it. */
function isSaid(name: string, said: ReadonlySet<string>) {
  const names = meanings.find((alike) => alike.includes(name)) ?? [name];
  const keys = homeFacts.filter(({ label }) => names.includes(label.toLowerCase())).map(({ key }) => key);
  const special = homeFacts.filter(({ kindOf }) => kindOf && keys.includes(kindOf));
  return [...names, ...special.map(({ label }) => label.toLowerCase())].some((each) => said.has(each));
}

const rooms =
  /^(?:rent|price|type|bedrooms|bathrooms|parking|next open|available|method|land|home|two weeks|bond|to move)/;
const terms = new Set(["pets", "furnished"]);

test("page, filters, comparison and JSON-LD say the same of what a home has", () => {
  fc.assert(
    fc.property(anyHome, (home) => {
      const { tags: onPage, compared, things } = read(home);
      for (const name of [...onPage, ...home.filterWords.map((word) => toName(toFilterLabel(word)))]) {
        expect(isSaid(name, compared), `compared: ${name}`).toBe(true);
        expect(isSaid(name, things), `JSON-LD: ${name}`).toBe(true);
      }
      const said = new Set(onPage);
      for (const name of new Set([...compared, ...things])) {
        if (rooms.test(name)) continue;
        expect(terms.has(name) || isSaid(name, said), name).toBe(true);
        const word = filterWords.find((each) => toName(toFilterLabel(each)) === name);
        expect(!word || home.filterWords.includes(word), `filter: ${name}`).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("a home without facts shows no facts beyond the two fallback tags of its page", () => {
  const { compared, things } = read(toSampleListing({ description: "Plain and dry." }));
  expect([...things]).toEqual([]);
  for (const tag of fallbackFeatures) expect(compared.has(tag.toLowerCase())).toBe(false);
});

test("a fact that is denied stays denied, whatever a tag says", () => {
  const home = toSampleListing({ facts: { pool: false }, features: ["Swimming pool", "Sauna"] });
  expect(home.filterWords).toEqual([]);
  expect(toShownFacts(home)).toMatchObject({ glance: [], also: ["Sauna"] });
  const rental = toSampleRental({ furnished: false, features: ["Furnished"] });
  expect([rental.filterWords, rental.features]).toEqual([[], []]);
});
