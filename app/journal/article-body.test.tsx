import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Article } from "./article.ts";
import { ArticleBody } from "./article-body.tsx";

const article: Article = {
  id: 1,
  slug: "walk",
  title: "A walk",
  excerpt: "",
  content: "Start in\nthe dark.\n\nGo down.\n \n\nTurn back.",
  author: "Imogen Vale",
  category: "Lifestyle",
  picture: "painted-point",
  caption: "",
  publishedAt: "2026-09-21",
  tags: ["Walks", "Freshwater", "Manly", "Swimming"],
  featured: false,
};

test("makes a paragraph of what stands between blank lines", () => {
  expect(renderToStaticMarkup(<ArticleBody article={article} />)).toContain(
    "<p>Start in\nthe dark.</p><p>Go down.</p><p>Turn back.</p>",
  );
});

test("shows all tags and the author's initials", () => {
  const markup = renderToStaticMarkup(<ArticleBody article={article} />);
  for (const words of ["Swimming", "IV", "Market Analyst"]) expect(markup).toContain(`>${words}<`);
});
