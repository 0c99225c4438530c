import { expect, test } from "vitest";
import { findFeatured } from "./featured-listings.tsx";

test("the home page gets at most six featured listings, in the order of the file", () => {
  const listings = Array.from({ length: 20 }, (_, id) => ({ id, featured: id % 2 === 1 }));
  expect(findFeatured(listings).map(({ id }) => id)).toEqual([1, 3, 5, 7, 9, 11]);
});

test("a listing that is not featured never fills a gap", () => {
  expect(findFeatured([{ featured: false }, { featured: true }])).toEqual([{ featured: true }]);
});
