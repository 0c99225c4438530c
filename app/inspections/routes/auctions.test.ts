import { expect, test } from "vitest";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openTestCatalogue, toLoaderArgs } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { addDays } from "#app/region/calendar-day.ts";
import { loader } from "./auctions.tsx";

const held = addDays(toAgencyDay(Date.now()), -10);

test("the page of auctions has those to come with their place, and the results of homes sold since", async () => {
  const sold = { status: "sold", sold: { date: held, price_aud: 2_345_678, display: false } } as const;
  const { context } = await openTestCatalogue({
    "coastal-listings.json": [
      toSampleRecord({ id: "S001", auction: { at: "2999-12-05T10:00", place: "on site" } }),
      toSampleRecord({ id: "S002", next_inspection: "2999-11-28T10:00" }),
      toSampleRecord({ id: "S003", ...sold, auction_result: { result: "sold-at-auction", date: held } }),
    ],
  });
  const page = loader(toLoaderArgs(context, "/auctions"));
  expect(page.days.map(({ homes }) => homes.map(({ times }) => times))).toEqual([["10:00 am, on site"]]);
  const [result, ...others] = page.results.flatMap(({ results }) => results);
  expect(others).toEqual([]);
  expect(result).toMatchObject({
    words: "Sold at auction, price withheld",
    listing: { href: "/sold-property/S003" },
  });
  expect(JSON.stringify(page)).not.toContain("2345678");
});
