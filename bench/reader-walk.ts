import type { Page } from "playwright-core";
import { launchBrowser } from "../scripts/browser.ts";
import { makeFolder, startSite } from "../trials/site/start-site.ts";

const PHONE = { width: 390, height: 844 };
const control = /^(?:link|button|textbox|combobox|radio|checkbox|group)\b/;
const LINES_SHOWN = 14;

/**
 * Prints what a screen reader meets from the home page to a booking's confirmation: how much precedes each page's
 * title, its number of controls, and its first lines.
 */
export async function printReaderWalk() {
  await using site = await startSite({ DATA_DIR: makeFolder() });
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: PHONE });
  for (const path of ["/", "/listings", "/property/1", "/property/1/inspection"]) {
    await page.goto(site.origin + path, { waitUntil: "networkidle" });
    await tell(path, page);
  }
  const main = page.getByRole("main");
  const book = main.getByRole("button", { name: /^(Book|Ask)/ }).last();
  await book.click();
  await page.getByRole("alert").waitFor();
  await tell("A booking with mistakes", page);
  await main.getByRole("radio").first().check();
  await main.getByLabel("Name", { exact: true }).fill("Leila Marsh");
  await main.getByLabel("Email", { exact: true }).fill("leila@mail.example");
  await main.getByLabel(/^Phone/).fill("0491 570 110");
  await book.click();
  await page.getByText(/reference is/).waitFor();
  await tell("Thanks", page);
  await browser.close();
}

async function tell(what: string, page: Page) {
  const heard = await readAloud(page);
  const title = heard.findIndex((line) => /^heading .*\[level=1\]/.test(line));
  const before = heard.slice(0, title);
  const countControls = (lines: readonly string[]) => lines.filter((line) => control.test(line)).length;
  const focus = await page.evaluate(() => {
    const focused = document.activeElement;
    return focused && focused !== document.body ? focused.textContent.trim().slice(0, 60) : "the document";
  });
  console.log(`
## ${what}
title: ${await page.title()}
focus: ${focus}
heard: ${heard.length}, controls: ${countControls(heard)}
before the heading: ${before.length}, controls: ${countControls(before)}
then: ${heard.slice(title, title + LINES_SHOWN).join(" | ")}`);
}

/** Named elements in reading order, without the options of selects. */
async function readAloud(page: Page) {
  const tree = await page.locator("body").ariaSnapshot();
  const lines = tree.split("\n").map((line) => line.replace(/^ *- /, ""));
  return lines.filter((line) => /^(?:(?!option)\w+ "|group: )/.test(line));
}
