import type { Article } from "#app/agency/kinds/article-schema.ts";

/** An article without words, with the fields that matter to a test. */
export function toTestArticle(slug: string, fields: Partial<Article> = {}): Article {
  const words = { title: slug, excerpt: "", content: "", author: "Imogen Vale", tags: [] };
  const picture = { picture: "place-queenscliff", caption: "" };
  const day = { publishedAt: "2026-01-01", featured: false };
  return { id: 1, slug, category: "Lifestyle", ...words, ...picture, ...day, ...fields };
}
