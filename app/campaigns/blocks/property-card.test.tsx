import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { toTestListing } from "#app/homes/record/sale.fixture.ts";
import { type CardHome, followHome, PropertyCard } from "./property-card.tsx";
import type { PropertyCardInputs } from "./site-blocks.ts";

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
  home: "",
};

function draw(changes: Partial<PropertyCardInputs> = {}, home: CardHome = { href: "/property/3" }) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PropertyCard card={{ ...card, ...changes }} home={home} />
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

test("draws a card with only a title", () => {
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

test("links to the listing at its address, else to the homes of its suburb, else to all homes", () => {
  const homes = {
    listings: [toTestListing({ id: 3, address: "14 Tern Lane, Freshwater" })],
    sold: [],
    hasLeft: () => false,
  };
  const follow = (changes: Partial<PropertyCardInputs> = {}) => followHome({ ...card, ...changes }, homes);
  expect(follow()?.href).toBe("/property/3");
  expect(follow({ address: "14 Tern Lane, Freshwater" })?.href).toBe("/property/3");
  expect(follow({ address: "1 Tern Lane" })).toEqual({ href: "/listings?location=Freshwater" });
  expect(follow({ address: "", location: "" })).toEqual({ href: "/listings" });
});

test("shows its home's price and status, and disappears when the home is withdrawn", () => {
  const home = toTestListing({ id: 3, originalId: "S014", status: "under-offer" });
  const hasLeft = () => false;
  const follow = (listing: typeof home, named: string) =>
    followHome(
      { ...card, home: named },
      listing.status === "sold"
        ? { listings: [], sold: [listing], hasLeft }
        : { listings: [listing], sold: [], hasLeft },
    );
  for (const named of ["S014", "3", "/property/3", "https://site.example/property/S014/?utm_source=a"])
    expect(follow(home, named)).toEqual({
      href: "/property/3",
      price: "$3M",
      badge: { tone: "offer", label: "Under offer" },
    });
  expect(follow({ ...home, showsPrice: false }, "S014")?.price).toBe("Contact agent");
  expect(follow({ ...home, status: "sold" }, "S014")).toEqual({
    href: "/sold-property/S014",
    price: "Price withheld",
    badge: { tone: "sold", label: "Sold" },
  });
  expect(follow(home, "S015")).toBeUndefined();
  const html = draw({}, { href: "/", price: "$3M", badge: { tone: "sold", label: "Sold" } });
  expect(html).toContain("Sold");
  expect(html).toContain("$3M");
  expect(html).not.toContain("$985,000");
});

test("a card with a home's address disappears when the home is withdrawn", () => {
  const hasLeft = (address: string) => address === "14 tern lane freshwater";
  const follow = (address: string) =>
    followHome({ ...card, address }, { listings: [], sold: [], hasLeft })?.href;
  expect(follow("14 Tern La.")).toBeUndefined();
  expect(follow("14 Tern Lane, Freshwater NSW 2096")).toBeUndefined();
  expect(follow("15 Tern Lane")).toBe("/listings?location=Freshwater");
});
