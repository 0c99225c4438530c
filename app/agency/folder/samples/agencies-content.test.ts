import { expect, test } from "vitest";
import { toArticleBlocks } from "#app/guide/journal/articles.ts";
import { toFiguresNote } from "#app/guide/suburbs/suburb-guides.ts";
import { toReviewsNote } from "#app/guide/team/agents.ts";
import { findStatesOf } from "#app/region/state.ts";
import { agencies } from "./agencies.fixture.ts";

test.each(agencies)("$name says of each suburb what its page shows", ({ suburbs, agency }) => {
  for (const { name, state, stats, features, articles: texts } of suburbs) {
    expect(state, name).toBe(agency.address.state);
    for (const growth of [stats.priceGrowth, stats.yearlyGrowth])
      expect(growth, name).toMatch(/^[+-]\d+(\.\d+)?%$/);
    expect(features.length, name).toBeGreaterThan(0);
    expect([texts.paragraph1, texts.paragraph2].every(Boolean), name).toBe(true);
  }
});

test.each(agencies)(
  "$name breaks each article up with a heading, a pull quote from its text and a second picture",
  ({ articles }) => {
    for (const { slug, content, picture } of articles) {
      const blocks = toArticleBlocks(content);
      const paragraphs = blocks.filter(({ kind }) => kind === "paragraph").map(({ text }) => text);
      expect(blocks.filter(({ kind }) => kind === "heading").length, slug).toBeGreaterThan(1);
      const quotes = blocks.filter(({ kind }) => kind === "pullQuote");
      expect(quotes, slug).not.toEqual([]);
      for (const { text } of quotes) expect(paragraphs.join("\n"), slug).toContain(text);
      const second = blocks.filter((block) => block.kind === "picture" && block.name !== picture);
      expect(second, slug).not.toEqual([]);
    }
  },
);

test.each(agencies)("$name has its latest article first and features one at most", ({ articles }) => {
  const days = articles.map(({ publishedAt }) => publishedAt);
  expect(days).toEqual(days.toSorted().reverse());
  expect(articles.filter(({ featured }) => featured).length).toBeLessThanOrEqual(1);
});

test.each(agencies)("$name gives every address and every anchor once", (agency) => {
  const { suburbs, people, articles, soldHomes, testimonials, menu, legal, sales, rentals } = agency;
  for (const names of [
    suburbs.map(({ id }) => id),
    people.map(({ id }) => String(id)),
    articles.map(({ slug }) => slug),
    soldHomes.map(({ id }) => id),
    testimonials.map(({ id }) => String(id)),
    menu.pages.map(({ href }) => href),
    legal.privacy.sections.map(({ id }) => id),
    legal.terms.sections.map(({ id }) => id),
    [...sales, ...rentals].map(({ id }) => id),
  ])
    expect(new Set(names).size, names.join(", ")).toBe(names.length);
});

test.each(agencies)("$name names only suburbs that it has a place for", (agency) => {
  const { suburbs, soldHomes, people, testimonials, sales, rentals } = agency;
  const named = [...soldHomes, ...testimonials, ...sales, ...rentals].map(({ suburb }) => suburb);
  expect(agency.places.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...named,
      ...suburbs.map(({ name }) => name),
      ...people.flatMap(({ areas }) => areas),
    ]),
  );
});

test.each(agencies)("$name gives each suburb the postcode that finds it, of its own state", (agency) => {
  const { state, suburb: office, postcode: officePostcode } = agency.agency.address;
  for (const { name, postcode } of [...agency.suburbs, { name: office, postcode: officePostcode }])
    expect(agency.places.find((place) => place.name === name)?.postcode, name).toBe(postcode);
  for (const { name, postcode } of agency.places) expect(findStatesOf(postcode), name).toContain(state);
});

test.each(agencies)("$name names only sales that happened, in the suburb that names them", (agency) => {
  const { suburbs, soldHomes, testimonials } = agency;
  for (const suburb of suburbs)
    for (const id of suburb.recentSales)
      expect(soldHomes.find((sold) => sold.id === id)?.suburb, id).toBe(suburb.name);
  for (const { propertyId } of testimonials)
    if (propertyId) expect(soldHomes.map(({ id }) => id)).toContain(propertyId);
});

test.each(agencies)("$name names only agents who work there, with their own numbers", (agency) => {
  const { people, soldHomes, testimonials, sales, rentals } = agency;
  for (const { agentId } of testimonials) expect(people.map(({ id }) => id)).toContain(agentId);
  const known = people.map(({ name, mobile, email }) => `${name} ${mobile} ${email}`);
  for (const { agentName, agentPhone, agentEmail } of soldHomes)
    expect(known).toContain(`${agentName} ${agentPhone} ${agentEmail}`);
  for (const { id, agent } of [...sales, ...rentals]) {
    const person = people.find((one) => agent.id === `agent-${one.id}`);
    expect(agent, id).toMatchObject({ name: person?.name, phone: person?.mobile, email: person?.email });
  }
});

test.each(agencies)("$name shows homes every week, each agent one at a time", ({ sales, rentals }) => {
  const times = [...sales, ...rentals].flatMap(({ agent, next_inspection }) =>
    next_inspection ? [`${agent.id} ${next_inspection}`] : [],
  );
  for (const time of times) expect(time).toMatch(/^agent-\d [A-Z][a-z]+day \d{2}:\d{2}\/\d{2}:\d{2}$/);
  const starts = times.map((time) => time.split("/")[0]);
  expect(new Set(starts).size).toBe(starts.length);
});

test.each(agencies)("$name names the year and the giver of every award", ({ people }) => {
  for (const { year, name } of people.flatMap(({ awards }) => awards)) {
    expect(year, name).toBeGreaterThan(2000);
    expect(name).toMatch(/^[^,]+, [^,]+$/);
  }
});

test.each(agencies)(
  "$name names period and source of medians, of reviews and of its own figures",
  ({ suburbs, people, words }) => {
    for (const text of [toFiguresNote(suburbs), toReviewsNote(people, words.team), words.sell.statsSource])
      expect(text).toMatch(/\b20\d\d\b.*Source: /);
  },
);

test.each(agencies)(
  "$name leads from its menus and from each step to sell to pages of the site",
  (agency) => {
    const { menu, articles, people, words } = agency;
    const addresses: string[] = [
      ...menu.pages.map(({ href }) => href),
      ...articles.map(({ slug }) => `/journal/${slug}`),
      ...people.map(({ id }) => `/team/${id}/ask`),
      "/shortlist",
      "/shortlist/compare",
    ];
    const links = [
      ...[...menu.menus, { links: menu.mobile }, { links: menu.moreMobile }].flatMap((each) => each.links),
      ...menu.footer.quickLinks,
      menu.footer.appraisalLink,
      ...menu.footer.legalLinks,
    ].map(({ href }) => href.replace(/\?.*/, ""));
    const actions = [...words.sell.steps, words.appraisal, words.rentalManagement].map(
      ({ action }) => action.to,
    );
    expect(addresses).toEqual(expect.arrayContaining([...links, ...actions]));
  },
);
