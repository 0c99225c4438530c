import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { toSampleListing, toTestListing } from "#app/homes/record/sale.fixture.ts";
import { FactsLarge } from "./facts-row.tsx";
import { ListingCard, ListingRow } from "./listing-card.tsx";
import { toPageFacts } from "./listing-facts.ts";
import { toListingSummary } from "./listing-summary.ts";

const auctioned = toListingSummary(
  toTestListing({ auction: { date: "2026-12-05", start: "10:00", place: undefined } }),
);

test("an auction's day does not wrap, and the dot stays on the line before", () => {
  for (const Item of [ListingCard, ListingRow]) {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <Item listing={auctioned} sizes="100vw" />
      </MemoryRouter>,
    );
    expect(html).toContain("\u00a0· Auction\u00a0Sat\u00a05\u00a0Dec");
  }
});

test("the page of land says what each number is, and has no rooms", () => {
  const land = toSampleListing({ type: "Land", beds: 0, land_size_sqm: 2_240, facts: { frontage: 28.5 } });
  const page = renderToStaticMarkup(<FactsLarge facts={toPageFacts(land)} />);
  const words = page.replace(/<svg.*?<\/svg>/g, "").replace(/(?:<[^>]+>)+/g, "|");
  expect(words).toBe("|2,240|sqm land|28.5|m frontage|");
});
