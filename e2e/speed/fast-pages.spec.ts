import { expect, type Page } from "@playwright/test";
import { openDialog } from "../enquiries/enquiry-forms.ts";
import { test } from "../visitor.ts";

test("a document loads its scripts after its styles and first picture", async ({ request }) => {
  for (const path of ["/listings", "/property/1", "/contact"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/rel="modulepreload"|type="module"/);
    const scripts = html.match(/<link rel="x-modulepreload"[^>]*>/g) ?? [];
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain('fetchpriority="low"');
  }
});

test("a document preloads its fonts before its styles name them", async ({ request }) => {
  const html = await (await request.get("/about")).text();
  const [head = "", styles = ""] = html.split("<style>");
  const named = styles.match(/[^"'(]+\.woff2/g) ?? [];
  const asked = [...head.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, path]) => path);
  expect(named).not.toEqual([]);
  expect(asked.toSorted()).toEqual(named.toSorted());
});

test("no CSS rule affects the whole page", async ({ request }) => {
  const html = await (await request.get("/listings")).text();
  const [, rules = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  expect(rules).toContain("#mobile-menu");
  // Chromium would restyle everything whenever a filter changes something: a fifth of a second on a slow phone. Without
  // script no filter works in place, so the rule of hearts is allowed there.
  const withScript = rules.replaceAll(/@media [^{]*\(scripting:none\)\{(?:[^{}]*\{[^{}]*\})*\}/g, "");
  expect(withScript).not.toMatch(/(?::root|html|body|main):has\(|:popover-open\s*~\s*\*/);
});

const listingPages = [
  "/listings",
  "/listings?view=list",
  "/listings?walk=15&sort=walk",
  "/rentals?price=2000&beds=1",
  "/listings/map",
  "/property/1",
  "/property/999",
  "/rental/R003",
];

test("the stylesheet of lists and homes has every rule that they need", async ({ page }) => {
  await page.goto("/sell");
  const known = await page.evaluate(findStyledClasses);
  const expectWhole = async (state: string) => {
    const own = new Set(await page.evaluate(findStyledClasses));
    const missing = known.filter((name) => !own.has(name));
    expect(missing.length).toBeGreaterThan(200);
    expect.soft(await findUsed(page, missing), state).toEqual([]);
  };
  for (const path of listingPages) {
    await page.goto(path);
    await expectWhole(path);
  }
  await expect(await openDialog(page, "/property/1", "Ask a question")).toBeVisible();
  await expectWhole("a question on /property/1");
});

/** The classes of the page that have CSS rules; runs in the browser. */
function findStyledClasses() {
  const readRules = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...("cssRules" in rule && rule.cssRules instanceof CSSRuleList ? readRules(rule.cssRules) : []),
    ]);
  const selectors = [...document.styleSheets].flatMap((sheet) => readRules(sheet.cssRules)).join(" ");
  const names = selectors.match(/\.(?:\\[0-9a-f]+ |\\.|[\w-])+/g) ?? [];
  return [...new Set(names)];
}

function findUsed(page: Page, selectors: string[]) {
  return page.evaluate((all) => all.filter((selector) => document.querySelector(selector)), selectors);
}

test("the next page is fetched while a visitor rests on its link", async ({ page, request }) => {
  const document = await request.get("/sell");
  expect(document.headers()["speculation-rules"]).toBe('"/speculation-rules.json"');
  const rules = await request.get("/speculation-rules.json");
  expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");

  await page.goto("/sell");
  const prefetched = page.waitForRequest(
    (asked) => asked.url().endsWith("/about") && asked.headers()["sec-purpose"] === "prefetch",
  );
  await page.locator('footer a[href="/about"]').hover();
  await prefetched;
});
