import { expect, test } from "vitest";
import { toRentalFeatures, toSaleFeatures } from "./listing-features.ts";

const sale = (description: string) => toSaleFeatures({ description, type: "House" });
const rental = (description: string) => toRentalFeatures({ description, type: "House" });

const keywords = ["modern", "spacious", "balcony", "kitchen", "wardrobes", "garden", "beach", "parking"];

test.each(keywords)("a rental has a feature for %j, whatever its case", (keyword) =>
  expect(rental(`It has ${keyword.toUpperCase()}.`)).toHaveLength(1),
);

test("a rental shows the first four of the table if a description matches more", () => {
  const first = ["Modern finishes", "Spacious rooms", "Balcony", "Well-equipped kitchen"];
  expect(rental(keywords.toReversed().join(" "))).toEqual(first);
});

const fallback = ["Premium finishes", "Modern design"];

test.each([
  ["Views of the ocean.", ["Near the water"]],
  ["Beachside living.", ["Near the water"]],
  ["With a pool.", ["Swimming pool"]],
  ["Double garage.", ["Garage"]],
  ["The KITCHEN faces north.", ["Well-equipped kitchen"]],
  ["Main bedroom with ensuite.", ["Ensuite"]],
  ["Two balconies.", ["Balcony or terrace"]],
  ["A tiled terrace.", ["Balcony or terrace"]],
  ["Storage under the stairs.", ["Storage"]],
  ["Ducted air conditioning.", ["Climate control"]],
  ["Climate controlled cellar.", ["Climate control"]],
  // In table order, without duplicates.
  ["Garage, pool, ocean, another pool.", ["Near the water", "Swimming pool", "Garage"]],
  ["A house in Freshwater.", fallback],
  ["Steps from the rock pool.", fallback],
  ["Sea air and fair weather.", fallback],
  ["No pool, no garage, no balcony.", fallback],
  ["All but a pool. There is neither a pool nor a garage.", fallback],
  ["No pool, garage or balcony.", fallback],
  ["Without air con.", fallback],
  ["It doesn’t have a garage.", fallback],
  ["Not a pool in sight.", fallback],
  ["The pool was filled in.", fallback],
  ["The garage is not included.", fallback],
  ["Garage: none.", fallback],
  ["Room for a pool.", fallback],
  ["Plans for a pool. A garage by negotiation.", fallback],
  ["Pool potential.", fallback],
  ["Approved DA for a double garage.", fallback],
  ["A level block with a pool site (STCA).", fallback],
  ["A pool is possible, subject to council approval.", fallback],
  ["Could take a garage.", fallback],
  ["The hot water system is new.", fallback],
  ["Water rates are low. Tank water, 110,000 litres. Water is from tanks holding 70,000 litres.", fallback],
  ["Water damage throughout. A heat pump for the water.", fallback],
  ["Power from panels, water from two concrete tanks.", fallback],
  ["Fenced into five paddocks with water to each.", fallback],
  ["The creek flat takes water in February.", fallback],
  ["Water and rubbish are included.", fallback],
  ["Blue water from every window.", ["Near the water"]],
  ["A pool table stays.", fallback],
  ["An air of calm.", fallback],
  ["The local swimming pool is 300 m away. The neighbour’s pool is quiet.", fallback],
  ["Near the council pool.", fallback],
  ["No pool, the garage fits two cars.", ["Garage"]],
  ["There is no pool and the balcony faces north.", ["Balcony or terrace"]],
  ["Not only a pool but also a garage.", ["Swimming pool", "Garage"]],
  ["No shortage of storage.", ["Storage"]],
  ["No pool. A garage. Never far from the beach.", ["Near the water", "Garage"]],
  ["Everything a family needs, pool included. A little balcony.", ["Swimming pool", "Balcony or terrace"]],
  ["The old pool has gone, and a new pool is heated.", ["Swimming pool"]],
  ["On a no-through road with a garage.", ["Garage"]],
  ["The kitchen has no island.", ["Well-equipped kitchen"]],
  ["Pool? Sadly not.", fallback],
  ["Pool, garage and balcony are not included.", fallback],
  ["The house lacks: pool, garage, balcony.", fallback],
  ["Garage: 0, ensuite (none).", fallback],
  ["Hardly any storage, and nowhere near the ocean. Far from the beach.", fallback],
  ["Nil garage, zero storage.", fallback],
  ["Everything except a pool.", fallback],
  ["Excluding garage and storage.", fallback],
  ["The garage was converted into a bedroom.", fallback],
  ["The pool belongs to the neighbours.", fallback],
  ["Air conditioning has been disconnected.", fallback],
  ["The beach is a two hour drive.", fallback],
  ["A yard big enough for a pool.", fallback],
  ["A balcony would complete it.", fallback],
  ["Why pay for a pool?", fallback],
  ["A walk to the Olympic pool.", fallback],
  ["A pool-free yard, a kitchenette and watercolours.", fallback],
  ["Between Waterloo Road, Terrace Street and Beach Road.", fallback],
  ["Living room, kitchen and balcony.", ["Well-equipped kitchen", "Balcony or terrace"]],
  ["Ready to move in, with a pool.", ["Swimming pool"]],
  ["Old-world charm, kitchen in stone.", ["Well-equipped kitchen"]],
  ["The kitchen is filled with light.", ["Well-equipped kitchen"]],
  ["Gums stand close enough to the balcony.", ["Balcony or terrace"]],
  ["Stroll to the nearby beach.", ["Near the water"]],
  ["Dee Why Beach is across the road.", ["Near the water"]],
  ["Don’t miss the pool!", ["Swimming pool"]],
])("%j gives %j", (description, tags) => expect(sale(description)).toEqual(tags));

test.each([
  "Needs everything done.",
  "Needs a new kitchen.",
  "The kitchen needs replacing.",
  "In need of repair.",
  "In original condition.",
  "A renovator’s delight.",
  "Knock down and rebuild.",
  "Nothing modern about it.",
  "Bring your tools.",
  "Has not been touched in sixty years.",
  "Basic but liveable.",
])("%j gives no features, not even the fallbacks", (description) => expect(sale(description)).toEqual([]));

test("land does not get the fallback features", () => {
  expect(toSaleFeatures({ description: "Level and dry.", type: "Land" })).toEqual([]);
});

test.each([
  ["A quiet street.", []],
  ["Sun comes through the living room of this apartment and stays on the balcony.", ["Balcony"]],
  ["No garden, no wardrobes.", []],
  ["Not modern, but spacious.", ["Spacious rooms"]],
  ["Street parking.", []],
  ["Parking on the street only.", []],
  ["Ready to modernise.", []],
  ["A modernised kitchen.", ["Modern finishes", "Well-equipped kitchen"]],
  ["No balcony; parking for one.", ["Parking"]],
  ["Parking can be rented separately.", []],
  ["By the Botanic Gardens, Kitchener Park and the Modern Art Museum.", []],
])("a rental: %j gives %j", (description, tags) => expect(rental(description)).toEqual(tags));

test("features of a record, even an empty list, replace guessed ones", () => {
  const words = { description: "A pool and a modern kitchen.", type: "House" };
  for (const toFeatures of [toSaleFeatures, toRentalFeatures]) {
    expect(toFeatures({ ...words, features: ["Sauna"] })).toEqual(["Sauna"]);
    expect(toFeatures({ ...words, features: [] })).toEqual([]);
    expect(toFeatures({ ...words, facts: { pool: true } })).toEqual(["Swimming pool"]);
    expect(toFeatures({ ...words, also: ["Sauna"] })).toEqual([]);
    expect(toFeatures({ ...words, features: null }).length).toBeGreaterThan(0);
  }
});
