import * as v from "valibot";
import { day, list, picture, words } from "./fields.ts";

export const articleCategories = ["Buying Guide", "Market Analysis", "Lifestyle"] as const;

/** The lines of a text that are pictures: ![caption](name). */
export const picturesInText = /^!\[[^\]]*\]\(([\w-]+)\)$/gm;

/** A journal article (spec §3.7). Blank lines separate what `content` is made of: see toArticleBlocks. */
export const articleSchema = v.object({
  id: v.number(),
  /** Its address: /journal/{slug}. */
  slug: words,
  title: words,
  excerpt: words,
  content: words,
  author: words,
  category: v.picklist(articleCategories),
  picture,
  /** Caption of the picture. */
  caption: words,
  publishedAt: day,
  tags: list(words),
  featured: v.boolean(),
});

export type Article = v.InferOutput<typeof articleSchema>;
