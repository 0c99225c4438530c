import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as v from "valibot";
import { browserArguments, chromiumPath } from "../../scripts/browser.ts";
import { toQuantile } from "../../trials/site/repeat.ts";
import { makeFolder, startSite } from "../../trials/site/start-site.ts";
import { waitUntilIdle } from "../processes.ts";
import { formatKb, formatMs, printTable } from "../tables.ts";
import { findHomes, measurePress } from "./measure-press.ts";
import { type Site, serveStaticFiles } from "./serve-static-files.ts";

const pages = ["/", "/listings", "/property/1", "/suburbs/manly", "/contact"];

const MS_PER_SECOND = 1000;

/** Compares this site with the same pages as static files, in one run. */
export async function measureStaticFiles(runs: number) {
  await using ours = await startSite({ DATA_DIR: makeFolder() });
  await waitUntilIdle(ours);
  using files = await serveStaticFiles(ours.origin, [...pages, ...(await findHomes(ours.origin))]);
  const sites = [
    { name: "files", origin: files.origin },
    { name: "Headland", origin: ours.origin },
  ];
  await measurePress(sites);
  console.log(`\nLighthouse, mobile, simulated slow 4G: median of ${runs}, the lowest score in brackets`);
  const scores = ["Performance", "Accessibility", "Best Practices", "SEO"];
  const columns = ["Page", "Site", ...scores, "LCP", "× files", "TBT", "CLS", "bytes", "requests"];
  const rows: string[][] = [];
  for (const page of pages) rows.push(...(await comparePage(page, sites, runs)));
  printTable(columns, rows);
}

/** Visits sites alternately, so that other work of the machine affects both alike. */
async function comparePage(page: string, sites: readonly Site[], runs: number) {
  const measured = sites.map(({ name, origin }) => ({ name, origin, visits: [] as Visit[] }));
  for (let run = 0; run < runs; run += 1)
    for (const { origin, visits } of measured) visits.push(await visit(origin + page));
  const [floor] = measured.map(({ visits }) => toMedian(visits, ({ lcp }) => lcp));
  return measured.map(({ name, visits }) => {
    const lcp = toMedian(visits, (each) => each.lcp);
    return [
      page,
      name,
      ...toScores(visits),
      `${(lcp / MS_PER_SECOND).toFixed(2)} s`,
      `${(lcp / (floor ?? Number.NaN)).toFixed(2)} ×`,
      formatMs(toMedian(visits, ({ tbt }) => tbt)),
      toMedian(visits, ({ cls }) => cls).toFixed(3),
      formatKb(toMedian(visits, ({ bytes }) => bytes)),
      String(toMedian(visits, ({ requests }) => requests)),
    ];
  });
}

function toScores(visits: readonly Visit[]) {
  const [first] = visits;
  return (first?.scores ?? []).map((_, category) => {
    const scores = visits.map((each) => each.scores[category] ?? 0);
    return `${toQuantile(scores, 0.5)} (${Math.min(...scores)})`;
  });
}

function toMedian(visits: readonly Visit[], pick: (visit: Visit) => number) {
  return toQuantile(visits.map(pick), 0.5);
}

const LIGHTHOUSE = "lighthouse@13.5.0";
const LONGEST_RUN_MS = 180_000;
const LARGEST_REPORT_BYTES = 64 * 1024 * 1024;
const PERCENT = 100;
const MOST_TRIES = 3;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** A visit of a page: scores from 0 to 100, times in ms, bytes on the wire including headers. */
type Visit = ReturnType<typeof parseReport>;

/**
 * Opens a page in a fresh Chromium as Lighthouse's simulated slow phone: Moto G Power, slow 4G, processor 4 times
 * slower. Retries, because Chromium sometimes records nothing on a busy machine.
 */
async function visit(url: string, tries = MOST_TRIES): Promise<Visit> {
  try {
    return parseReport(await runLighthouse(url));
  } catch (error) {
    if (tries === 1) throw new Error(`${url} could not be measured`, { cause: error });
    return visit(url, tries - 1);
  }
}

/** Fetched by npx, because Lighthouse is not a dependency of the site. */
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
