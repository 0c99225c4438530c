import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { LONG } from "../every-page.ts";
import type { VisitedAgency } from "../visited-agency.ts";
import { test } from "../visitor.ts";
import { wholeBrowser } from "../whole-browser.ts";

/** Fonts of visitors' machines, with the folders in which scripts/setup puts them. Arial is as wide as Liberation. */
const machines = { Liberation: process.env.LIBERATION_PATH, DejaVu: process.env.DEJAVU_PATH };

test.use({
  launchOptions: {
    ...wholeBrowser.launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: writeFontConfig(Object.values(machines)) },
  },
});

/** Makes the browser find only these fonts, unhinted, so that letters have the same width on every machine. */
function writeFontConfig(folders: (string | undefined)[]) {
  const folder = resolve("test-results/fonts");
  const file = `${folder}/fonts.conf`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<fontconfig>${folders.map((path) => path && `<dir>${path}</dir>`).join("")}<cachedir>${folder}</cachedir>
    <match><edit name="hinting"><bool>false</bool></edit><edit name="hintstyle"><const>hintnone</const></edit></match>
    </fontconfig>`,
  );
  return file;
}

/** An address for each layout that contains an agency's own words and fonts. */
const withOwnWords = ({ rental, suburb, article }: VisitedAgency) => [
  "/",
  "/listings",
  "/listings?view=list",
  "/property/1",
  rental,
  "/inspections",
  suburb,
  article,
  "/team/1",
  "/sell",
  "/appraisal",
  "/contact",
  "/about",
];

/** An address for every other kind, whose layout is that of another, or whose words are the same for all agencies. */
const others = [
  "/rentals",
  "/sold-property/1",
  "/sold",
  "/suburbs",
  "/journal",
  "/team",
  "/market-appraisal",
  "/auctions",
  "/listings/map",
  "/compare",
  "/shortlist",
  "/saturday?homes=S001,S003",
  "/contact/question",
  "/owner/nothing",
  "/property/1/inspection",
  "/alerts/new?list=sale&beds=3",
  "/newsletter",
  "/nowhere",
];

const kinds = (agency: VisitedAgency) => [
  ...withOwnWords(agency),
  ...(agency.name === "Headland" ? others : []),
];

/** Further addresses of these kinds, for states that change a page's layout. */
const states = ({ rental }: VisitedAgency) => [
  "/listings?price=4m%2B&type=apartment",
  "/saturday",
  "/listings?location=freshwater&beds=3",
  "/rentals?price=0-800&beds=4%2B",
  "/rental-management",
  `${rental}/enquire`,
  "/terms",
];

/** Font swaps to try on a loaded document. The next document must load in a window that is narrow already. */
const swaps: [number, keyof typeof machines][] = [
  [1280, "DejaVu"],
  [1280, "Liberation"],
  [390, "DejaVu"],
];

/** Half of the smallest reported shift, in hundredths: a letter's width in a few places. */
const NOTHING_VISIBLE = 0.005;

for (const { pages, toPaths, tag } of [
  { pages: "every kind of page", toPaths: kinds, tag: [] },
  { pages: "the other states of pages", toPaths: states, tag: LONG },
]) {
  test(`nothing moves on ${pages} while fonts, pictures and script arrive, whatever typefaces there are`, {
    tag,
  }, async ({ page, agency }) => {
    test.skip(
      Object.values(machines).includes(undefined),
      "LIBERATION_PATH and DEJAVU_PATH do not name the typefaces; npm test gets them",
    );
    await watchShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of toPaths(agency)) await expectSteady(page, path);
  });
}

async function expectSteady(page: Page, path: string) {
  // With Liberation, which the stylesheet names first.
  await showFonts(page, await openWithoutFonts(page, path));
  expect.soft(await getShift(page), path).toBeLessThan(NOTHING_VISIBLE);
  for (const [width, machine] of swaps) {
    await page.setViewportSize({ width, height: 844 });
    const shift = await swapFonts(page, machine);
    expect.soft(shift, `${path} at ${width} px with ${machine}`).toBeLessThan(NOTHING_VISIBLE);
  }
}

/** The pages of missing homes, whose headings have links beside them and once wrapped while loading. */
const missing = ["/property/999", "/rental/nowhere", "/sold-property/nowhere"];
/**
 * Positions of sections, headings and rows from the top, in px, within one and a half windows, so that the first row of
 * homes is included.
 */
function getTops(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main section, main h2, main li")]
      .map((element) => Math.round(element.getBoundingClientRect().top))
      .filter((top) => top < 1.5 * innerHeight),
  );
}

test("an empty page keeps its layout without our adjusted fallback fonts", async ({ browser }) => {
  // Its inline stylesheet is changed on the way, so the hash in its policy no longer matches.
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  for (const path of missing) {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/local\([^)]*\)/g, 'local("None")');
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    });
    const release = await openWithoutFonts(page, path);
    const tops = await getTops(page);
    await showFonts(page, release);
    // The heading in the middle may take another line, but nothing below it may move.
    expect.soft(await getTops(page), path).toEqual(tops);
    expect(tops.length).toBeGreaterThan(2);
  }
  await context.close();
});

/** Opens the page as it is first painted. Returns a function that lets the fonts load. */
async function openWithoutFonts(page: Page, path: string) {
  const release = await holdFonts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await waitForPaint(page);
  return release;
}

async function showFonts(page: Page, release: () => void) {
  release();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  await waitForPaint(page);
  await page.unroute("**/*.woff2");
}

/** Measures the layout shift when our fonts replace the machine's, of which the page has only one. */
async function swapFonts(page: Page, machine: string) {
  await page.evaluate(async (name) => {
    const isFace = (rule: CSSRule) => rule instanceof CSSFontFaceRule;
    const sheet = [...document.styleSheets].find(({ cssRules }) => [...cssRules].some(isFace));
    if (!sheet) throw new Error("The page has no typefaces");
    const faces: string[] =
      Reflect.get(window, "faces") ?? [...sheet.cssRules].filter(isFace).map((rule) => rule.cssText);
    Object.assign(window, { faces });
    const paint = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    while (sheet.cssRules[0] && isFace(sheet.cssRules[0])) sheet.deleteRule(0);
    for (const face of faces.filter((text) => text.includes(name))) sheet.insertRule(face);
    const fallbacks = await Promise.all([...document.fonts].map((face) => face.load()));
    if (fallbacks.length !== 2)
      throw new Error(`${fallbacks.length} typefaces are adjusted to ${name}, not two`);
    await paint();
    Reflect.get(window, "shifts").length = 0;
    for (const face of faces.filter((text) => text.includes("url("))) sheet.insertRule(face);
    await Promise.all([...document.fonts].map((face) => face.load()));
    await paint();
  }, machine);
  return getShift(page);
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

function getShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    Reflect.get(window, "shifts").reduce((sum: number, shift: number) => sum + shift, 0),
  );
}

/** Holds the fonts back until the returned function is called. */
async function holdFonts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function waitForPaint(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
