import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright-core";
import { launchBrowser } from "../scripts/browser.ts";
import { formatKb, printTable } from "./tables.ts";

const paths = [
  "/",
  "/listings",
  "/listings?view=list",
  "/property/1",
  "/rentals",
  "/rental/R001",
  "/suburbs/manly",
  "/journal/what-to-look-for-on-a-salt-air-inspection",
  "/team/1",
  "/sell",
  "/contact",
  "/appraisal",
  "/nowhere",
];
const PHONE = { width: 390, height: 844 };

type Weight = { kind: string; bytes: number };

/**
 * Measures a phone's downloads for each kind of page before anyone scrolls: bytes on the wire by kind, and requests.
 */
export async function measurePages(origin: string) {
  const browser = await launchBrowser();
  console.log("\nBytes on the wire at 390 px, nothing scrolled (KB = 1000 bytes)");
  const kinds = ["HTML + CSS (brotli)", "script (gzip)", "fonts", "first picture", "all pictures"];
  const rows: string[][] = [];
  for (const path of paths) rows.push(toRow(path, await weighPage(browser, origin + path)));
  printTable(["Page", ...kinds, "requests"], rows);
  await browser.close();
}

async function weighPage(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true });
  const weights: Promise<Weight>[] = [];
  page.on("response", (response) => weights.push(weigh(response)));
  await page.goto(url, { waitUntil: "networkidle" });
  await page.close();
  return Promise.all(weights);
}

async function weigh(response: Response): Promise<Weight> {
  const kind = response.request().resourceType();
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isCompressed = response.headers()["content-encoding"] !== undefined;
  return { kind, bytes: isCompressed ? compress(kind, body) : body.length };
}

/** In the units of the targets: scripts as gzip, the rest as brotli. */
function compress(kind: string, body: Buffer) {
  return kind === "script" ? gzipSync(body, { level: 9 }).length : brotliCompressSync(body).length;
}

function toRow(path: string, weights: Weight[]) {
  const sum = (...kinds: string[]) =>
    weights.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0);
  const firstPicture = weights.find(({ kind }) => kind === "image")?.bytes ?? 0;
  const columns = [
    sum("document", "stylesheet"),
    sum("script", "fetch"),
    sum("font"),
    firstPicture,
    sum("image"),
  ];
  return [path, ...columns.map((bytes) => formatKb(bytes)), String(weights.length)];
}
