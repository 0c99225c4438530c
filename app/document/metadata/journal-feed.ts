import type { Article } from "#app/agency/texts/kinds/article.ts";
import { escapeXml } from "./xml.ts";

type JournalFeed = {
  title: string;
  description: string;
  /** The address of the site, as https://www.example.com. */
  origin: string;
  /** The newest first. */
  articles: readonly Article[];
};

/** The journal as an RSS 2.0 feed; every address in it is absolute. */
export function toJournalFeed({ title, description, origin, articles }: JournalFeed) {
  const [newest] = articles;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(`${origin}/journal`)}</link>
<description>${escapeXml(description)}</description>
<language>en-AU</language>
${newest ? `<lastBuildDate>${toFeedDate(newest.publishedAt)}</lastBuildDate>` : ""}
<atom:link href="${escapeXml(`${origin}/journal/rss.xml`)}" rel="self" type="application/rss+xml"/>
${articles.map((article) => toItem(article, origin)).join("\n")}
</channel>
</rss>
`;
}

function toItem({ slug, title, excerpt, author, category, tags, publishedAt }: Article, origin: string) {
  const address = escapeXml(`${origin}/journal/${slug}`);
  const categories = [category, ...tags].map((name) => `<category>${escapeXml(name)}</category>`);
  return `<item>
<title>${escapeXml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<description>${escapeXml(excerpt)}</description>
<dc:creator>${escapeXml(author)}</dc:creator>
${categories.join("\n")}
<pubDate>${toFeedDate(publishedAt)}</pubDate>
</item>`;
}

/** A calendar day as feeds write it: midnight in Greenwich is the morning of the same day at the agency. */
function toFeedDate(day: string) {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
