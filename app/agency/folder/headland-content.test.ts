import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { toArticleBlocks } from "#app/agency/journal/article.ts";
import { toFiguresNote } from "#app/agency/suburbs/figures-note.ts";
import { toReviewsNote } from "#app/agency/team/reviews-note.ts";
import { privacy, terms } from "./legal.ts";
import { sitePages } from "./menu.ts";
import { getPicture } from "./pictures.ts";
import { places } from "./places.ts";
import { soldProperties } from "./sold.ts";
import { agents, articles, suburbs, testimonials } from "./texts.ts";
import { aboutWords, homeWords, sellWords } from "./words.ts";

const supplied = v.parse(
  v.array(
    v.object({
      id: v.string(),
      suburb: v.string(),
      agent: v.object({ id: v.string() }),
      next_inspection: v.nullable(v.string()),
    }),
  ),
  JSON.parse(readFileSync("agencies/headland/homes/coastal-listings.json", "utf8")),
);
const suppliedRentals = v.parse(
  v.array(
    v.object({
      id: v.string(),
      type: v.picklist(["House", "Apartment"]),
      suburb: v.string(),
      agent: v.object({ id: v.string() }),
      next_inspection: v.nullable(v.string()),
    }),
  ),
  JSON.parse(readFileSync("agencies/headland/homes/coastal-rentals.json", "utf8")),
);
const placeNames = places.map(({ name }): string => name);

test("says of each suburb what its page shows", () => {
  for (const { name, stats, features, articles: texts } of suburbs) {
    for (const growth of [stats.priceGrowth, stats.yearlyGrowth])
      expect(growth, name).toMatch(/^[+-]\d+(\.\d+)?%$/);
    expect(stats.medianPrice, name).toBeGreaterThan(0);
    expect(features.length, name).toBeGreaterThan(0);
    expect([texts.paragraph1, texts.paragraph2].every(Boolean), name).toBe(true);
  }
});

test("breaks each article up with a heading, a pull quote from its text and a second picture", () => {
  for (const { slug, content, picture } of articles) {
    const blocks = toArticleBlocks(content);
    const paragraphs = blocks.filter(({ kind }) => kind === "paragraph").map(({ text }) => text);
    expect(blocks.filter(({ kind }) => kind === "heading").length, slug).toBeGreaterThan(1);
    const quotes = blocks.filter(({ kind }) => kind === "pullQuote");
    expect(quotes, slug).not.toEqual([]);
    for (const { text } of quotes) expect(paragraphs.join("\n"), slug).toContain(text);
    const pictures = blocks.flatMap((block) => (block.kind === "picture" ? [block.name] : []));
    expect(
      pictures.filter((name) => name !== picture && getPicture(name)),
      slug,
    ).not.toEqual([]);
  }
});

test("gives each sale a price, a day and at least one picture", () => {
  for (const { id, price, soldDate, pictures } of soldProperties) {
    expect(price, id).toBeGreaterThan(0);
    expect(Number.isNaN(Date.parse(soldDate)), id).toBe(false);
    expect(pictures.length, id).toBeGreaterThan(0);
  }
});

test("rates agents and homes out of five", () => {
  const ratings = [...agents, ...testimonials, ...agents.flatMap((agent) => agent.testimonials)];
  for (const { name, rating = 5 } of ratings) {
    expect(rating, name).toBeGreaterThan(0);
    expect(rating, name).toBeLessThanOrEqual(5);
  }
});

test("dates every article and features one at most", () => {
  for (const { slug, publishedAt } of articles)
    expect(Number.isNaN(Date.parse(publishedAt)), slug).toBe(false);
  expect(articles.filter(({ featured }) => featured).length).toBeLessThanOrEqual(1);
});

test("gives every address and every anchor once", () => {
  for (const names of [
    suburbs.map(({ id }) => id),
    agents.map(({ id }) => String(id)),
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

test("shows homes of the sample every week, each agent one at a time", () => {
  const times = [...supplied, ...suppliedRentals].flatMap(({ agent, next_inspection }) =>
    next_inspection ? [`${agent.id} ${next_inspection}`] : [],
  );
  for (const time of times) expect(time).toMatch(/^agent-\d [A-Z][a-z]+day \d{2}:\d{2}\/\d{2}:\d{2}$/);
  const starts = times.map((time) => time.split("/")[0]);
  expect(new Set(starts).size).toBe(starts.length);
});

test("has the luxury specialist sell the house at Whale Beach", () => {
  const specialist = agents.find(({ role }) => role === "Luxury Property Specialist");
  const house = supplied.find(({ suburb }) => suburb === "Whale Beach");
  expect(house?.agent.id).toBe(`agent-${specialist?.id}`);
});

test("names the year and the giver of every award", () => {
  for (const { year, name } of agents.flatMap(({ awards }) => awards)) {
    expect(year, name).toBeGreaterThan(2000);
    expect(name).toMatch(/^[^,]+, [^,]+$/);
  }
});

test("names period and source of medians, of reviews and of our own figures", () => {
  for (const words of [toFiguresNote(suburbs), toReviewsNote(agents), sellWords.statsSource])
    expect(words).toMatch(/\b20\d\d\b.*Source: /);
});

test("sends each step to sell to a page of the site", () => {
  const addresses: string[] = [
    ...sitePages.map(({ href }) => href),
    ...articles.map(({ slug }) => `/journal/${slug}`),
  ];
  for (const { action } of sellWords.steps) expect(addresses).toContain(action.to);
});

test("shows only pictures that are encoded", () => {
  const named = [
    ...Object.values(homeWords.hero.pictures),
    homeWords.headings.reasons.picture,
    aboutWords.story.picture,
    sellWords.hero.picture,
    ...suburbs.map(({ picture }) => picture),
    ...articles.map(({ picture }) => picture),
    ...soldProperties.flatMap(({ pictures }) => pictures),
    ...agents.flatMap(({ picture }) => picture ?? []),
  ];
  for (const name of named) expect(() => getPicture(name)).not.toThrow();
});

test("lets rentals only in suburbs that are on the map, by people who work here", () => {
  expect(placeNames).toEqual(expect.arrayContaining(suppliedRentals.map(({ suburb }) => suburb)));
  const agentIds = agents.map(({ id }) => `agent-${id}`);
  expect(agentIds).toEqual(expect.arrayContaining(suppliedRentals.map(({ agent }) => agent.id)));
});
