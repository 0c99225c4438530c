import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as v from "valibot";
import { browserArguments, chromiumPath } from "../../scripts/browser.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const LONGEST_RUN_MS = 180_000;
const LARGEST_REPORT_BYTES = 64 * 1024 * 1024;
const PERCENT = 100;
const MOST_TRIES = 3;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** One visit of a page: scores from 0 to 100, times in ms, bytes on the wire, headers included. */
export type Visit = ReturnType<typeof parseReport>;

/**
 * Opens a page in a fresh Chromium as Lighthouse's slow phone: Moto G Power, slow 4G and a processor 4 times slower,
 * simulated. On a busy machine Chromium now and then records nothing: then it is opened again.
 */
export async function visit(url: string, tries = MOST_TRIES): Promise<Visit> {
  try {
    return parseReport(await runLighthouse(url));
  } catch (error) {
    if (tries === 1) throw new Error(`${url} could not be measured`, { cause: error });
    return visit(url, tries - 1);
  }
}

/** Lighthouse is no dependency of the site: npx fetches it. */
async function runLighthouse(url: string) {
  const args = [
    "--yes",
    LIGHTHOUSE,
    url,
    "--output=json",
    "--quiet",
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=${["--headless=new", ...browserArguments].join(" ")}`,
  ];
  const { stdout } = await promisify(execFile)("npx", args, {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    timeout: LONGEST_RUN_MS,
    maxBuffer: LARGEST_REPORT_BYTES,
  });
  return stdout;
}

const score = v.object({ score: v.number() });
const timing = v.object({ numericValue: v.number() });
const reportSchema = v.object({
  categories: v.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: v.object({
    "largest-contentful-paint": timing,
    "total-blocking-time": timing,
    "cumulative-layout-shift": timing,
    "network-requests": v.object({
      details: v.object({ items: v.array(v.object({ url: v.string(), transferSize: v.number() })) }),
    }),
  }),
});

/** Parses Lighthouse's report of a page. Throws if the page could not be opened or measured. */
export function parseReport(text: string) {
  const report: unknown = JSON.parse(text);
  const failed = v.safeParse(v.object({ runtimeError: v.object({ message: v.string() }) }), report);
  if (failed.success) throw new Error(`Lighthouse could not measure: ${failed.output.runtimeError.message}`);
  const { categories: found, audits } = v.parse(reportSchema, report);
  const requests = audits["network-requests"].details.items.filter(({ url }) => url.startsWith("http"));
  return {
    scores: categories.map((name) => Math.round(found[name].score * PERCENT)),
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
  };
}
