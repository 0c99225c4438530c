import type { Browser } from "playwright-core";
import { launchBrowser } from "../scripts/browser.ts";
import { startSite } from "../trials/site/start-site.ts";
import { formatMs, formatQuantiles, printTable } from "./tables.ts";

const PHONE = { width: 390, height: 844 };
const LATENCY_MS = 400;
const BYTES_A_SECOND = 50_000;
const slowLine = {
  offline: false,
  latency: LATENCY_MS,
  downloadThroughput: BYTES_A_SECOND,
  uploadThroughput: BYTES_A_SECOND,
};
const ROUNDS = 3;
const COUNT = "[aria-labelledby=results] [role=status]";

type Visit = { name: string; waitFor: string; choose: () => void };

const visits: Visit[] = [
  { name: "before the script runs", waitFor: "footer", choose: chooseBeds },
  { name: "once it has run", waitFor: "[data-hydrated]", choose: chooseBeds },
  { name: "a location", waitFor: "[data-hydrated]", choose: typeLocation },
];

/** Measures a visitor's first filter choice on a slow connection, until the matching cards are shown. */
export async function measureFirstFilter() {
  await using site = await startSite({});
  const browser = await launchBrowser();
  console.log(
    `\nFrom the first choice to its cards, ${PHONE.width} px, ${LATENCY_MS} ms, ${BYTES_A_SECOND / 1000} KB/s, ${ROUNDS} visits each: median, longest`,
  );
  const rows: string[][] = [];
  for (const path of ["/listings", "/rentals"]) {
    const row = [path];
    for (const visit of visits) row.push(await measureVisits(browser, site.origin + path, visit));
    rows.push(row);
  }
  printTable(["Page", ...visits.map(({ name }) => name)], rows);
  await browser.close();
}

async function measureVisits(browser: Browser, url: string, visit: Visit) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measureVisit(browser, url, visit));
  return [...formatQuantiles(times, 0.5), formatMs(Math.max(...times))].join(", ");
}

async function measureVisit(browser: Browser, url: string, { waitFor, choose }: Visit) {
  await using context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowLine);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForSelector(waitFor, { state: "attached" });
  const words = await page.locator(COUNT).innerText();
  const start = performance.now();
  await page.evaluate(choose);
  await page.waitForFunction(hasNewCards, [COUNT, words], { polling: "raf" });
  return performance.now() - start;
}

function chooseBeds() {
  const select = document.querySelector<HTMLSelectElement>("#filters select[name=beds]");
  if (!select) throw new Error("There is no filter of bedrooms.");
  select.selectedIndex = 4;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

function typeLocation() {
  const input = document.querySelector<HTMLInputElement>("#list-location");
  if (!input?.form) throw new Error("There is no field of the location.");
  input.value = "manly";
  input.form.requestSubmit();
}

function hasNewCards([count = "", words = ""]: string[]) {
  const text = document.querySelector(count)?.textContent;
  return location.search !== "" && text?.startsWith("Showing") && text !== words;
}
