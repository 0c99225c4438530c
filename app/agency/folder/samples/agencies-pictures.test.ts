import { expect, test } from "vitest";
import { toArticleBlocks } from "#app/guide/journal/articles.ts";
import { withPlaceholder } from "#app/homes/record/listing-pictures.ts";
import { type AgencyFolder, agencies } from "./agencies.fixture.ts";

const toName = (url: string) => url.replace("/pictures/", "").replace(".jpg", "");

/** What may stand first, chosen for each home by eye: the ends of the files' names. */
const leadKinds = ["street", "garden", "pool", "deck", "balcony", "terrace", "courtyard", "living"];

/** The homes that have pictures, with the names of their files; a sold one is called by its pictures. */
const findHomes = ({ sales, rentals, soldHomes }: AgencyFolder) => [
  ...[...sales, ...rentals]
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ id, pictures }) => ({ id, pictures: pictures.map(({ src }) => toName(src)) })),
  ...soldHomes.map(({ id, pictures }) => ({ id: `sold-${id}`, pictures })),
];

test.each(agencies)("$name shows no picture file in two homes, nor twice in one", (agency) => {
  const names = findHomes(agency).flatMap(({ pictures }) => pictures);
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(agencies)("$name leads each home with a front, a view or a garden, never a garage", (agency) => {
  for (const { id, pictures } of findHomes(agency)) {
    const lead = pictures[0] ?? "";
    expect(leadKinds, lead).toContain(lead.replace(`${id.toLowerCase()}-`, ""));
    if (pictures.length > 1) expect(agency.pictures[lead]?.alt, lead).not.toMatch(/garage/i);
  }
});

test.each(agencies)("$name shows each home in pictures of its own", (agency) => {
  for (const { id, pictures } of findHomes(agency)) {
    expect(pictures.length, id).toBeLessThanOrEqual(6);
    for (const name of pictures) {
      expect(name).toMatch(new RegExp(`^${id.toLowerCase()}-[a-z]+$`));
      expect(agency.pictures[name]?.alt, name).toBeTruthy();
    }
  }
});

test.each(agencies)("$name shows a home that has pictures in three at least", ({ sales, rentals }) => {
  for (const { id, pictures } of [...sales, ...rentals])
    if (pictures.length > 0) expect(pictures.length, id).toBeGreaterThanOrEqual(3);
});

test.each(agencies)(
  "$name says of every picture of a home that it is computer-made",
  ({ sales, rentals }) => {
    for (const { id, pictures } of [...sales, ...rentals])
      for (const { label } of pictures) expect(label, id).toBe("computer-made");
  },
);

test.each(agencies)("$name shows no painted place twice on a page", (agency) => {
  const { words, suburbs, articles, sales } = agency;
  const leads = articles.map(({ picture }) => picture);
  const pages = {
    "/": [
      words.home.hero.pictures.noon,
      words.home.headings.reasons.picture,
      ...suburbs.map(({ picture }) => picture),
      ...leads,
    ],
    "/suburbs": suburbs.map(({ picture }) => picture),
    // Under an article stand the others.
    ...Object.fromEntries(
      articles.map(({ slug, content }) => [`/journal/${slug}`, [...leads, ...findPicturesIn(content)]]),
    ),
    // Homes without pictures, which one list may hold side by side.
    "/listings": sales
      .filter(({ pictures }) => pictures.length === 0)
      .map((record) => toName(withPlaceholder([], record)[0].src)),
  };
  for (const [page, names] of Object.entries(pages)) {
    expect(names.length, page).toBeGreaterThan(0);
    expect(new Set(names).size, `${page}: ${names.join(", ")}`).toBe(names.length);
  }
});

function findPicturesIn(content: string) {
  return toArticleBlocks(content).flatMap((block) => (block.kind === "picture" ? [block.name] : []));
}
