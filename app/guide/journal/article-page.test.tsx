import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Article } from "#app/agency/kinds/article-schema.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { ArticleBody } from "./article-page.tsx";

const { author } = defaultTexts.pages.journal;
const article: Article = {
  id: 1,
  slug: "walk",
  title: "A walk",
  excerpt: "",
  content: "Start in\nthe dark.\n\nGo down.\n \n\nTurn back.",
  author: "Imogen Vale",
  category: "Lifestyle",
  picture: "place-queenscliff",
  caption: "",
  publishedAt: "2026-09-21",
  tags: ["Walks", "Freshwater", "Manly", "Swimming"],
  featured: false,
};

test("makes a paragraph of text between blank lines", () => {
  expect(renderToStaticMarkup(<ArticleBody article={article} author={author} />)).toContain(
    "<p>Start in\nthe dark.</p><p>Go down.</p><p>Turn back.</p>",
  );
});

test("separates headings, pull quotes and pictures from paragraphs", () => {
  const content = "Start.\n\n## Down\n\n> Go down.\n\n![The pool.](place-freshwater-sand)\n\n>5 is no quote";
  const markup = renderToStaticMarkup(<ArticleBody article={{ ...article, content }} author={author} />);
  expect(markup).toMatch(/<h2[^>]*>Down<\/h2>/);
  expect(markup).toMatch(/<p aria-hidden="true"[^>]*>Go down.<\/p>/);
  expect(markup).toMatch(
    /place-freshwater-sand[^>]*>.*<figcaption[^>]*>The pool. Artist’s impression<\/figcaption>/s,
  );
  expect(markup).toContain("<p>&gt;5 is no quote</p>");
});

test("shows all tags and the author's initials", () => {
  const markup = renderToStaticMarkup(<ArticleBody article={article} author={author} />);
  for (const words of ["Swimming", "IV", "Market Analyst"]) expect(markup).toContain(`>${words}<`);
});
