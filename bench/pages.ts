import type { Browser } from "playwright-core";
import { launchBrowser } from "../scripts/browser.ts";
import { formatKb, printTable } from "./tables.ts";

const paths = [
  "/",
  "/listings",
  "/property/1",
  "/rentals",
  "/rental/R001",
  "/suburbs/manly",
  "/team/1",
  "/sell",
];
const PHONE = { width: 390, height: 844 };

/** Measures a phone's pictures and requests before scrolling; check:size measures the rest. */
export async function measurePages(origin: string) {
  const browser = await launchBrowser();
  console.log("\nPictures and requests at 390 px, nothing scrolled (KB = 1000 bytes)");
  const rows: string[][] = [];
  for (const path of paths) rows.push([path, ...(await visitPage(browser, origin + path))]);
  printTable(["Page", "first picture", "all pictures", "requests"], rows);
  await browser.close();
}

async function visitPage(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true });
  const pictures: Promise<number>[] = [];
  let requests = 0;
  page.on("response", (response) => {
    requests += 1;
    if (response.request().resourceType() === "image")
      pictures.push(
        response.body().then(
          ({ length }) => length,
          () => 0,
        ),
      );
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.close();
  const [first = 0, ...others] = await Promise.all(pictures);
  const all = others.reduce((sum, bytes) => sum + bytes, first);
  return [formatKb(first), formatKb(all), String(requests)];
}
