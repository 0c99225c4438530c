import { toQuantile } from "../../trials/site/repeat.ts";
import { makeFolder, startSite } from "../../trials/site/start-site.ts";
import { waitUntilIdle } from "../processes.ts";
import { formatKb, formatMs, printTable } from "../tables.ts";
import { type Visit, visit } from "./lighthouse.ts";
import { findHomes, measurePress } from "./measure-press.ts";
import { type Site, serveStaticFiles } from "./serve-static-files.ts";

const pages = ["/", "/listings", "/property/1", "/suburbs/manly", "/contact"];

const MS_PER_SECOND = 1000;

/** This site beside the same pages as static files, in one run. */
export async function measureStaticFiles(runs: number) {
  await using ours = await startSite({ DATA_DIR: makeFolder() });
  await waitUntilIdle(ours);
  using files = await serveStaticFiles(ours.origin, [...pages, ...(await findHomes(ours.origin))]);
  await measurePress(files.origin, ours.origin);
  const sites = [
    { name: "files", origin: files.origin },
    { name: "Headland", origin: ours.origin },
  ];
  console.log(`\nLighthouse, mobile, simulated slow 4G: median of ${runs}, the lowest score in brackets`);
  const scores = ["Performance", "Accessibility", "Best Practices", "SEO"];
  const columns = ["Page", "Site", ...scores, "LCP", "× files", "TBT", "CLS", "bytes", "requests"];
  const rows: string[][] = [];
  for (const page of pages) rows.push(...(await comparePage(page, sites, runs)));
  printTable(columns, rows);
}

/** In turn, so that whatever else the machine does meets both alike. */
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
