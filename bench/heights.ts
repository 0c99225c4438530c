import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../scripts/browser.ts";
import { startSite } from "../trials/site/start-site.ts";
import { printTable } from "./tables.ts";

const PHONE = 390;
const DESKTOP = 1440;
const HEIGHT = 844;

const paths = [
  "/",
  "/listings",
  "/listings?view=list",
  "/property/1",
  "/rental/R001",
  "/sold",
  "/suburbs/manly",
  "/inspections",
  "/sell",
  "/contact",
];

/** Parts of a home's page that visitors look for. */
const parts = [
  { path: "/property/1", words: "Next Inspection" },
  { path: "/property/1", words: "Contact Agent" },
  { path: "/rental/R001", words: "Next Inspection" },
  { path: "/rental/R001", words: "Contact Agent" },
  { path: "/rental/R001", words: "Available" },
];

/**
 * Measures the height in px of ten pages on a phone and a desktop, and where parts of a home's page begin on a phone.
 */
export async function measureHeights() {
  await using site = await startSite({});
  const { origin } = site;
  const browser = await launchBrowser();
  const rows: string[][] = [];
  for (const path of paths) {
    const heights = [PHONE, DESKTOP].map((width) => measurePage(browser, origin + path, width));
    rows.push([path, ...(await Promise.all(heights)).map(String)]);
  }
  console.log("Height of a page in px");
  printTable(["Page", `at ${PHONE}`, `at ${DESKTOP}`], rows);
  console.log(`\nWhere a part begins at ${PHONE}, in px from the top`);
  printTable(["Page", "Part", "begins at"], await findParts(browser, origin));
  await browser.close();
}

async function measurePage(browser: Browser, url: string, width: number) {
  const page = await openPage(browser, url, width);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.close();
  return height;
}

async function findParts(browser: Browser, origin: string) {
  const rows: string[][] = [];
  for (const { path, words } of parts) {
    const page = await openPage(browser, origin + path, PHONE);
    const box = await page
      .locator("main")
      .getByText(new RegExp(`^${words}`))
      .first()
      .boundingBox();
    rows.push([path, words, box ? String(Math.round(box.y)) : "not there"]);
    await page.close();
  }
  return rows;
}

/** Cards below the window only get their real height once shown. */
async function openPage(browser: Browser, url: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, bypassCSP: true });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  return page;
}
