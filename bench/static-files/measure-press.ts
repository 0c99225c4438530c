import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { toQuantile, waitUntil } from "../../trials/site/repeat.ts";
import { formatMs, printTable } from "../tables.ts";
import { openTab } from "./open-tab.ts";
import type { Site } from "./serve-static-files.ts";

const LIST = "/listings";
const PRESSES = 6;
/** Time for which a visitor reads the list, and hovers over a card before pressing it. */
const READ_MS = 2_500;
const POINT_MS = 400;
/** Cards that a mouse passes before the one that is pressed. */
const LOOKED_AT = 2;
const patience = { mostMs: 30_000 };

/** Lighthouse's slow 4G. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const note = {
  method: "Page.addScriptToEvaluateOnNewDocument",
  params: { source: `(${noteTimes})()` },
};
const toMetrics = (width: number, height: number, mobile: boolean) => ({
  method: "Emulation.setDeviceMetricsOverride",
  params: { width, height, deviceScaleFactor: 1, mobile },
});

const desktop = {
  title: "desktop",
  isMobile: false,
  commands: [note, toMetrics(1280, 800, false)],
};
const phone = {
  title: "phone, 4 × slower, slow 4G",
  isMobile: true,
  commands: [
    note,
    toMetrics(390, 844, true),
    { method: "Emulation.setTouchEmulationEnabled", params: { enabled: true } },
    { method: "Emulation.setCPUThrottlingRate", params: { rate: 4 } },
    { method: "Network.enable" },
    { method: "Network.emulateNetworkConditions", params: slow4g },
  ],
};
type Device = typeof desktop | typeof phone;

/** Pages of the homes that the list links to. */
export async function findHomes(origin: string) {
  const list = await (await fetch(origin + LIST)).text();
  return [...new Set(Array.from(list.matchAll(/href="(\/property\/[^"?#/]+)"/g), ([, path = ""]) => path))];
}

/** Measures, for each site in turn, the time from pressing a card to the frame that shows the home's page. */
export async function measurePress(places: readonly Site[]) {
  for (const device of [desktop, phone]) {
    const sites = places.map((site) => ({ ...site, times: [] as number[] }));
    for (let press = 0; press < PRESSES; press += 1)
      for (const { origin, times } of sites) times.push(await pressCard(origin, device));
    printTable(
      [`From the press on a card to its page, ${device.title}`, "median", "lowest", "longest"],
      sites.map(({ name, times }) => [
        name,
        ...[toQuantile(times, 0.5), Math.min(...times), Math.max(...times)].map(formatMs),
      ]),
    );
  }
}

/** Milliseconds for a visitor with an empty cache who has read the list for a while. */
async function pressCard(origin: string, { commands, isMobile }: Device) {
  const tab = await openTab(commands, { isMobile });
  await tab.send("Page.navigate", { url: origin + LIST });
  await waitUntil(async () => (await tab.evaluate("document.readyState === 'complete'")) === true, patience);
  await wait(READ_MS);
  await (isMobile ? tapCard(tab) : clickCard(tab));
  await waitUntil(async () => tab.notes.has("shown"), patience);
  await tab.close();
  return (tab.notes.get("shown") ?? Number.NaN) - (tab.notes.get("pressed") ?? Number.NaN);
}

type Tab = Awaited<ReturnType<typeof openTab>>;

async function clickCard(tab: Tab) {
  for (let card = 0; card <= LOOKED_AT; card += 1) {
    const at = await findPlace(tab, `links[${card}]`);
    await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...at });
    await wait(POINT_MS);
    const press = { ...at, button: "left", clickCount: 1 };
    if (card < LOOKED_AT) continue;
    await tab.send("Input.dispatchMouseEvent", { type: "mousePressed", ...press });
    void tab.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...press });
  }
}

/** Taps the prerendered card if there is one: Chromium chooses the card near the thumb. */
async function tapCard(tab: Tab) {
  const swipe = { x: 195, y: 600, yDistance: -250, gestureSourceType: "touch" };
  await tab.send("Input.synthesizeScrollGesture", swipe);
  await wait(READ_MS);
  const drawn = tab.drawn.at(-1) ?? "";
  const at = await findPlace(tab, `links.find(({ href }) => href === ${JSON.stringify(drawn)}) ?? links[1]`);
  await tab.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  void tab.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function findPlace(tab: Tab, card: string) {
  const place = await tab.evaluate(`(() => {
    const links = [...document.querySelectorAll('main a[href^="/property/"]')];
    const link = ${card};
    const { y } = link.getBoundingClientRect();
    if (y < 150 || y > innerHeight - 50) link.scrollIntoView({ block: "center", behavior: "instant" });
    const place = link.getBoundingClientRect();
    return { x: place.x + 10, y: place.y + 8 };
  })()`);
  return v.parse(v.object({ x: v.number(), y: v.number() }), place);
}

/** Runs in every document: records when a link was pressed and when a home was first drawn. */
function noteTimes() {
  const noteNow = (name: string) =>
    Reflect.get(window, "note")(`${name} ${performance.timeOrigin + performance.now()}`);
  addEventListener("pointerdown", () => noteNow("pressed"), { capture: true });
  const look = () => {
    const isShown = location.pathname.startsWith("/property/") && document.querySelector("main h1");
    // After the frame was drawn.
    if (isShown) setTimeout(() => noteNow("shown"));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
