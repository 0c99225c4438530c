import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { type ListingSummary, toListingSummary } from "../card/listing-summary.ts";
import { FeaturedSection, findFeatured } from "./featured-listings.tsx";

test("the home page gets at most six featured listings, in the order of the file", () => {
  const listings = Array.from({ length: 20 }, (_, id) => ({ id, featured: id % 2 === 1 }));
  expect(findFeatured(listings).map(({ id }) => id)).toEqual([1, 3, 5, 7, 9, 11]);
});

test("fewer than six featured listings are filled up with the newest", () => {
  const toListing = (listedOn: string | undefined, featured = false) => ({ listedOn, featured });
  const listings = [
    ...["01", "04", "02", "06", "05", "03"].map((day) => toListing(`2026-11-${day}`)),
    toListing("2026-10-01", true),
    toListing(undefined),
  ];
  const dates = ["2026-10-01", "2026-11-06", "2026-11-05", "2026-11-04", "2026-11-03", "2026-11-02"];
  expect(findFeatured(listings).map(({ listedOn }) => listedOn)).toEqual(dates);
  expect(findFeatured(listings.slice(0, 2))).toEqual([listings[1], listings[0]]);
});

test("without homes there is no heading", () => {
  const show = (listings: ListingSummary[]) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <FeaturedSection heading="Featured Properties" link="All homes" listings={listings} />
      </MemoryRouter>,
    );
  expect(show([])).toBe("");
  expect(show([toListingSummary(toSampleListing())])).toContain("Featured Properties");
});
