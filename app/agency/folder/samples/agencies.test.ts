import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { fixedWords } from "#app/agency/folder/first-texts.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { findPlaces } from "#app/office-texts/published/words-by-place.ts";
import { findFiles } from "../../../../scripts/find-files.fixture.ts";
import { fileSchemas } from "../schemas/files.ts";

const record = {
  id: v.string(),
  agent: v.object({ id: v.string(), name: v.string(), phone: v.string(), email: v.string() }),
  pictures: v.array(v.object({ label: v.optional(v.string()) })),
};

/** Every agency of the repository, parsed by the schemas, because the modules beside this file read only one. */
const agencies = readdirSync("agencies").map(readAgency);

function readAgency(name: string) {
  const folder = `agencies/${name}`;
  const read = <const Schema extends v.GenericSchema>(file: string, schema: Schema) => {
    const result = v.safeParse(schema, JSON.parse(readFileSync(`${folder}/${file}`, "utf8")));
    if (result.success) return result.output;
    throw new Error(`${folder}/${file}: ${JSON.stringify(v.flatten(result.issues))}`);
  };
  return {
    name,
    folder,
    agency: read("agency.json", fileSchemas["agency.json"]),
    menu: read("menu.json", fileSchemas["menu.json"]),
    places: read("places.json", fileSchemas["places.json"]).suburbs,
    people: read("people.json", fileSchemas["people.json"]),
    articles: read("journal.json", fileSchemas["journal.json"]),
    sales: read("homes/coastal-listings.json", v.array(v.object(record))),
    rentals: read("homes/coastal-rentals.json", v.array(v.object(record))),
  };
}

/** Quoted from the specification, which has straight apostrophes. */
const specified = [
  "The property you're looking for doesn't exist.",
  "The sold property you're looking for doesn't exist.",
  "You're in safe hands.",
  "Thank you for your inquiry! We'll contact you within 24 hours.",
  "Thank you! Your appraisal request has been submitted. We'll contact you within 24 hours.",
];

test("apostrophes are curly wherever the specification does not say otherwise", () => {
  const files = findFiles(["agencies/*/**/*.{json,md}", "app/**/*.{ts,tsx}"], {
    // Headlines are compared with the software's, after apostrophes are made straight.
    exclude: ["**/*.test.*", "**/*.fixture.*", "**/headline-words.ts"],
  });
  const straight = files.flatMap((file) => {
    const found = readWords(file).match(/.{0,20}(?:\p{L}'\p{L}|s'\s\p{L}).{0,20}/gu) ?? [];
    return found.map((words) => `${file}: ${words}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(straight).toEqual([]);
});

function readWords(file: string) {
  const withoutComments = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
  // The rules before publishing make the apostrophes of advertisements straight first.
  const written = /^app\/(homes\/rules|wording)\//.test(file)
    ? withoutComments.replace(/\/(?:\\.|[^/\n])+\/[a-z]*/g, "")
    : withoutComments;
  return specified.reduce((text, words) => text.replaceAll(words, ""), written);
}

test.each(agencies)("$name says that it is a sample", ({ agency, menu }) => {
  expect(agency.isSample).toBe(true);
  expect(menu.footer.sampleSentence).toBe(
    `${agency.name} is a sample agency: its people, homes and figures are invented.`,
  );
});

test.each(agencies)("$name has only phone numbers reserved for fiction", ({ folder }) => {
  const numbers = readFolder(folder).match(/\(0\d\) \d{4} \d{4}|\b04\d\d \d{3} \d{3}\b/g) ?? [];
  expect(numbers.length).toBeGreaterThan(10);
  for (const number of numbers) expect(number).toMatch(/^\(0[2378]\) (?:5550|7010) \d{4}$|^0491 57\d \d{3}$/);
});

test.each(agencies)("$name has no name, place, person or mail address of another agency", (own) => {
  const text = readFolder(own.folder);
  for (const { name, agency, places, people } of agencies) {
    if (name === own.name) continue;
    const foreign = [agency.name, agency.address.street, ...[...places, ...people].map((one) => one.name)];
    for (const words of [...foreign, `${name}.example`])
      expect(text.match(new RegExp(`.{0,30}\\b${words}\\b.{0,30}`, "i"))?.[0], words).toBeUndefined();
  }
});

function readFolder(folder: string) {
  return findFiles(`${folder}/**/*.{json,md,webmanifest,css}`)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

test("every fixed word occurs somewhere", () => {
  const places = Object.keys(findPlaces(defaultTexts.pages, {})).map((place) => place.replace(/\.\d+/g, ""));
  for (const fixed of fixedWords?.words ?? [])
    expect([...places, "suburbs.features"], fixed).toContain(fixed);
  expect(fixedWords?.words.length).toBeGreaterThan(3);
});

test.each(agencies)("$name labels every picture of a home as computer-made", ({ sales, rentals }) => {
  for (const { id, pictures } of [...sales, ...rentals])
    for (const { label } of pictures) expect(label, id).toBe("computer-made");
});

test.each(agencies)("$name's homes have its own agents, with their own numbers", (agency) => {
  for (const { id, agent } of [...agency.sales, ...agency.rentals]) {
    const person = agency.people.find((one) => agent.id === `agent-${one.id}`);
    expect(agent, id).toMatchObject({ name: person?.name, phone: person?.mobile, email: person?.email });
  }
});

test.each(agencies)("the menus of $name lead to pages of the site", ({ menu, articles }) => {
  const pages = [...menu.pages.map(({ href }) => href), ...articles.map(({ slug }) => `/journal/${slug}`)];
  const { quickLinks, appraisalLink, legalLinks } = menu.footer;
  const menus = [...menu.menus, { links: menu.mobile }, { links: menu.moreMobile }];
  const links = [...menus.flatMap((each) => each.links), ...quickLinks, appraisalLink, ...legalLinks];
  const own = ["/shortlist", "/shortlist/compare"];
  const paths = links.map(({ href }) => href.replace(/\?.*/, ""));
  expect([...pages, ...own]).toEqual(expect.arrayContaining(paths));
});

test.each(agencies)("the icon of $name has its primary colour", ({ folder }) => {
  const [, ink = "none"] = /--color-ink: (#\w{6});/.exec(readFileSync(`${folder}/theme.css`, "utf8")) ?? [];
  expect(readFileSync(`${folder}/public/favicon.svg`, "utf8")).toContain(ink);
});
