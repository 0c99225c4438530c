import { expect, test } from "vitest";
import { withhold } from "./withhold.ts";

const home = {
  id: "A-1",
  title: "House in Tern Lane",
  address: "7/14 Tern Lane, Freshwater",
  suburb: "Freshwater",
  description: "Nothing is nearer to the sea than 14 Tern Lane.",
  lat: -33.78,
  lng: 151.29,
  pictures: [{ src: "/pictures/a.jpg", alt: "Photograph 1 of 14 Tern Lane" }],
  auction_result: { result: "sold-prior", bid_aud: 2_300_000 },
  sold: { date: "2026-11-10", price_aud: 2_400_000 },
};

test("what is shown stays as it is", () => {
  expect(withhold(home)).toEqual(home);
});

test("a hidden address is in no text of the published list, nor is its position", () => {
  const published = withhold({ ...home, address_display: false });
  expect(published).toMatchObject({ address: "Freshwater", suburb: "Freshwater", address_display: false });
  expect(JSON.stringify(published)).not.toMatch(/Tern|-33\.78|151\.29/);
});

test("where the price is hidden, no bid tells it; that of its sale is its own", () => {
  expect(withhold({ ...home, price_display: false })).toMatchObject({
    auction_result: { result: "sold-prior" },
    sold: home.sold,
  });
  expect(JSON.stringify(withhold({ ...home, price_display: false }))).not.toContain("2300000");
});

test("a withheld price of a sale is not in the published list, nor the last bid", () => {
  const published = withhold({ ...home, sold: { ...home.sold, display: false } });
  expect(published).toMatchObject({ sold: { date: "2026-11-10", display: false } });
  expect(JSON.stringify(published)).not.toMatch(/2300000|2400000/);
});
