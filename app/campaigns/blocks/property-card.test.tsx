import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { toTestListing } from "#app/homes/record/sale.fixture.ts";
import { cardOptions } from "../content/content.fixture.ts";
import { type CardHome, followHome, PropertyCard } from "./property-card.tsx";
import type { PropertyCardInputs } from "./site-blocks.ts";

const card: PropertyCardInputs = {
  ...cardOptions,
  price: 985_000,
  address: "14 Tern Lane",
  beds: 3,
  sqft: 2000,
  image: "https://cdn.builder.io/boatshed",
  description: "Its own ramp.",
  home: "",
};

function draw(changes: Partial<PropertyCardInputs> = {}, home: CardHome = { href: "/property/3" }) {
  const drawn = <PropertyCard card={{ ...card, ...changes }} home={home} />;
  return renderToStaticMarkup(<MemoryRouter>{drawn}</MemoryRouter>);
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
  const unknown = { price: undefined, beds: undefined, baths: undefined, sqft: undefined, image: undefined };
  const empty = { location: "", address: "", type: "", description: "" };
  const html = draw({ ...unknown, ...empty, featured: false });
  expect(html).toContain("Contact agent");
  expect(html).toContain("/pictures/placeholder-");
  expect(html).not.toContain("Featured");
});

test("links to the listing at its address, else to the homes of its suburb, else to all homes", () => {
  const listings = [toTestListing({ id: 3, address: "14 Tern Lane, Freshwater" })];
  const follow = (changes: Partial<PropertyCardInputs> = {}) =>
    followHome({ ...card, ...changes }, { listings, sold: [], hasLeft: () => false });
  expect(follow()?.href).toBe("/property/3");
  expect(follow({ address: "14 Tern Lane, Freshwater" })?.href).toBe("/property/3");
  expect(follow({ address: "1 Tern Lane" })).toEqual({ href: "/listings?location=Freshwater" });
  expect(follow({ address: "", location: "" })).toEqual({ href: "/listings" });
});

test("shows its home's price and status, and disappears when the home is withdrawn", () => {
  const home = toTestListing({ id: 3, originalId: "S014", status: "under-offer" });
  const follow = (listing: typeof home, named = "S014") => {
    const [listings, sold] = listing.status === "sold" ? [[], [listing]] : [[listing], []];
    return followHome({ ...card, home: named }, { listings, sold, hasLeft: () => false });
  };
  const offer = { href: "/property/3", price: "$3M", badge: { tone: "offer", label: "Under offer" } };
  for (const named of ["S014", "3", "/property/3", "https://site.example/property/S014/?utm_source=a"])
    expect(follow(home, named)).toEqual(offer);
  expect(follow({ ...home, showsPrice: false })?.price).toBe("Contact agent");
  const badge = { tone: "sold", label: "Sold" } as const;
  const sold = { href: "/sold-property/S014", price: "Price withheld", badge };
  expect(follow({ ...home, status: "sold" })).toEqual(sold);
  expect(follow(home, "S015")).toBeUndefined();
  const html = draw({}, { href: "/", price: "$3M", badge });
  for (const shown of ["Sold", "$3M"]) expect(html).toContain(shown);
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
