import type { Browser } from "playwright-core";
import { launchBrowser } from "../launch-browser.ts";
import type { Site } from "./site-process.ts";

const PHONE = { width: 412, height: 823 };
const LONGEST_LOAD_MS = 60_000;
/** Of a difference between two pages, so much is shown. */
const EXCERPT = 80;

/** Pages that do not show what the first site's do: the same headings in the same letters, as many pictures and fields to fill in. */
export async function findUnlike(sites: readonly Site[], pages: readonly string[]) {
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

/** Where two texts part, white space apart; undefined where they do not. */
export function findDifference(one: string, other: string): string | undefined {
  const [first, second] = [one, other].map((text) => text.replace(/\s+/g, " ").trim());
  if (first === undefined || second === undefined || first === second) return undefined;
  let same = 0;
  while (first[same] === second[same]) same += 1;
  const show = (text: string) => JSON.stringify(text.slice(same, same + EXCERPT));
  return `${show(second)} in place of ${show(first)}`;
}
