import type { Browser } from "playwright-core";
import { launchBrowser } from "../launch-browser.ts";
import type { Site } from "./site-process.ts";

const PHONE = { width: 412, height: 823 };
/** Of a difference between two pages, so much is shown. */
const EXCERPT = 80;

/** Throws unless every site shows the same words and as many pictures on each of these pages as the first site does. */
export async function requireSamePages(sites: readonly Site[], pages: readonly string[]) {
  const browser = await launchBrowser();
  try {
    for (const page of pages) {
      const [first, ...others] = await Promise.all(
        sites.map(async ({ name, process }) => ({ name, seen: await look(browser, process.origin + page) })),
      );
      for (const { name, seen } of others) {
        const difference = first && findDifference(first.seen, seen);
        if (difference) throw new Error(`${page} of ${name} is not the same page: ${difference}`);
      }
    }
  } finally {
    await browser.close();
  }
}

async function look(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(url, { waitUntil: "networkidle" });
  const text = await page.locator("main").innerText();
  const pictures = await page.locator("main img").count();
  await page.close();
  return `${text} [${pictures} pictures]`;
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
