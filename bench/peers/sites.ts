import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../scripts/browser.ts";
import { findFreePort } from "../../scripts/find-free-port.ts";
import { serverArguments } from "../../trials/site/start-site.ts";
import { waitUntilIdle } from "../processes.ts";
import { folders, makeFiles, makeNext, makeSpa } from "./make-sites.ts";
import { PEERS, type Site, startSite } from "./programs.ts";
import { roles } from "./report.ts";

/** The site begins to draw its share cards half a minute after its start (server/main.ts); they are drawn before we measure. */
const SITE_SETTLES_MS = 32_000;

/** Kept from run to run, so that the share cards are drawn once. */
const DATA_DIR = "build/peers/data";

/** This site and its peers, made, started, idle and paused. They stop when disposed of. */
export async function openSites(pages: readonly string[]) {
  const sites: Site[] = [];
  const started = Date.now();

  async function open(name: string, encodings: string, args: (port: number) => readonly string[], env = {}) {
    const port = await findFreePort();
    const server = await startSite(port, args(port), env);
    sites.push({ name, encodings, server });
    return server;
  }

  const serveFiles = (folder: string) => (port: number) => [
    "bench/peers/serve-files.ts",
    String(port),
    folder,
    "build/client",
    "agencies/headland/public",
  ];

  note("making the peers: files, a single-page app, a Next.js app");
  const ours = await open(roles.ours, "br", () => serverArguments, {
    HOST: "127.0.0.1",
    DATA_DIR,
  });
  await makeFiles(ours.origin, pages);
  await makeSpa(ours.origin, pages);
  await makeNext();
  await open(roles.floor, "br", serveFiles(folders.files));
  await open("single-page app", "br", serveFiles(folders.spa));
  // Next.js compresses with gzip; brotli would be for a proxy in front of it.
  await open("Next.js", "gzip", (port) => [
    `${PEERS}/node_modules/next/dist/bin/next`,
    ...["start", folders.next, "-p", String(port), "-H", "127.0.0.1"],
  ]);

  note("comparing what they show");
  const unlike = await findUnlike(sites, pages);
  note("waiting until they are idle");
  await wait(Math.max(0, started + SITE_SETTLES_MS - Date.now()));
  for (const { server } of sites) await waitUntilIdle(server);
  for (const { server } of sites) server.pause();
  return {
    sites,
    /** Pages of a peer that do not show the same; none, while the peers are kept up. */
    unlike,
    [Symbol.dispose]() {
      for (const { server } of sites) server.stop();
    },
  };
}

/** How far the bench has come; the tables alone go to standard output. */
export function note(text: string) {
  process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${text}\n`);
}

const PHONE = { width: 412, height: 823 };
const LONGEST_LOAD_MS = 60_000;
/** Length of the excerpt of a difference between two pages. */
const EXCERPT = 80;

/** Pages that do not show what the first site's do: the same headings in the same letters, as many pictures and fields to fill in. */
async function findUnlike(sites: readonly Site[], pages: readonly string[]) {
  const browser = await launchBrowser();
  const unlike: string[] = [];
  for (const page of pages) {
    const seen: string[] = [];
    for (const { name, server } of sites) {
      seen.push(await look(browser, server.origin + page));
      const difference = findDifference(seen[0] ?? "", seen.at(-1) ?? "");
      if (difference) unlike.push(`${page} of ${name}: ${difference}`);
    }
  }
  await browser.close();
  return unlike;
}

async function look(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(url, { waitUntil: "networkidle", timeout: LONGEST_LOAD_MS });
  const headings = await page.locator("main :is(h1, h2, h3)").allTextContents();
  // Without its styles a page has everything but its looks, and is much faster.
  const letters = await page
    .locator("h1")
    .first()
    .evaluate((heading) => getComputedStyle(heading).font);
  const pictures = await page.locator("main img").count();
  const fields = await page.locator("main :is(input, select, textarea):not([type=hidden])").count();
  await page.close();
  return [...headings, letters, `${pictures} pictures`, `${fields} fields`].join(", ");
}

/** Finds the first difference between two texts, ignoring white space; undefined if there is none. */
export function findDifference(one: string, other: string): string | undefined {
  const [first, second] = [one, other].map((text) => text.replace(/\s+/g, " ").trim());
  if (first === undefined || second === undefined || first === second) return undefined;
  let same = 0;
  while (first[same] === second[same]) same += 1;
  const show = (text: string) => JSON.stringify(text.slice(same, same + EXCERPT));
  return `${show(second)} in place of ${show(first)}`;
}
