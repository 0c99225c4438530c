import { expect, type Page } from "@playwright/test";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { keepTwo } from "./keep-homes.ts";

const MANY_PAGES_MS = 180_000;
const A_LOOK_MS = 1_000;

test("kept on the device, both pages open without reception, and what was changed is sent once there is a line", async ({
  page,
}) => {
  test.setTimeout(MANY_PAGES_MS);
  const site = await startOwnServer({ LISTINGS_DIR: "agencies/headland/homes", RATE_LIMIT_PER_MINUTE: "0" });
  // A worker needs a secure context: localhost is one.
  const origin = `http://localhost:${new URL(site.origin).port}`;
  await keepTwo(page, origin);
  await page.goto(`${origin}/shortlist`);
  expect(await countWorkers(page)).toBe(0);
  await page.getByRole("button", { name: "Keep both pages offline" }).click();
  await expect(page.getByText("Both pages are kept")).toBeVisible();
  const saturday = await page.context().newPage();
  await saturday.goto(`${origin}/saturday`);
  const answered = countAnsweredForms(page);
  await loseReception(page);
  await saturday.goto(`${origin}/saturday`);
  await expect(saturday.getByText(/^There is no reception. This is how it was on/)).toBeVisible();
  await page.goto(`${origin}/shortlist`);
  await page.getByText("Add a note").first().click();
  await page
    .getByRole("textbox", { name: /Your note/ })
    .first()
    .fill("Windy out here");
  await page
    .getByRole("button", { name: /^Save note/ })
    .first()
    .click();
  await expect(page.getByText("One change waits to be sent.")).toBeVisible();
  await page.getByRole("button", { name: "Maybe" }).first().click();
  await page
    .getByRole("button", { name: /^Take off/ })
    .nth(1)
    .click();
  await expect(page.getByText("3 changes wait to be sent.")).toBeVisible();
  const note = page.getByRole("textbox", { name: /Your note/ }).first();
  await page.getByText("Add a note").first().click();
  await note.fill("Calm again");
  await page.context().unrouteAll();
  for (const each of [page, saturday]) await each.evaluate(() => dispatchEvent(new Event("online")));
  await expect(saturday.getByText(/^There is no reception/)).toBeHidden();
  await expect.poll(() => answered.count).toBe(3);
  // Text being typed is kept when the connection returns.
  await expect(note).toHaveValue("Calm again");
  await page
    .getByRole("button", { name: /^Save note/ })
    .first()
    .click();
  await expect(page.getByRole("paragraph").filter({ hasText: "Calm again" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Maybe" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("ol > li h2")).toHaveCount(1);
  expect(answered.count).toBe(4);
  await page.getByRole("button", { name: "Forget them" }).click();
  await expect.poll(() => countWorkers(page)).toBe(0);
  await site.stop();
});

test("a worker of an earlier version gives way to this one, which keeps on what it kept", async ({
  page,
}) => {
  test.setTimeout(MANY_PAGES_MS);
  const site = await startOwnServer({ LISTINGS_DIR: "agencies/headland/homes" });
  const origin = `http://localhost:${new URL(site.origin).port}`;
  await page.context().route("**/earlier.js", async (route) => {
    const response = await route.fetch({ url: `${origin}/offline.js` });
    await route.fulfill({ response, body: (await response.text()).replaceAll(/\boffline\b/g, "earlier") });
  });
  await keepTwo(page, origin);
  await page.goto(`${origin}/shortlist`);
  await page.evaluate(async () => {
    for (const scope of ["/shortlist", "/saturday"])
      await navigator.serviceWorker.register("/earlier.js", { scope });
    await (await caches.open("earlier")).put("/saturday", new Response("Kept earlier"));
  });
  // Installed long before this visit, as those of an earlier version are.
  await expect.poll(() => findWorkers(page)).toEqual([`${origin}/earlier.js`, `${origin}/earlier.js`]);
  // A request that is still under way keeps the earlier one until the next visit.
  const visit = () =>
    page
      .reload()
      .then(() => page.waitForTimeout(A_LOOK_MS))
      .then(() => findWorkers(page));
  await expect.poll(visit).toEqual([`${origin}/offline.js`, `${origin}/offline.js`]);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["offline"]);
  expect(await page.evaluate(async () => (await caches.match("/saturday"))?.text())).toBe("Kept earlier");
  await site.stop();
});

/** The worker's own requests, which offline emulation of a page does not reach. */
function loseReception(page: Page) {
  return page.context().route("**/*", (route) => route.abort("internetdisconnected"));
}

/** The forms that the server has answered from now on, whoever sent them. */
function countAnsweredForms(page: Page) {
  const answered = { count: 0 };
  page.context().on("response", (response) => {
    // The worker answers for a page too, without the server.
    if (response.request().method() === "POST" && response.request().serviceWorker()) answered.count += 1;
  });
  return answered;
}

function countWorkers(page: Page) {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

function findWorkers(page: Page) {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL),
  );
}
