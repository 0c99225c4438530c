const articleCategories = ["Buying Guide", "Market Analysis", "Lifestyle"] as const;
type ArticleCategory = (typeof articleCategories)[number];

/** A journal article (spec §3.7). Paragraphs of `content` are separated by blank lines. */
export type Article = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  author: string;
  category: ArticleCategory;
  /** Name of a picture in public/pictures. */
  picture: string;
  /** Caption of the picture. */
  caption: string;
  /** Calendar day in Sydney, as 2026-10-14. */
  publishedAt: string;
  tags: readonly string[];
  featured: boolean;
};

const READING_WORDS_PER_MINUTE = 220;

/** Reading time in whole minutes, at least 1. */
export function toReadingMinutes(content: string) {
  const words = content.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / READING_WORDS_PER_MINUTE));
}
