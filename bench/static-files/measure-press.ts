import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../../scripts/browser.ts";
import { toQuantile } from "../../trials/site/repeat.ts";
import { formatMs, printTable } from "../tables.ts";
import type { Site } from "./serve-static-files.ts";

const LIST = "/listings";
const CARD = 'main a[href^="/property/"]';
const PRESSES = 15;

const desktop = { title: "desktop", viewport: { width: 1280, height: 800 }, isMobile: false, slowdown: 1 };
const phone = { title: "phone", viewport: { width: 390, height: 844 }, isMobile: true, slowdown: 4 };

/** Slow 4G, as Lighthouse has it. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

/** The page of the home that the first card of the list leads to. */
export async function findPressedHome(origin: string) {
  const list = await (await fetch(origin + LIST)).text();
  return /href="(\/property\/[^"?#]+)"/.exec(list)?.[1] ?? "";
}

/** From the press on a card to the frame that shows the home's page, of each site in turn. */
export async function measurePress(sites: readonly Site[]) {
  const browser = await launchBrowser();
  for (const device of [desktop, phone]) {
    const times = sites.map(() => [] as number[]);
    for (let press = 0; press < PRESSES; press += 1)
      for (const [index, { origin }] of sites.entries())
        times[index]?.push(await pressCard(browser, origin, device));
    printTable(
      [`From the press on a card to its page, ${device.title}`, "median", "lowest", "longest"],
      sites.map(({ name }, index) => toRow(name, times[index] ?? [])),
    );
  }
  await browser.close();
}

function toRow(name: string, times: readonly number[]) {
  return [
    name,
    ...[toQuantile(times, 0.5), Math.min(...times), Math.max(...times)].map((ms) => formatMs(ms)),
  ];
}

/** Milliseconds, for a visitor who has nothing kept and has looked at the list until it rests. */
async function pressCard(browser: Browser, origin: string, device: typeof desktop) {
  const { viewport, isMobile, slowdown } = device;
  const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile });
  const page = await context.newPage();
  if (isMobile) {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow4g);
  }
  await page.addInitScript(noteTimes);
  await page.goto(origin + LIST, { waitUntil: "networkidle" });
  const card = page.locator(CARD).first();
  await card.scrollIntoViewIfNeeded();
  await (isMobile ? card.tap() : card.click());
  const ms = await readTime(page);
  await context.close();
  return ms;
}

/** In every document: keeps when a link was pressed, and when the first frame after it that shows a home was drawn. */
function noteTimes() {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("pointerdown", () => localStorage.setItem("pressed", String(now())), { capture: true });
  const look = () => {
    const isShown = location.pathname.startsWith("/property/") && document.querySelector("main h1");
    if (!isShown) return requestAnimationFrame(look);
    // After the frame has been drawn.
    setTimeout(() => localStorage.setItem("shown", String(now())));
  };
  requestAnimationFrame(look);
}

async function readTime(page: Page) {
  await page.waitForURL("**/property/**");
  const shown = await page.waitForFunction(() => {
    const [from, to] = ["pressed", "shown"].map((name) => localStorage.getItem(name));
    return from && to ? Number(to) - Number(from) : undefined;
  });
  return Number(await shown.jsonValue());
}
