import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toPicture } from "#app/agency/folder/pictures.ts";
import { Picture } from "./picture.tsx";

const house = toPicture("/pictures/hero-noon.jpg", "");

test("has no inline style, which the content security policy forbids", () => {
  expect(renderToStaticMarkup(<Picture picture={house} sizes="100vw" />)).not.toContain("style=");
});

test("lazy-loads a picture unless it is the first of its page", () => {
  expect(renderToStaticMarkup(<Picture picture={house} sizes="100vw" />)).toContain('loading="lazy"');
  const first = renderToStaticMarkup(<Picture picture={house} sizes="100vw" priority />);
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain("lazy");
});

test("shows the given alt text in place of the picture's own, even an empty one", () => {
  expect(renderToStaticMarkup(<Picture picture={house} sizes="100vw" alt="" />)).toContain('alt=""');
});

test("shows a placeholder's text in place of any alt text", () => {
  const words = "Photographs to come";
  const html = renderToStaticMarkup(<Picture picture={{ ...house, alt: words, words }} sizes="100vw" />);
  expect(html).toContain('alt=""');
  expect(html).toContain(`>${words}</p>`);
});

test("shows a photograph whole on request, and lets a drawing in its place fill the frame", () => {
  expect(renderToStaticMarkup(<Picture picture={house} sizes="100vw" isWhole />)).toContain("object-contain");
  const drawing = { ...house, words: "Photographs to come" };
  expect(renderToStaticMarkup(<Picture picture={drawing} sizes="100vw" isWhole />)).toContain("object-cover");
});

test("offers no AVIF for a picture on another site", () => {
  const elsewhere = toPicture("https://example.com/a.jpg", "A house");
  expect(renderToStaticMarkup(<Picture picture={elsewhere} sizes="100vw" />)).not.toContain("<source");
});
