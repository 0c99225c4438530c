import type { Article } from "#app/agency/kinds/article-schema.ts";

const RELATED_ARTICLES = 2;

/** The article at /journal/{slug}. */
export function getArticle(articles: readonly Article[], slug: string) {
  return articles.find((article) => article.slug === slug);
}

/** All articles, newest first. */
export function findArticles(articles: readonly Article[]) {
  return articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/** The featured article, then the others by date, as on the journal page. */
export function toJournalOrder(articles: readonly Article[]) {
  return articles.toSorted((a, b) => Number(b.featured) - Number(a.featured));
}

/** Up to two others of the same category, newest first (spec §9.15). */
export function findRelatedArticles(article: Article, articles: readonly Article[]) {
  return findOtherArticles(article, articles)
    .filter(({ category }) => category === article.category)
    .slice(0, RELATED_ARTICLES);
}

/** Up to two others of any category, newest first, shown when none are related. */
export function findMoreArticles(article: Article, articles: readonly Article[]) {
  return findOtherArticles(article, articles).slice(0, RELATED_ARTICLES);
}

function findOtherArticles(article: Article, articles: readonly Article[]) {
  return findArticles(articles).filter(({ slug }) => slug !== article.slug);
}

const READING_WORDS_PER_MINUTE = 220;

/** Reading time in whole minutes, at least 1. */
export function toReadingMinutes(content: string) {
  const words = content.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / READING_WORDS_PER_MINUTE));
}
