import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toPicture } from "#app/agency/folder/pictures.ts";
import { Picture } from "./picture.tsx";

const house = toPicture("/pictures/hero-noon.jpg", "");
const words = "Photographs to come";

function draw(changes: Partial<Parameters<typeof Picture>[0]> = {}) {
  return renderToStaticMarkup(<Picture picture={house} sizes="100vw" {...changes} />);
}

test("has no inline style, which the content security policy forbids", () => {
  expect(draw()).not.toContain("style=");
});

test("lazy-loads a picture unless it is the first of its page", () => {
  expect(draw()).toContain('loading="lazy"');
  const first = draw({ priority: true });
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain("lazy");
});

test("shows the given alt text in place of the picture's own, even an empty one", () => {
  expect(draw({ alt: "" })).toContain('alt=""');
});

test("shows a placeholder's text in place of any alt text", () => {
  const html = draw({ picture: { ...house, alt: words, words } });
  expect(html).toContain('alt=""');
  expect(html).toContain(`>${words}</p>`);
});

test("shows a photograph whole on request, and lets a drawing in its place fill the frame", () => {
  expect(draw({ isWhole: true })).toContain("object-contain");
  expect(draw({ picture: { ...house, words }, isWhole: true })).toContain("object-cover");
});

test("offers no AVIF for a picture on another site", () => {
  expect(draw({ picture: toPicture("https://example.com/a.jpg", "A house") })).not.toContain("<source");
});
