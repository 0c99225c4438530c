import { expect, type Page, type Request } from "@playwright/test";
import { test as asVisitor } from "../visitor.ts";

const QUIET_MS = 500;
const QUIET_WITHIN_MS = 30_000;

/** A journey whose visitor can read a page to its end, until it asks for nothing more. */
export const test = asVisitor.extend<{ readToTheEnd: () => Promise<void> }>({
  readToTheEnd: async ({ page }, use) => {
    const waitForQuiet = watchRequests(page);
    await use(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await waitForQuiet();
    });
  },
});

/**
 * Returns how to wait until the page has asked for nothing for half a second. "networkidle" can wait for ever: Chromium
 * does not tell that it gave up a prefetch because its link has gone, as a list's do when a home is opened from it.
 */
function watchRequests(page: Page) {
  const underway = new Set<Request>();
  let changedAt = Date.now();

  page.on("request", (request) => {
    if (isPrefetch(request)) return;
    underway.add(request);
    changedAt = Date.now();
  });
  const end = (request: Request) => {
    if (underway.delete(request)) changedAt = Date.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);

  return () => {
    // Content that scrolls into view is requested a moment later.
    changedAt = Date.now();
    return expect
      .poll(
        () => (Date.now() - changedAt < QUIET_MS ? "busy" : [...underway].map((request) => request.url())),
        {
          intervals: [QUIET_MS / 5],
          timeout: QUIET_WITHIN_MS,
        },
      )
      .toEqual([]);
  };
}

function isPrefetch(request: Request) {
  return request.headers()["sec-purpose"] === "prefetch";
}
