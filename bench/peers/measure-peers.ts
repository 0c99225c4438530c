import { setTimeout as wait } from "node:timers/promises";
import { CONNECTIONS, runWrk } from "../throughput.ts";
import { type Visit, visit } from "./lighthouse.ts";
import { installPeers, requirePrograms, type Site } from "./programs.ts";
import {
  findMisses,
  type Load,
  type Measured,
  roles,
  toLoadTable,
  toPageTable,
  toScoreTable,
} from "./report.ts";
import { note, openSites } from "./sites.ts";

export const allPages = ["/", "/listings", "/property/1", "/suburbs/manly", "/contact"] as const;

const loadedPages = ["/", "/listings"];
const LOAD_SECONDS = 5;
const WARM_UP_SECONDS = 1;
/** Between two measurements, so that what the last one left behind is over. */
const REST_MS = 300;

type Asked = { runs: number; pages: readonly string[] };

/** This site beside the same pages as files, as a single-page app and as a Next.js app, in one run. */
export async function measurePeers({ runs, pages }: Asked) {
  requirePrograms();
  note("installing bench/peers/apps, if it is not");
  installPeers();
  using opened = await openSites(pages);
  const { sites, unlike } = opened;
  for (const page of unlike) print(`NOT THE SAME PAGE: ${page}`);
  const measured = await visitAll(sites, { runs, pages });
  print(`Lighthouse, mobile, simulated slow 4G: median of ${runs}; KB = 1000 bytes on the wire`);
  print(toPageTable(measured));
  print(`Lighthouse of ${roles.ours}: median (lowest)`);
  print(toScoreTable(measured));
  const misses = findMisses(measured);
  print(misses.length > 0 ? `Missed: ${misses.join("; ")}.` : "No target missed.");

  const loads = await loadAll(
    sites,
    loadedPages.filter((page) => pages.includes(page)),
  );
  if (loads.length === 0) return;
  print(`wrk, ${CONNECTIONS} connections, ${LOAD_SECONDS} s each, one process`);
  print(toLoadTable(loads));
}

/** Round-robin, so that whatever else the machine does meets all sites alike; each round another site is first. */
async function visitAll(sites: readonly Site[], { runs, pages }: Asked): Promise<Measured[]> {
  const measured = pages.flatMap((page) =>
    sites.map((site) => ({ site: site.name, page, visits: [] as Visit[], running: site })),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) {
      const ofPage = measured.filter((each) => each.page === page);
      const first = run % sites.length;
      for (const { site, visits, running } of [...ofPage.slice(first), ...ofPage.slice(0, first)]) {
        const seen = await whileRunning(running, () => visit(running.server.origin + page));
        visits.push(seen);
        note(`run ${run + 1} of ${runs}: ${page} of ${site}: ${summarise(seen)}`);
      }
    }
  }
  return measured;
}

async function loadAll(sites: readonly Site[], pages: readonly string[]) {
  const loads: Load[] = [];
  for (const page of pages) {
    for (const site of sites) {
      note(`load: ${page} of ${site.name}`);
      const url = site.server.origin + page;
      const { perSecond } = await whileRunning(site, async () => {
        runWrk(url, WARM_UP_SECONDS, site.encodings);
        return runWrk(url, LOAD_SECONDS, site.encodings);
      });
      loads.push({ site: site.name, page, perSecond });
    }
  }
  return loads;
}

/** All other sites stand still meanwhile. */
async function whileRunning<Result>(site: Site, measure: () => Promise<Result>) {
  site.server.resume();
  await wait(REST_MS);
  try {
    return await measure();
  } finally {
    site.server.pause();
  }
}

/** Summarises a visit, so that a run stopped before its end has printed what it found. */
function summarise({ scores, lcp, tbt, cls }: Visit) {
  return `Performance ${scores.performance}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}`;
}

function print(text: string) {
  console.log(`${text}\n`);
}
