import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { toTestListing } from "#app/homes/record/sale.fixture.ts";
import { ListingCard, ListingRow } from "./listing-card.tsx";
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
