import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { homeTypes } from "#app/homes/record/home-types.ts";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { rentalBeds, rentalPrices } from "../rental/rental-filters.ts";
import { rentalSearch } from "../rental/rental-search.ts";
import { saleBeds, salePrices } from "../sale/sale-filters.ts";
import { saleSearch } from "../sale/sale-search.ts";
import { type Filter, getParameters, toFilterHref, toFilterSearch } from "./filters.ts";
import { splitOption } from "./multi-value-filters.ts";
import type { createSearch } from "./search-listings.ts";

const suburbs = ["Manly", "Dee Why", "Avalon", "Allambie Heights", "Bondi"];
const types = homeTypes.map(({ name }) => name);
const few = fc.integer({ min: 0, max: 7 });

const home = fc.record({
  suburb: fc.constantFrom(...suburbs),
  type: fc.constantFrom(...types),
  status: fc.constantFrom("current", "under-offer"),
  parking: few,
  facts: fc.record({ pool: fc.boolean(), study: fc.boolean(), oceanViews: fc.boolean() }),
});

const sales = fc.array(
  fc
    .record({ home, price_aud: fc.integer({ min: 1, max: 6_000_000 }), beds: few, baths: few, land: few })
    .map(({ home, land, ...others }) =>
      toSampleListing({ ...home, ...others, land_size_sqm: land * 200 || undefined }),
    ),
  { maxLength: 12 },
);
const rentals = fc.array(
  fc
    .record({ home, weekly_rent_aud: fc.integer({ min: 1, max: 3_000 }), bedrooms: few, bathrooms: few })
    .map(({ home, ...others }) => toSampleRental({ ...home, ...others })),
  { maxLength: 12 },
);

type Values = readonly { value: string }[];

function toCriteria(prices: Values, beds: Values, amounts: readonly string[]) {
  const oneOf = (options: Values) => fc.constantFrom(...options.map(({ value }) => value));
  const some = (values: readonly string[]) =>
    fc.subarray([...values, "moat"], { minLength: 1, maxLength: 3 }).map((all) => all.join());
  const least = few.map(String);
  const every = {
    price: oneOf(prices),
    beds: oneOf(beds),
    type: fc.constantFrom(...types, "HOUSE"),
    suburb: fc.constantFrom(...suburbs, "dee why"),
    min: fc.constantFrom(...amounts),
    max: fc.constantFrom(...amounts),
    bedrooms: least,
    baths: least,
    parking: least,
    land: fc.constantFrom("300", "1000"),
    walk: fc.constantFrom("5", "15"),
    features: some(["pool", "study", "ocean-view"]),
    types: some(types),
    suburbs: some(suburbs),
    offer: fc.constant("hide"),
    sort: fc.constantFrom("price-up", "walk", "land"),
    view: fc.constantFrom("list", "grid"),
  };
  // Few filters at a time, or no search would find anything.
  const names = fc.subarray(Object.keys(every), { maxLength: 5 });
  return fc
    .tuple(fc.record(every), names)
    .map(([all, asked]) => Object.entries(all).filter(([name]) => asked.includes(name)));
}

const saleCriteria = toCriteria(salePrices, saleBeds, ["3.5m", "850k", "$2,400,000", "2"]);
const rentalCriteria = toCriteria(rentalPrices, rentalBeds, ["900", "$900 pw", "1,200"]);

type Search<Listing extends AnyListing, Name extends string> = ReturnType<typeof createSearch<Listing, Name>>;
type Criteria = typeof saleCriteria;

function checkAddresses<Listing extends AnyListing, Name extends string>(
  { list, parse }: Search<Listing, Name>,
  criteria: Criteria,
) {
  const names = fc.constantFrom(...getParameters(list), "utm_source");
  const words = fc.array(fc.tuple(names, fc.string({ unit: "binary", maxLength: 60 })), { maxLength: 4 });
  fc.assert(
    fc.property(words, criteria, (others, asked) => {
      const filters = parse(new URLSearchParams([...others, ...asked]), []);
      const canonical = toFilterSearch(list, filters);
      expect(parse(new URLSearchParams(canonical.toString()), [])).toEqual(filters);
      const named = [...canonical.keys()];
      expect(named).toEqual(getParameters(list).filter((name) => named.includes(name)));
      for (const [name, value] of canonical)
        if (name !== "location") expect(["any", "all", "", "grid"]).not.toContain(value);
    }),
  );
}

test("any address has one canonical address with the same filters and no redundant part", () => {
  checkAddresses(saleSearch, saleCriteria);
  checkAddresses(rentalSearch, rentalCriteria);
});

function checkNumbers<Listing extends AnyListing, Name extends string>(
  { list, parse, search }: Search<Listing, Name>,
  manyHomes: fc.Arbitrary<Listing[]>,
  criteria: Criteria,
) {
  fc.assert(
    fc.property(manyHomes, criteria, (homes, asked) => {
      const count = (address: URLSearchParams) => search(homes, parse(address, homes)).found;
      const countAt = (href: string) => count(new URL(href, "https://headland.example").searchParams);
      const filters = parse(new URLSearchParams(asked), homes);
      const { found, options, underOffer, instead } = search(homes, filters);
      for (const { href, found: promised } of instead?.looser ?? [])
        expect(countAt(href), href).toBe(promised);
      expect(countAt(toFilterHref(list, { ...filters, offer: "hide" }))).toBe(found - underOffer);
      for (const [name, counted] of Object.entries(options))
        for (const { value, left } of counted.map(splitOption)) {
          const address = toFilterSearch(list, filters);
          // Counts of a suburb or type ignore that filter's other values and its select.
          if (name !== "features") for (const each of [name, name.slice(0, -1)]) address.delete(each);
          address.append(name, value);
          expect(count(address), `${address} with ${name}=${value}`).toBe(Number(left));
        }
    }),
  );
}

test("every count beside an option, suggestion or link is that of the list it leads to", () => {
  checkNumbers(saleSearch, sales, saleCriteria);
  checkNumbers(rentalSearch, rentals, rentalCriteria);
});

test("every filter can be chosen or has a chip, those in More filters both, and all but the search words have a test", () => {
  const canBeChosen = ({ field, isTyped, isAmount, isDay, multiple }: Filter<never>) =>
    field ?? isTyped ?? isAmount ?? isDay ?? multiple;
  for (const { filters } of [saleSearch.list, rentalSearch.list] as const) {
    const all: [string, Filter<never>][] = Object.entries(filters);
    const findNames = (isMeant: (filter: Filter<never>) => unknown) =>
      all.flatMap(([name, filter]) => (isMeant(filter) ? name : []));
    expect(findNames((filter) => !canBeChosen(filter) && (filter.isMore || !filter.toChip))).toEqual([]);
    expect(findNames(({ isMore, toChip }) => isMore && !toChip)).toEqual([]);
    expect(findNames(({ toTest }) => !toTest)).toEqual(["location"]);
  }
});
