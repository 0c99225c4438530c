import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { toArticleBlocks } from "#app/agency/journal/article.ts";
import { withPlaceholder } from "#app/homes/record/listing-pictures.ts";
import { getPicture } from "../pictures.ts";
import { soldProperties } from "../sold.ts";
import { articles, suburbs } from "../texts.ts";
import { homeWords } from "../words.ts";

const record = {
  id: v.string(),
  type: v.string(),
  pictures: v.array(v.object({ src: v.string(), label: v.optional(v.string()) })),
};
const sales = v.parse(v.array(v.object(record)), readData("coastal-listings.json"));
const rentals = v.parse(v.array(v.object(record)), readData("coastal-rentals.json"));

const homes = [
  ...[...sales, ...rentals]
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ id, pictures }) => ({ id, pictures: pictures.map(({ src }) => toName(src)) })),
  ...soldProperties.map(({ id, pictures }) => ({ id: `sold-${id}`, pictures })),
];

test("shows no picture file in two homes, nor twice in one", () => {
  const names = homes.flatMap(({ pictures }) => pictures);
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("shows each home in four to six pictures of its own, from the street first", () => {
  for (const { id, pictures } of homes) {
    expect(pictures[0], id).toBe(`${id.toLowerCase()}-street`);
    expect(pictures.length, id).toBeGreaterThanOrEqual(4);
    expect(pictures.length, id).toBeLessThanOrEqual(6);
    for (const name of pictures) expect(name).toMatch(new RegExp(`^${id.toLowerCase()}-[a-z]+$`));
  }
});

test("says of every picture of a home that it is computer-made", () => {
  for (const { id, pictures } of [...sales, ...rentals])
    for (const { label } of pictures) expect(label, id).toBe("computer-made");
});

test("shows no painted place twice on a page", () => {
  const leads = articles.map(({ picture }) => picture);
  const pages = {
    "/": [
      homeWords.hero.pictures.noon,
      homeWords.headings.reasons.picture,
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
    expect(names.length, page).toBeGreaterThan(1);
    expect(new Set(names).size, `${page}: ${names.join(", ")}`).toBe(names.length);
  }
});

test("describes every picture it names", () => {
  for (const name of homes.flatMap(({ pictures }) => pictures))
    expect(getPicture(name).alt, name).not.toBe("");
});

test("shows a rental apartment with at least three pictures and a rental house with four", () => {
  for (const { id, type, pictures } of rentals)
    expect(pictures.length, id).toBeGreaterThanOrEqual(type === "House" ? 4 : 3);
});

function findPicturesIn(content: string) {
  return toArticleBlocks(content).flatMap((block) => (block.kind === "picture" ? [block.name] : []));
}

function readData(file: string): unknown {
  return JSON.parse(readFileSync(`agencies/headland/homes/${file}`, "utf8"));
}

function toName(url: string) {
  return url.replace("/pictures/", "").replace(".jpg", "");
}
