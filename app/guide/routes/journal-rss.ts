import { href } from "react-router";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toRssResponse } from "#app/document/metadata/rss-feed.ts";
import { toPageTitle } from "#app/document/site/page-title.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { findArticles } from "#app/guide/journal/articles.ts";
import type { Route } from "./+types/journal-rss.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const { articles, pages } = context.get(textsContext);
  return toRssResponse({
    title: toPageTitle("Market Journal"),
    description: pages.journal.lead,
    page: origin + href("/journal"),
    self: origin + href("/journal/rss.xml"),
    items: findArticles(articles).map(({ slug, title, excerpt, author, category, tags, publishedAt }) => ({
      title,
      url: origin + href("/journal/:slug", { slug }),
      description: excerpt,
      author,
      categories: [category, ...tags],
      day: publishedAt,
    })),
  });
}
