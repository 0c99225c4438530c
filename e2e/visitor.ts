import { expect, type Page, test as withBrowser } from "@playwright/test";
import { watchPolicy } from "./attacks/policy-violations.ts";
import { readVisitedAgency, type VisitedAgency } from "./visited-agency.ts";

/**
 * A journey whose visitor moves as soon as a page is there: its script starts before the page has loaded, and not in the
 * middle of what the journey does first. What happens before the first sign is the matter of e2e/speed/script-start.spec.ts.
 * Whatever the visitor does, no page's policy refuses anything of its own.
 */
export const test = withBrowser.extend<{ agency: VisitedAgency; plain: Page }>({
  agency: [readVisitedAgency("headland"), { option: true }],
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => document.dispatchEvent(new Event("pointerover")));
    });
    const violations = watchPolicy(context);
    await use(context);
    expect(violations).toEqual([]);
  },
  /** A page in a browser without script. */
  plain: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    await use(await context.newPage());
    await context.close();
  },
});
