import { journalWords } from "#app/agency/folder/words.ts";
import { findArticles } from "#app/agency/journal/articles.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toJournalFeed } from "#app/document/metadata/journal-feed.ts";
import { toPageTitle } from "#app/document/site/page-title.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import type { Route } from "./+types/journal-rss.ts";

export function loader({ context }: Route.LoaderArgs) {
  const feed = toJournalFeed({
    title: toPageTitle("Market Journal"),
    description: journalWords.lead,
    origin: context.get(siteContext).origin,
    articles: findArticles(context.get(textsContext).articles),
  });
  return new Response(feed, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
