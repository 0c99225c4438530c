import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { tracePath } from "#app/document/coast/geometry/trace-path.fixture.ts";
import { CoastEdge } from "#app/document/shell/frame/footer.tsx";
import { edge } from "./edge.ts";

test("the path is under 2.5 KB", () => {
  expect(edge.path.length).toBeLessThan(2500);
});

test("the line crosses the whole width and never leaves the picture at the top or bottom", () => {
  const line = tracePath(edge.path);
  expect(Math.min(...line.map(({ x }) => x))).toBeLessThanOrEqual(0);
  expect(Math.max(...line.map(({ x }) => x))).toBeGreaterThanOrEqual(edge.width);
  for (const { y } of line) {
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(edge.height);
  }
});

test("is decorative and has no style attribute", () => {
  const markup = renderToStaticMarkup(<CoastEdge />);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toContain("style=");
});
