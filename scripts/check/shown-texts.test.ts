import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { findFiles } from "../find-files.fixture.ts";

/** Answers are read in the office only; pages meet the others through agents and words. */
const notOnPages = ["answers", "formerAgents", "pageTexts"];
const keepers = /^app\/(?:office|slots\/published-texts|agency\/texts\/site-texts)|\.(?:test|fixture)\./;

test("a page shows every kind of text that the office edits", () => {
  const sources = [...findFiles("app/**/*.ts"), ...findFiles("app/**/*.tsx")]
    .filter((path) => !keepers.test(path))
    .map((path) => readFileSync(path, "utf8"));
  // texts.suburbs; { suburbs, pages } = context.get(textsContext); a parameter { suburbs }: SiteTexts
  const isShown = (name: string) => {
    const use = `texts(?:Context\\))?\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\}(?: = .*texts|: SiteTexts)`;
    return sources.some((source) => new RegExp(use).test(source));
  };
  const kinds = Object.keys(defaultTexts).filter((name) => !notOnPages.includes(name));
  expect(kinds.filter((name) => !isShown(name))).toEqual([]);
});
