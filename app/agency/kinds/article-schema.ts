import * as v from "valibot";
import { day, described, list, picture, words } from "./schema-parts.ts";

export const articleCategories = ["Buying Guide", "Market Analysis", "Lifestyle"] as const;

/** Lines of a text that are pictures: ![caption](name). */
export const picturesInText = /^!\[[^\]]*\]\(([\w-]+)\)$/gm;

/** A journal article (spec §3.7). Blank lines separate the blocks of `content`: see toArticleBlocks. */
export const articleSchema = v.object({
  id: v.number(),
  slug: described(words, "its address, /journal/{slug}"),
  title: words,
  excerpt: words,
  content: words,
  author: words,
  category: v.picklist(articleCategories),
  picture,
  caption: described(words, "of the picture"),
  publishedAt: day,
  tags: list(words),
  featured: v.boolean(),
});

export type Article = v.InferOutput<typeof articleSchema>;
