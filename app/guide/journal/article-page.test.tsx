import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Article } from "#app/agency/kinds/article-schema.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { ArticleBody } from "./article-page.tsx";
import { toTestArticle } from "./articles.fixture.ts";

const { author } = defaultTexts.pages.journal;

function render(changes: Partial<Article>) {
  const article = toTestArticle("walk", changes);
  return renderToStaticMarkup(<ArticleBody article={article} author={author} />);
}

test("makes a paragraph of text between blank lines", () => {
  const markup = render({ content: "Start in\nthe dark.\n\nGo down.\n \n\nTurn back." });
  expect(markup).toContain("<p>Start in\nthe dark.</p><p>Go down.</p><p>Turn back.</p>");
});

test("separates headings, pull quotes and pictures from paragraphs", () => {
  const content = "Start.\n\n## Down\n\n> Go down.\n\n![The pool.](place-freshwater-sand)\n\n>5 is no quote";
  const markup = render({ content });
  expect(markup).toMatch(/<h2[^>]*>Down<\/h2>/);
  expect(markup).toMatch(/<p aria-hidden="true"[^>]*>Go down.<\/p>/);
  expect(markup).toMatch(
    /place-freshwater-sand[^>]*>.*<figcaption[^>]*>The pool. Artist’s impression<\/figcaption>/s,
  );
  expect(markup).toContain("<p>&gt;5 is no quote</p>");
});

test("shows all tags and the author's initials", () => {
  const markup = render({ tags: ["Walks", "Freshwater", "Manly", "Swimming"] });
  for (const words of ["Swimming", "IV", "Market Analyst"]) expect(markup).toContain(`>${words}<`);
});
