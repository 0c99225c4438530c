import { escapeXml } from "./xml.ts";

type FeedItem = {
  title: string;
  /** The item's page, as an absolute URL. */
  url: string;
  description: string;
  author?: string;
  categories?: readonly string[];
  /** A day at the agency, as 2026-10-14. */
  day?: string;
};

type RssFeed = {
  title: string;
  description: string;
  /** Absolute URLs of the page with the same content, and of the feed itself. */
  page: string;
  self: string;
  /** Newest first. */
  items: readonly FeedItem[];
};

export function toRssFeed({ title, description, page, self, items }: RssFeed) {
  const newest = items.find(({ day }) => day)?.day;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(page)}</link>
<description>${escapeXml(description)}</description>
<language>en-AU</language>
${newest ? `<lastBuildDate>${toFeedDate(newest)}</lastBuildDate>` : ""}
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.map(toItem).join("\n")}
</channel>
</rss>
`;
}

export function toRssResponse(feed: RssFeed) {
  return new Response(toRssFeed(feed), { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}

function toItem({ title, url, description, author, categories = [], day }: FeedItem) {
  const address = escapeXml(url);
  const parts = [
    `<title>${escapeXml(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<description>${escapeXml(description)}</description>`,
    ...(author ? [`<dc:creator>${escapeXml(author)}</dc:creator>`] : []),
    ...categories.map((name) => `<category>${escapeXml(name)}</category>`),
    ...(day ? [`<pubDate>${toFeedDate(day)}</pubDate>`] : []),
  ];
  return `<item>\n${parts.join("\n")}\n</item>`;
}

/** Writes a calendar day as feeds do. Midnight in Greenwich is the morning of the same day at the agency. */
function toFeedDate(day: string) {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
