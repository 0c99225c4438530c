import { execFile } from "node:child_process";
import * as v from "valibot";
import { browserArguments, chromiumPath } from "../../scripts/browser.ts";
import { endWithBench, PEERS } from "./programs.ts";

const LIGHTHOUSE = `${PEERS}/node_modules/lighthouse/cli/index.js`;
const LONGEST_RUN_MS = 180_000;
const LARGEST_REPORT_BYTES = 64 * 1024 * 1024;
const PERCENT = 100;
const MOST_TRIES = 3;
/** Lighthouse closes its Chromium when it is interrupted. */
const INTERRUPT = "SIGINT";

const chromeFlags = ["--headless=new", ...browserArguments];

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** Kinds of downloads of a page; their bytes on the wire include headers. */
export const kinds = ["Document", "Stylesheet", "Script", "Font", "Image", "Data"] as const;
export type Kind = (typeof kinds)[number];

/** One visit of a page. Times in ms; the scores that were asked for, from 0 to 100. */
export type Visit = {
  scores: Partial<Record<Category, number>>;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: Record<Kind, number>;
  requests: number;
};

/**
 * Opens a page in a fresh Chromium as Lighthouse's slow phone: Moto G Power, slow 4G and a processor 4 times slower,
 * simulated. Every site is asked for all categories: what Lighthouse listens to for the last three costs time of the
 * first. On a busy machine Chromium now and then records nothing: then it is opened again.
 */
export async function visit(url: string): Promise<Visit> {
  const failures: string[] = [];
  while (failures.length < MOST_TRIES) {
    try {
      return parseReport(await runLighthouse(url));
    } catch (error) {
      failures.push(String(error));
    }
  }
  throw new Error(`${url} could not be measured:\n${failures.join("\n")}`);
}

function runLighthouse(url: string): Promise<string> {
  const args = [
    LIGHTHOUSE,
    url,
    "--output=json",
    "--quiet",
    "--form-factor=mobile",
    "--throttling-method=simulate",
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=${chromeFlags.join(" ")}`,
  ];
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      args,
      {
        env: { ...process.env, CHROME_PATH: chromiumPath },
        timeout: LONGEST_RUN_MS,
        killSignal: INTERRUPT,
        maxBuffer: LARGEST_REPORT_BYTES,
      },
      // A report that failed says why; without one, standard error does.
      (_error, report, complaint) => (report ? resolve(report) : reject(new Error(complaint))),
    );
    endWithBench(child, INTERRUPT);
  });
}

const timing = v.object({ numericValue: v.number() });
const requestSchema = v.object({
  url: v.string(),
  resourceType: v.optional(v.string(), "Other"),
  transferSize: v.number(),
});
const reportSchema = v.object({
  categories: v.record(v.string(), v.object({ score: v.number() })),
  audits: v.object({
    "largest-contentful-paint": timing,
    "total-blocking-time": timing,
    "cumulative-layout-shift": timing,
    "network-requests": v.object({ details: v.object({ items: v.array(requestSchema) }) }),
  }),
});

/** Parses Lighthouse's report of a page. Throws if the page could not be opened or measured. */
export function parseReport(text: string): Visit {
  const report: unknown = JSON.parse(text);
  const failed = v.safeParse(v.object({ runtimeError: v.object({ message: v.string() }) }), report);
  if (failed.success) throw new Error(`Lighthouse could not measure: ${failed.output.runtimeError.message}`);
  const { categories: found, audits } = v.parse(reportSchema, report);
  const requests = audits["network-requests"].details.items.filter(({ url }) => url.startsWith("http"));
  return {
    scores: Object.fromEntries(
      categories.flatMap((name) => {
        const score = found[name]?.score;
        return score === undefined ? [] : [[name, Math.round(score * PERCENT)]];
      }),
    ),
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    bytes: sumBytes(requests),
    requests: requests.length,
  };
}

function sumBytes(requests: readonly v.InferOutput<typeof requestSchema>[]) {
  const bytes: Record<Kind, number> = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0, Data: 0 };
  for (const { resourceType, transferSize } of requests)
    bytes[kinds.find((kind) => kind === resourceType) ?? "Data"] += transferSize;
  return bytes;
}
