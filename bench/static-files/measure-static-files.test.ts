import { expect, test } from "vitest";
import { parseReport } from "./measure-static-files.ts";

const whole = { score: 1 };
const report = {
  categories: { performance: { score: 0.985 }, accessibility: whole, "best-practices": whole, seo: whole },
  audits: {
    "largest-contentful-paint": { numericValue: 1500 },
    "total-blocking-time": { numericValue: 20 },
    "cumulative-layout-shift": { numericValue: 0 },
    "network-requests": {
      details: {
        items: [
          { url: "http://localhost/", transferSize: 12_000 },
          { url: "http://localhost/a.woff2", transferSize: 20_000 },
          { url: "data:image/svg+xml,", transferSize: 0 },
        ],
      },
    },
  },
};

test("bytes and requests are counted on the wire", () => {
  expect(parseReport(JSON.stringify(report))).toMatchObject({ bytes: 32_000, requests: 2 });
});

test("scores range from 0 to 100", () => {
  expect(parseReport(JSON.stringify(report)).scores).toEqual([99, 100, 100, 100]);
});

test("a page that could not be opened is an error", () => {
  const failed = { ...report, runtimeError: { code: "NO_FCP", message: "The page did not paint" } };
  expect(() => parseReport(JSON.stringify(failed))).toThrow(/did not paint/);
});
