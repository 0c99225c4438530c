import type { Article as ArticleThing } from "schema-dts";
import type { Article } from "#app/texts/kinds/article.ts";
import { getPicture } from "#app/ui/picture/picture.ts";
import { toAgencyReference } from "./json-ld.ts";

/** An article as JSON-LD: what its header shows. `url` is the article's address. */
export function toArticleThing(article: Article, url: string, origin: string) {
  return {
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    url,
    image: new URL(getPicture(article.picture).src, origin).href,
    datePublished: article.publishedAt,
    articleSection: article.category,
    author: { "@type": "Person", name: article.author },
    publisher: toAgencyReference(origin),
  } satisfies ArticleThing;
}
