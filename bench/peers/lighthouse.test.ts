import { expect, test } from "vitest";
import { parseReport } from "./lighthouse.ts";

const report = {
  categories: { performance: { score: 0.985 }, seo: { score: 1 } },
  audits: {
    "largest-contentful-paint": { numericValue: 1500 },
    "total-blocking-time": { numericValue: 20 },
    "cumulative-layout-shift": { numericValue: 0 },
    "network-requests": {
      details: {
        items: [
          { url: "http://localhost/", resourceType: "Document", transferSize: 12_000 },
          { url: "http://localhost/a.woff2", resourceType: "Font", transferSize: 20_000 },
          { url: "http://localhost/b.woff2", resourceType: "Font", transferSize: 30_000 },
          { url: "http://localhost/list.json", resourceType: "Fetch", transferSize: 900 },
          { url: "http://localhost/icon.svg", transferSize: 100 },
          { url: "data:image/svg+xml,", resourceType: "Image", transferSize: 0 },
        ],
      },
    },
  },
};

test("bytes are added up by kind, what is neither page, style, script, font nor picture together", () => {
  const { bytes, requests } = parseReport(JSON.stringify(report));
  expect(bytes).toEqual({ Document: 12_000, Stylesheet: 0, Script: 0, Font: 50_000, Image: 0, Data: 1000 });
  expect(requests).toBe(5);
});

test("scores are told from 0 to 100, and only those that were asked for", () => {
  expect(parseReport(JSON.stringify(report)).scores).toEqual({ performance: 99, seo: 100 });
});

test("a page that could not be opened is no measurement", () => {
  const failed = { ...report, runtimeError: { code: "NO_FCP", message: "The page did not paint" } };
  expect(() => parseReport(JSON.stringify(failed))).toThrow(/did not paint/);
});
