import { expect, test } from "@playwright/test";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { measureOverflow } from "../measure-page.ts";
import { type OfficeSite, openPhone, signIn, startOfficeSite } from "./office-site.ts";

const WEEK_MS = 7 * 24 * 60 * 60_000;

let site: OfficeSite;
/** The page of an enquiry that only the tests of drafts open. */
let typed = "";

test.beforeAll(async () => {
  site = await startOfficeSite();
  const db = await openDatabase({ dataDir: site.dataDir });
  const { reference } = await saveTestEnquiry(db, makeQuestion({ name: "Ruth Ellis" }), Date.now());
  await db.destroy();
  typed = `${site.origin}/office/enquiries/${reference}`;
});

test.afterAll(() => site.stop());

test("on a phone, without script: an overdue enquiry is taken and answered", async ({ browser }) => {
  await using page = await openPhone(browser, site);
  const overdue = page.getByRole("region", { name: "Overdue" });
  await overdue.getByRole("link", { name: /Tom Burke/ }).click();
  await page.getByRole("button", { name: "I take it" }).click();
  await expect(page.getByText("With Marion Tate")).toBeVisible();
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("alert")).toContainText("Write your answer");
  await page.getByLabel("Answer by e-mail").fill("There is a bath.\n\nCome on Saturday.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("answered by e-mail")).toBeVisible();
  await expect(page.getByText("Answer to the visitor")).toBeVisible();
  await page.getByRole("link", { name: "Today" }).click();
  await expect(page.getByText("Tom Burke")).toHaveCount(0);
});

test("a form sent while signed out is kept with its values", async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.origin}/office/enquiries?view=new`);
  await page.getByRole("link", { name: /Kirra Steel/ }).click();
  await page.getByLabel("Note for the office").fill("Rang at ten, nobody home");
  await page.context().clearCookies({ name: "__Host-office" });
  await page.getByRole("button", { name: "Keep note" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are signed out");
  await expect(page.getByText("Rang at ten, nobody home")).toBeVisible();
  const other = await page.context().newPage();
  await signIn(other, site);
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByText("Rang at ten, nobody home")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kirra Steel");
});

test("no page has barriers; all scroll one way at 400 %, and arrows mark what opens", async ({ page }) => {
  await signIn(page, site);
  const widths = new Map([
    ["", [390]],
    ["/enquiries?view=all", [390, 1280]],
    [`/enquiries/${site.late}`, [390, 1280]],
    ["/people", [390]],
    ["/log", [390]],
    ["/account", [390]],
    ["/sign-in", [390]],
    ["/homes/new", []],
  ]);
  for (const [path, at] of widths) {
    await page.goto(`${site.origin}/office${path}`);
    for (const width of at) {
      await page.setViewportSize({ width, height: 844 });
      expect([path, width, await findBarriers(page)]).toEqual([path, width, []]);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    expect([path, await measureOverflow(page)]).toEqual([path, 0]);
    const arrows = await page
      .locator("main summary")
      .evaluateAll((all) =>
        all.map(
          (one) => one.querySelector("svg") !== null || getComputedStyle(one, "::after").width === "8px",
        ),
      );
    expect([path, arrows]).not.toEqual([path, expect.arrayContaining([false])]);
    if (/^\/(?:enquiries|homes)/.test(path)) expect(arrows.length, path).toBeGreaterThan(0);
  }
});

test("a draft survives another person's session, and is removed once sent", async ({ page }) => {
  await signIn(page, site);
  await page.goto(typed);
  await page.getByLabel("Answer by e-mail").fill("There is a bath.");
  await page.getByLabel("Note for the office").fill("Rang at ten");
  await page.goto(`${site.origin}/office`);
  await page.goto(typed);
  await expect(page.getByLabel("Answer by e-mail")).toHaveValue("There is a bath.");
  await expect(page.getByText("What you typed here before is back.")).toHaveCount(2);

  // Somebody else on the same device sees no draft.
  await page.context().clearCookies({ name: "__Host-office" });
  await signIn(page, site, "callum@headland.example");
  await page.goto(typed);
  await expect(page.getByLabel("Answer by e-mail")).toHaveValue("");

  await signIn(page, site);
  await page.goto(`${typed}?begin=4`);
  await expect(page.getByLabel("Answer by e-mail")).toHaveValue(/may I ring/);
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(page.getByLabel("Answer by e-mail")).toHaveValue("There is a bath.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("status").first()).toContainText("on its way");
  await page.goto(typed);
  await expect(page.getByLabel("Answer by e-mail")).toHaveValue("");
  await expect(page.getByLabel("Note for the office")).toHaveValue("Rang at ten");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.reload();
  await expect(page.getByLabel("Note for the office")).toHaveValue("");
});

test("drafts are removed at sign-out and after seven days, and readable without a form", async ({ page }) => {
  await page.clock.install();
  await signIn(page, site);
  const type = async () => {
    await page.goto(typed);
    await page.getByLabel("Note for the office").fill("Rang at ten");
  };
  const count = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("office-draft")).length);
  await type();
  await page.clock.fastForward(WEEK_MS + 1000);
  await page.goto(`${site.origin}/office`);
  expect(await count()).toBe(0);

  await type();
  await page.evaluate(() => {
    for (const [key, draft] of Object.entries(localStorage))
      localStorage.setItem(key.replace(/\/office\/enquiries\/\S+/, "/office/homes/S999"), draft);
  });
  await page.goto(`${site.origin}/office/homes/S999`);
  await expect(page.getByText("still kept on this device: Rang at ten")).toBeVisible();

  await page.goto(`${site.origin}/office/account`);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByLabel("Your e-mail address")).toBeVisible();
  expect(await count()).toBe(0);
});
