import { expect, test } from "vitest";
import { stripDocument } from "./serve-static-files.ts";

test("scripts, their data and preloads are removed", () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="x-modulepreload" fetchpriority="low" href="/b.js"/><link rel="stylesheet" href="/a.css"/><script type="application/ld+json">{}</script></head><body><p>Homes</p><script>\nlet a = "<p>";\n</script><script type="module" async="">import "/a.js"</script></body>';
  expect(stripDocument(html)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/></head><body><p>Homes</p></body>',
  );
});

test("the framework's marks are removed, and text and accessible attributes kept", () => {
  const html =
    '<header data-served="header"><!--$--><a data-discover="true" href="/about" aria-current="page">26<!-- --> homes</a><!--/$--></header>';
  expect(stripDocument(html)).toBe('<header><a href="/about" aria-current="page">26 homes</a></header>');
});
