import { expect, type Page } from "@playwright/test";
import { matchRoutes } from "react-router";
import { isHydrated } from "#app/document/shell/hydrated-routes.ts";
import routes from "#app/routes.ts";
import { addLiveLinks, toLivePages } from "../trials/site/live-links.ts";
import { makeFolder } from "../trials/site/start-site.ts";
import { everyAddress, everyKind, inSet, LONG } from "./every-page.ts";
import { findBarriers } from "./for-everyone/find-barriers.ts";
import { findCutText, setTextWide } from "./for-everyone/find-cut-text.ts";
import { measureOverflow } from "./measure-page.ts";
import { startOwnServer } from "./own-server.ts";
import { test } from "./visitor.ts";

// Content that is still fading in has less contrast.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Collects the browser's complaints: script errors, refused scripts and styles, missing files, other hosts. */
function collectComplaints(page: Page, origin: string) {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (message) => {
    // Chromium's own, on how fast it draws the map by the processor.
    const isOfDriver = message.text().includes("GL Driver Message");
    if ((message.type() === "error" || message.type() === "warning") && !isOfDriver)
      complaints.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith("data:"))
      complaints.push(`host: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== "document")
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** A page that is not there says so in the console twice: the browser's own line and the one the specification asks for. */
function isAboutTheMissingPage(complaint: string) {
  return /status of 404|404: there is no page at/.test(complaint);
}

const AT_ONCE = 8;
/** Of addresses that differ only in what they ask of a list: whatever that is, the list is there. */
const MOST_OF_A_LIST = 2;

test("no link from the home page leads nowhere", async ({ baseURL }) => {
  const seen = new Set(["/"]);
  const lists = new Map<string, number>();
  const broken: string[] = [];
  const isEnough = (link: string) => {
    const [path = "", search] = link.split("?");
    const count = (lists.get(path) ?? 0) + 1;
    if (search && !seen.has(link)) lists.set(path, count);
    return count > MOST_OF_A_LIST;
  };
  const follow = async (path: string) => {
    const response = await fetch(new URL(path, baseURL));
    if (response.status !== 200) broken.push(`${response.status} ${path}`);
    const text = await response.text();
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    for (const link of isPage ? findLinks(text) : []) if (!isEnough(link)) seen.add(link);
  };
  for (let from = 0; from < seen.size; from += AT_ONCE)
    await Promise.all([...seen].slice(from, from + AT_ONCE).map(follow));
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(600);
});

/** Finds the links that robots follow, without the many views of the map and of what is near a home. */
function findLinks(html: string) {
  return [...html.matchAll(/<(?:a|link)\s[^>]*?href="(\/[^"#]*)[^>]*/g)]
    .filter(([tag]) => !tag.includes('rel="nofollow"'))
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"));
}

/** Loads a page and reads it to its end; the returned function says what the browser has complained of since. */
async function openPage(page: Page, path: string, origin = "") {
  const complaints = collectComplaints(page, origin);
  const response = await page.goto(path);
  const isMissing = response?.status() === 404;
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect((await page.title()).length).toBeLessThanOrEqual(60);
  expect(await page.title()).toMatch(/Headland/);
  const findComplaints = async () => {
    if (shipsScript(path)) await page.waitForLoadState("networkidle");
    await page.evaluate(waitForPictures);
    return complaints.filter((complaint) => !(isMissing && isAboutTheMissingPage(complaint)));
  };
  return { response, findComplaints };
}

/** Until all that the browser has begun to load is there, or is known not to come. */
async function waitForPictures() {
  const asked = [...document.images].filter(({ currentSrc }) => currentSrc);
  const isSettled = ({ complete, loading }: HTMLImageElement) => complete || loading === "lazy";
  while (!asked.every(isSettled)) await new Promise(requestAnimationFrame);
}

// All in one visit, since loading a page takes as long as a look at it.
for (const path of everyKind) {
  test(
    `${path} has no complaint, no barrier, nothing wider than 320 px, nothing cut off in wide text, and is whole without script`,
    inSet(path),
    async ({ page, baseURL }) => {
      await expectWell(page, path, baseURL);
      const html = await (await fetch(new URL(path, baseURL))).text();
      // A fallback or a hidden block would wait for a script to reveal it.
      expect(html).not.toMatch(/<div hidden|<template/);
      if (!shipsScript(path)) expect(html).not.toMatch(/<script[^>]+(?:src=|type="module")|modulepreload/);
    },
  );
}

test("nor have the pages behind private links; they are kept and found by nobody", async ({ page }) => {
  const DATA_DIR = makeFolder();
  const token = "a-token-that-opens-it-all";
  await addLiveLinks(DATA_DIR, token);
  await using site = await startOwnServer({ DATA_DIR });
  for (const path of toLivePages(token)) {
    const response = await expectWell(page, site.origin + path, site.origin);
    expect([path, response?.status()]).toEqual([path, 200]);
    expect(response?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    expect(await response?.text()).not.toMatch(/<script[^>]+(?:src=|type="module")|<div hidden|<template/);
  }
});

async function expectWell(page: Page, path: string, origin?: string) {
  await page.setViewportSize({ width: 320, height: 640 });
  const { response, findComplaints } = await openPage(page, path, origin);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await expectOneCase(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findBarriers(page), `${width} px`).toEqual([]);
  }
  expect(await findComplaints()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextWide(page);
  expect(await findCutText(page)).toEqual([]);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  return response;
}

for (const path of everyAddress.filter((address) => !everyKind.includes(address))) {
  test(`${path} loads without a complaint from the browser`, { tag: LONG }, async ({ page, baseURL }) => {
    const { findComplaints } = await openPage(page, path, baseURL);
    expect(await findComplaints()).toEqual([]);
  });
}

/** Buttons side by side are written in one case. */
async function expectOneCase(page: Page) {
  const pairs = await page
    .locator("main a + a, main button + a")
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).fontWeight === "600")
        .map((link) => [link.previousElementSibling?.textContent ?? "", link.textContent]),
    );
  for (const pair of pairs) expect(new Set(pair.flatMap(toCase)).size, pair.join(" | ")).toBeLessThan(2);
}

/** "Title" or "sentence", told by the long words after the first; nothing where there are none. */
function toCase(label: string) {
  const words = label.match(/\p{L}{4,}/gu) ?? [];
  return words.slice(1).map((word) => (/^\p{Lu}/u.test(word) ? "Title" : "sentence"));
}

const routeObjects = routes.map(({ id, index, path, file }) => ({
  id: id ?? file.replace(/\.\w+$/, ""),
  index,
  path,
}));

function shipsScript(address: string) {
  const { pathname } = new URL(address, "http://localhost");
  // Without React: the map is drawn beside its list.
  if (pathname.endsWith("/map")) return true;
  return isHydrated(matchRoutes(routeObjects, pathname)?.at(-1)?.route.id ?? "");
}
