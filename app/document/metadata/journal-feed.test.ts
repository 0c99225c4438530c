import { expect, test } from "vitest";
import type { Article } from "#app/agency/texts/kinds/article.ts";
import { toJournalFeed } from "./journal-feed.ts";

const article: Article = {
  id: 1,
  slug: "salt-and-steel",
  title: "Salt & steel: what <rust> costs",
  excerpt: "“Ask” & you'll hear.",
  content: "",
  author: "Imogen Vale",
  category: "Buying Guide",
  picture: "place-queenscliff",
  caption: "",
  publishedAt: "2026-10-14",
  tags: ["Fish & chips"],
  featured: false,
};

function toFeed(articles: readonly Article[]) {
  return toJournalFeed({
    title: "Journal",
    description: "Notes",
    origin: "https://headland.example",
    articles,
  });
}

test("escapes what an article says", () => {
  const feed = toFeed([article]);
  expect(feed).toContain("<title>Salt &amp; steel: what &lt;rust&gt; costs</title>");
  expect(feed).toContain("<description>“Ask” &amp; you&apos;ll hear.</description>");
  expect(feed).toContain("<category>Fish &amp; chips</category>");
});

test("gives every address in full", () => {
  const feed = toFeed([article]);
  expect(feed).toContain("<link>https://headland.example/journal/salt-and-steel</link>");
  expect(feed).toContain('<guid isPermaLink="true">https://headland.example/journal/salt-and-steel</guid>');
  expect(feed).toContain('href="https://headland.example/journal/rss.xml" rel="self"');
});

test("was last built when its newest article was published", () => {
  const feed = toFeed([article, { ...article, slug: "older", publishedAt: "2026-09-21" }]);
  expect(feed).toContain("<lastBuildDate>Wed, 14 Oct 2026 00:00:00 GMT</lastBuildDate>");
  expect(feed).toContain("<pubDate>Mon, 21 Sep 2026 00:00:00 GMT</pubDate>");
});

test("stays a feed without articles", () => {
  expect(toFeed([])).not.toMatch(/<item>|lastBuildDate/);
});
