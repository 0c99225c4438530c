import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { PropertyCardInputs } from "#app/agency/builder/block.ts";
import { toTestListing } from "#app/homes/record/sale.fixture.ts";
import { PropertyCard, toCardHref } from "./property-card.tsx";

const card: PropertyCardInputs = {
  title: "The boatshed house",
  price: 985_000,
  location: "Freshwater",
  address: "14 Tern Lane",
  beds: 3,
  baths: 2,
  sqft: 2000,
  type: "House",
  image: "https://cdn.builder.io/boatshed",
  description: "Its own ramp.",
  featured: true,
};

function draw(changes: Partial<PropertyCardInputs> = {}) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PropertyCard card={{ ...card, ...changes }} cardHref="/property/3" />
    </MemoryRouter>,
  );
  return html;
}

test("draws all eleven inputs", () => {
  const html = draw();
  const shown = ["The boatshed house", "$985,000", "14 Tern Lane, Freshwater", "House", "Featured"];
  for (const text of [...shown, "Its own ramp.", "https://cdn.builder.io/boatshed"])
    expect(html).toContain(text);
  expect(html.replace(/<[^>]+>/g, "")).toContain("Bedrooms: 3Bathrooms: 2Home size: 186 sqm");
  expect(html).toContain('href="/property/3"');
});

test("draws a card of which nothing but the title is known", () => {
  const unknown = { price: undefined, location: "", address: "", beds: undefined, baths: undefined };
  const html = draw({
    ...unknown,
    sqft: undefined,
    type: "",
    image: undefined,
    description: "",
    featured: false,
  });
  expect(html).toContain("Contact agent");
  expect(html).toContain("/pictures/placeholder-");
  expect(html).not.toContain("Featured");
});

test("leads to the listing at its address, else to the homes of its suburb, else to all", () => {
  const listings = [toTestListing({ id: 3, address: "14 Tern Lane, Freshwater" })];
  expect(toCardHref(card, listings)).toBe("/property/3");
  expect(toCardHref({ ...card, address: "14 Tern Lane, Freshwater" }, listings)).toBe("/property/3");
  expect(toCardHref({ ...card, address: "1 Tern Lane" }, listings)).toBe("/listings?location=Freshwater");
  expect(toCardHref({ ...card, address: "", location: "" }, listings)).toBe("/listings");
});
