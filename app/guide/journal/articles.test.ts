import { expect, test } from "vitest";
import type { Article } from "#app/agency/kinds/article-schema.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import {
  findArticles,
  findMoreArticles,
  findRelatedArticles,
  getArticle,
  toJournalOrder,
  toReadingMinutes,
} from "./articles.ts";

function toArticle(slug: string, fields: Partial<Article> = {}): Article {
  return {
    id: 1,
    slug,
    title: slug,
    excerpt: "",
    content: "",
    author: "Imogen Vale",
    category: "Lifestyle",
    picture: "place-queenscliff",
    caption: "",
    publishedAt: "2026-01-01",
    tags: [],
    featured: false,
    ...fields,
  };
}

const oldest = toArticle("oldest", { publishedAt: "2025-12-31", featured: true });
const middle = toArticle("middle", { publishedAt: "2026-09-30" });
const newest = toArticle("newest", { publishedAt: "2026-10-01" });
const guide = toArticle("guide", { publishedAt: "2026-10-02", category: "Buying Guide" });
const articles = [middle, oldest, guide, newest];

test("puts the newest article first, and on the journal's page the featured one before it", () => {
  expect(findArticles(articles)).toEqual([guide, newest, middle, oldest]);
  expect(toJournalOrder(findArticles(articles))).toEqual([oldest, guide, newest, middle]);
});

test("finds at most two related articles of the same category, never the article itself", () => {
  expect(findRelatedArticles(middle, articles)).toEqual([newest, oldest]);
  expect(findRelatedArticles(oldest, [...articles, toArticle("fourth")])).toEqual([newest, middle]);
  expect(findRelatedArticles(guide, articles)).toEqual([]);
});

test("suggests the two newest other articles", () => {
  expect(findMoreArticles(guide, articles)).toEqual([newest, middle]);
});

test("finds no article at an address that differs slightly", () => {
  expect(
    getArticle(defaultTexts.articles, "a-walk-from-freshwater-to-manly-before-breakfast")?.category,
  ).toBe("Lifestyle");
  expect(getArticle(defaultTexts.articles, "a-walk-from-freshwater-to-manly")).toBeUndefined();
});

test("rounds the reading time up to whole minutes, at least one", () => {
  expect(toReadingMinutes("")).toBe(1);
  expect(toReadingMinutes("word ".repeat(220))).toBe(1);
  expect(toReadingMinutes("word ".repeat(221))).toBe(2);
});
