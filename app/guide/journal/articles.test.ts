import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { toTestArticle } from "./articles.fixture.ts";
import {
  findArticles,
  findMoreArticles,
  findRelatedArticles,
  getArticle,
  toJournalOrder,
  toReadingMinutes,
} from "./articles.ts";

const oldest = toTestArticle("oldest", { publishedAt: "2025-12-31", featured: true });
const middle = toTestArticle("middle", { publishedAt: "2026-09-30" });
const newest = toTestArticle("newest", { publishedAt: "2026-10-01" });
const guide = toTestArticle("guide", { publishedAt: "2026-10-02", category: "Buying Guide" });
const articles = [middle, oldest, guide, newest];

test("puts the newest article first, and on the journal's page the featured one before it", () => {
  expect(findArticles(articles)).toEqual([guide, newest, middle, oldest]);
  expect(toJournalOrder(findArticles(articles))).toEqual([oldest, guide, newest, middle]);
});

test("finds at most two related articles of the same category, never the article itself", () => {
  expect(findRelatedArticles(middle, articles)).toEqual([newest, oldest]);
  expect(findRelatedArticles(oldest, [...articles, toTestArticle("fourth")])).toEqual([newest, middle]);
  expect(findRelatedArticles(guide, articles)).toEqual([]);
});

test("suggests the two newest other articles", () => {
  expect(findMoreArticles(guide, articles)).toEqual([newest, middle]);
});

test("finds no article at an address that differs slightly", () => {
  const get = (slug: string) => getArticle(defaultTexts.articles, slug);
  expect(get("a-walk-from-freshwater-to-manly-before-breakfast")?.category).toBe("Lifestyle");
  expect(get("a-walk-from-freshwater-to-manly")).toBeUndefined();
});

test("rounds the reading time up to whole minutes, at least one", () => {
  expect(toReadingMinutes("")).toBe(1);
  expect(toReadingMinutes("word ".repeat(220))).toBe(1);
  expect(toReadingMinutes("word ".repeat(221))).toBe(2);
});
