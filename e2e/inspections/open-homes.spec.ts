import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { formatShortDate } from "#app/region/format.ts";
import { makeFolder } from "../../trials/site/start-site.ts";
import { readPlainSample } from "../listings/market.ts";
import { type OwnServer, startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";

/** The most open homes on a page (app/inspections/open-listings.ts). */
const ON_A_PAGE = 300;
const SALES = 310;
const RENTALS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Far enough ahead that none ends while the journeys run. */
const FIRST_DAY = 3;
const DAYS = 5;
const starts = ["09", "10", "11"];
const ranges = ["1 to 300 of 330", "301 to 330 of 330"];

type OpenRecord = { address: string; next_inspection: string };

let server: OwnServer;
/** Day and address of every open home, in the expected order. */
let expected: string[];

test.beforeAll(async () => {
  const listingsDir = makeFolder();
  const sales = await writeOpen(join(listingsDir, "coastal-listings.json"), SALES, "Gannet Crescent");
  const rentals = await writeOpen(join(listingsDir, "coastal-rentals.json"), RENTALS, "Pandanus Parade");
  expected = [...sales, ...rentals]
    .toSorted((a, b) => a.next_inspection.localeCompare(b.next_inspection))
    .map(({ address, next_inspection }) => `${next_inspection.slice(0, 10)} ${address}`);
  server = await startOwnServer({ LISTINGS_DIR: listingsDir });
});
test.afterAll(() => server.stop());

test("without script the filters choose day and offer, and a day has a calendar", async ({ plain: page }) => {
  await page.goto(`${server.origin}/inspections`);
  const [day = ""] = expected[0]?.split(" ") ?? [];
  await page.getByRole("link", { name: formatShortDate(day).text }).press("Enter");
  await page.getByRole("link", { name: "For rent", exact: true }).press("Enter");
  await expect(page).toHaveURL(`${server.origin}/inspections?day=${day}&offer=rent`);
  const homes = page.getByRole("main").locator("section:has(time) li");
  const onDay = expected.filter((home) => home.startsWith(day) && home.includes("Pandanus Parade"));
  await expect(homes.locator("h3")).toHaveText(onDay.map((home) => home.slice(day.length + 1)));
  const link = page.getByRole("link", { name: "Add this day to your calendar" });
  const calendar = await page.request.get(server.origin + (await link.getAttribute("href")));
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(onDay.length);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(`${server.origin}/inspections`);
});

test("by keyboard: later open homes and back, and the browser's Back", async ({ page }) => {
  await page.goto(`${server.origin}/inspections`);
  const first = await readPage(page, 0);
  await pressOn(page, getLater(page));
  const second = await readPage(page, 1);
  expect([...first, ...second]).toEqual(expected);
  expect(first).toHaveLength(ON_A_PAGE);
  await expect(getLater(page)).toHaveCount(0);
  await pressOn(page, getEarlier(page));
  expect(await readPage(page, 0)).toEqual(first);
  await expect(getEarlier(page)).toHaveCount(0);
  await page.goBack();
  expect(await readPage(page, 1)).toEqual(second);
});

function getLater(page: Page) {
  return page.getByRole("link", { name: "Later open homes" });
}

function getEarlier(page: Page) {
  return page.getByRole("link", { name: "Earlier open homes" });
}

/** Day and address of every home on a page, once that page is shown. */
async function readPage(page: Page, index: number) {
  // By label, because finding a role among hundreds of homes takes the browser seconds.
  await expect(page.locator("nav[aria-label='Open homes']")).toContainText(ranges[index] ?? "");
  return page
    .getByRole("main")
    .locator("section:has(time) li")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const day = row.closest("section")?.querySelector("time")?.dateTime;
        return `${day} ${row.querySelector("h3")?.textContent}`;
      }),
    );
}

const MOST_STOPS = 5;

/** Skips the homes by the links past them, then goes back to this link and presses it. */
async function pressOn(page: Page, link: Locator) {
  for (const lead of [/^Skip to/, "Keep them in your calendar"]) {
    await goTo(page, page.getByRole("link", { name: lead }), "Tab");
    await page.keyboard.press("Enter");
  }
  await expect(page).toHaveURL(/#subscribe$/);
  await goTo(page, link, "Shift+Tab");
  await page.keyboard.press("Enter");
}

async function goTo(page: Page, link: Locator, key: string) {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await link.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(link).toBeFocused();
}

/** Writes records repeated from the sample, each with its own address and a future open time, not in order of time. */
async function writeOpen(path: string, count: number, street: string) {
  const supplied = await readPlainSample(basename(path));
  const records = Array.from({ length: count }, (_, index) => ({
    ...supplied[index % supplied.length],
    id: `M${index + 1}`,
    address: `${index + 1} ${street}, Freshwater`,
    next_inspection: toInspection(index),
  }));
  await writeFile(path, JSON.stringify(records));
  return records.map(({ address, next_inspection }): OpenRecord => ({ address, next_inspection }));
}

function toInspection(index: number) {
  const day = new Date(Date.now() + (FIRST_DAY + (index % DAYS)) * DAY_MS).toISOString().slice(0, 10);
  const hour = starts[index % starts.length];
  return `${day}T${hour}:00/${hour}:30`;
}
