import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { edgeSize, toEdgePath } from "./coast-edge.ts";
import { CoastEdge } from "./coast-edge.tsx";
import { tracePath } from "./geometry/trace-path.ts";

test("the path is under 2.5 KB", () => {
  expect(toEdgePath().length).toBeLessThan(2500);
});

test("the line crosses the whole width and never leaves the picture at the top or bottom", () => {
  const line = tracePath(toEdgePath());
  expect(Math.min(...line.map(({ x }) => x))).toBeLessThanOrEqual(0);
  expect(Math.max(...line.map(({ x }) => x))).toBeGreaterThanOrEqual(edgeSize.width);
  for (const { y } of line) {
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(edgeSize.height);
  }
});

test("is decorative and has no style attribute", () => {
  const markup = renderToStaticMarkup(<CoastEdge />);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toContain("style=");
});
