import { expect, test } from "vitest";
import { toRssFeed } from "./rss-feed.ts";

const item = {
  title: "Salt & steel: what <rust> costs",
  url: "https://headland.example/journal/salt-and-steel",
  description: "“Ask” & you'll hear.",
  categories: ["Fish & chips"],
  day: "2026-10-14",
};

function toFeed(items: Parameters<typeof toRssFeed>[0]["items"]) {
  const page = "https://headland.example/journal";
  const self = `${page}/rss.xml?a=1&b=2`;
  return toRssFeed({ title: "Journal", description: "Notes", page, self, items });
}

test("escapes the texts of items, and addresses", () => {
  const feed = toFeed([item]);
  for (const part of [
    "<title>Salt &amp; steel: what &lt;rust&gt; costs</title>",
    "<description>“Ask” &amp; you&apos;ll hear.</description>",
    "<category>Fish &amp; chips</category>",
    '<guid isPermaLink="true">https://headland.example/journal/salt-and-steel</guid>',
    'href="https://headland.example/journal/rss.xml?a=1&amp;b=2" rel="self"',
  ])
    expect(feed).toContain(part);
});

test("was last built on the day of its newest item", () => {
  const feed = toFeed([item, { ...item, url: `${item.url}-2`, day: "2026-09-21" }]);
  expect(feed).toContain("<lastBuildDate>Wed, 14 Oct 2026 00:00:00 GMT</lastBuildDate>");
  expect(feed).toContain("<pubDate>Mon, 21 Sep 2026 00:00:00 GMT</pubDate>");
});

test("is valid without items, and an item without a day has no date", () => {
  expect(toFeed([])).not.toMatch(/<item>|lastBuildDate/);
  expect(toFeed([{ ...item, day: undefined }])).not.toMatch(/pubDate|lastBuildDate/);
});
