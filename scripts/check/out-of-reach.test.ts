import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { officePages } from "#app/modules.ts";
import { findFiles } from "../find-files.fixture.ts";

const paths = [...findFiles("app/**/*.ts"), ...findFiles("app/**/*.tsx")];
const sources = paths
  .filter((path) => !/\.(?:test|fixture)\./.test(path))
  .map((path) => ({ path, source: readFileSync(path, "utf8") }));

test("something links to every page of the office", () => {
  const isLinked = (path: string) => sources.some(({ source }) => source.includes(`"/office/${path}"`));
  const pages = officePages.map(({ path }) => path).filter((path) => path !== "" && path !== "*");
  expect(pages.filter((path) => !isLinked(path))).toEqual([]);
});

/** Answers are read in the office only; pages meet the others through agents and words. */
const notOnPages = ["answers", "formerAgents", "pageTexts"];
const keepers = /^app\/(?:office|slots\/published-texts|agency\/texts\/site-texts)/;

test("a page shows every kind of text that the office edits", () => {
  const readers = sources.filter(({ path }) => !keepers.test(path));
  // texts.suburbs; { suburbs, pages } = context.get(textsContext); a parameter { suburbs }: SiteTexts
  const isShown = (name: string) => {
    const use = `texts(?:Context\\))?\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\}(?: = .*texts|: SiteTexts)`;
    return readers.some(({ source }) => new RegExp(use).test(source));
  };
  const kinds = Object.keys(defaultTexts).filter((name) => !notOnPages.includes(name));
  expect(kinds.filter((name) => !isShown(name))).toEqual([]);
});
