import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getPicture } from "#app/ui/picture/picture.ts";
import { aboutStory, aboutValues } from "./about.ts";
import { agents } from "./agents.ts";
import { homeHeadings, homeHero } from "./home.ts";
import { articles } from "./journal.ts";
import { privacy, terms } from "./legal.ts";
import { places } from "./places.ts";
import { rentalPicturePools, rentalPictures } from "./rental-pictures.ts";
import { sellHero, sellSteps } from "./selling.ts";
import { sitePages } from "./site-pages.ts";
import { soldProperties } from "./sold.ts";
import { suburbs } from "./suburbs.ts";
import { testimonials } from "./testimonials.ts";

const supplied = v.parse(
  v.array(v.object({ id: v.string(), agent: v.object({ id: v.string() }) })),
  JSON.parse(readFileSync("public/data/coastal-listings.json", "utf8")),
);
const suppliedRentals = v.parse(
  v.array(
    v.object({
      id: v.string(),
      type: v.picklist(["House", "Apartment"]),
      suburb: v.string(),
      agent: v.object({ id: v.string() }),
    }),
  ),
  JSON.parse(readFileSync("public/data/coastal-rentals.json", "utf8")),
);
const placeNames = places.map(({ name }): string => name);

test("has the suburbs, prices and growth figures of the specification", () => {
  expect(
    suburbs.map(({ id, stats }) => [id, stats.medianPrice, stats.priceGrowth, stats.yearlyGrowth]),
  ).toEqual([
    ["manly", 4_800_000, "+12.5%", "+8.2%"],
    ["dee-why", 2_800_000, "+8.3%", "+6.1%"],
    ["freshwater", 3_900_000, "+15.2%", "+9.7%"],
    ["avalon", 2_800_000, "+18.7%", "+12.4%"],
  ]);
});

test("has the key features of the specification, word for word", () => {
  expect(suburbs.map(({ features }) => features.join(", "))).toEqual([
    "Beach Access, Ferry Terminal, The Corso Shopping, Surf Culture, Harbor Views, Restaurants & Cafes",
    "Family Friendly, Beach & Lagoon, Shopping Centre, Schools, Coastal Walks, Public Transport",
    "Village Atmosphere, Pristine Beach, Surf Culture, Heritage Character, Lagoon Access, Cafes & Markets",
    "Luxury Properties, Exclusive Community, Golf Course, Pristine Beaches, Privacy, High-End Dining",
  ]);
});

test("has the four sales of the specification, each with four pictures", () => {
  expect(soldProperties.map(({ price }) => price)).toEqual([
    "$11,100,000",
    "$5,850,000",
    "$3,120,000",
    "$2,320,000",
  ]);
  expect(soldProperties.map(({ pictures }) => pictures.length)).toEqual([4, 4, 4, 4]);
});

test("has the seven agents of the specification, with its roles and ratings", () => {
  expect(agents.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(agents.map(({ role }) => role).toSorted()).toEqual([
    "Luxury Property Specialist",
    "Principal Agent",
    "Property Manager",
    "Sales Associate",
    "Sales Associate",
    "Senior Sales Agent",
    "Senior Sales Agent",
  ]);
  for (const { rating = 4.6 } of agents) {
    expect(rating).toBeGreaterThanOrEqual(4.6);
    expect(rating).toBeLessThanOrEqual(4.9);
  }
});

test("has three articles, one of each category, one of them featured", () => {
  expect(articles.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(articles.map(({ category }) => category).toSorted()).toEqual([
    "Buying Guide",
    "Lifestyle",
    "Market Analysis",
  ]);
  expect(articles.filter(({ featured }) => featured)).toHaveLength(1);
});

test("has four testimonials and the four values of the specification", () => {
  expect(testimonials).toHaveLength(4);
  expect(aboutValues.map(({ title }) => title)).toEqual([
    "Expert Knowledge",
    "Personalized Service",
    "Proven Results",
    "Community Focus",
  ]);
});

test("gives every address and every anchor once", () => {
  for (const names of [
    suburbs.map(({ id }) => id),
    suburbs.map(({ slug }) => slug),
    articles.map(({ slug }) => slug),
    soldProperties.map(({ id }) => id),
    testimonials.map(({ id }) => String(id)),
    sitePages.map(({ href }) => href),
    privacy.sections.map(({ id }) => id),
    terms.sections.map(({ id }) => id),
  ])
    expect(new Set(names).size, names.join(", ")).toBe(names.length);
});

test("names only suburbs that are on the map", () => {
  const named = [...suburbs.map(({ name }) => name), ...soldProperties.map(({ suburb }) => suburb)];
  const areas = [...agents.flatMap((agent) => agent.areas), ...testimonials.map(({ suburb }) => suburb)];
  expect(placeNames).toEqual(expect.arrayContaining([...named, ...areas]));
});

test("gives each suburb the postcode that finds it on the map", () => {
  for (const { name, postcode } of suburbs)
    expect(places.find((place) => place.name === name)?.postcode, name).toBe(postcode);
});

test("names only sales that happened, in the suburb that names them", () => {
  for (const suburb of suburbs)
    for (const id of suburb.recentSales)
      expect(soldProperties.find((sold) => sold.id === id)?.suburb, id).toBe(suburb.name);
  for (const { propertyId } of testimonials)
    if (propertyId) expect(soldProperties.map(({ id }) => id)).toContain(propertyId);
});

test("names only agents who work here", () => {
  for (const { agentId } of testimonials) expect(agents.map(({ id }) => id)).toContain(agentId);
  for (const sold of soldProperties)
    expect(agents.map(({ name, mobile, email }) => `${name} ${mobile} ${email}`)).toContain(
      `${sold.agentName} ${sold.agentPhone} ${sold.agentEmail}`,
    );
});

test("gives listings to the first three agents only, and only their own", () => {
  for (const { id, listings } of agents)
    for (const listing of listings) {
      expect(id).toBeLessThanOrEqual(3);
      expect(supplied.find((record) => record.id === listing)?.agent.id, listing).toBe(`agent-${id}`);
    }
});

test("sends each step to sell to a page of the site", () => {
  const addresses: string[] = [
    ...sitePages.map(({ href }) => href),
    ...articles.map(({ slug }) => `/journal/${slug}`),
  ];
  for (const { action } of sellSteps) expect(addresses).toContain(action.to);
});

test("shows only pictures that are encoded", () => {
  const named = [
    homeHero.picture,
    homeHeadings.reasons.picture,
    aboutStory.picture,
    sellHero.picture,
    ...suburbs.map(({ picture }) => picture),
    ...articles.map(({ picture }) => picture),
    ...soldProperties.flatMap(({ pictures }) => pictures),
    ...agents.flatMap(({ picture }) => picture ?? []),
    ...Object.values(rentalPictures).flat(),
    ...Object.values(rentalPicturePools).flat(),
  ];
  for (const name of named) expect(() => getPicture(name)).not.toThrow();
});

test("has at least 24 rentals in ten suburbs that are on the map, let by people who work here", () => {
  expect(suppliedRentals.length).toBeGreaterThanOrEqual(24);
  expect(new Set(suppliedRentals.map(({ suburb }) => suburb)).size).toBeGreaterThanOrEqual(10);
  expect(placeNames).toEqual(expect.arrayContaining(suppliedRentals.map(({ suburb }) => suburb)));
  const agentIds = agents.map(({ id }) => `agent-${id}`);
  expect(agentIds).toEqual(expect.arrayContaining(suppliedRentals.map(({ agent }) => agent.id)));
});

test("gives every rental three pictures, and houses a fourth", () => {
  for (const { id, type } of suppliedRentals)
    expect(new Set(rentalPictures[id]).size, id).toBe(type === "House" ? 4 : 3);
  expect(rentalPicturePools.House.length % 4).toBe(0);
  expect(rentalPicturePools.Apartment.length % 3).toBe(0);
});

test("leads the first rental with a picture that leads no other", () => {
  const { R001 = [], ...others } = rentalPictures;
  const leads = [...Object.values(others), rentalPicturePools.Apartment].map(([lead]) => lead);
  expect(leads).not.toContain(R001[0]);
});
