import { expect, test } from "@playwright/test";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { type OfficeSite, openPhone, signIn, startOfficeSite } from "./office-site.ts";

let site: OfficeSite;

test.beforeAll(async () => {
  site = await startOfficeSite();
});

test.afterAll(() => site.stop());

test("on a phone, without script: what is overdue is taken and answered", async ({ browser }) => {
  const page = await openPhone(browser, site);
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
  await page.close();
});

test("signed out in the middle, the form waits with what was typed", async ({ page }) => {
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

test("two at once: the second sees what changed and keeps what was typed", async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.origin}/office/enquiries?view=new`);
  await page.getByRole("link", { name: /Leila Marsh/ }).click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "I take it" }).click();
  await page.getByLabel("Answer by e-mail").fill("There is.");
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === "POST"),
    page.getByRole("button", { name: "Send answer" }).click(),
  ]);
  expect(response.status()).toBe(409);
  await expect(page.getByText("With Marion Tate")).toBeVisible();
  await expect(page.getByLabel("Answer by e-mail")).toHaveValue("There is.");
});

test("every page is free of barriers at two widths, and scrolls one way at 400 %", async ({ page }) => {
  await signIn(page, site);
  const paths = [
    "",
    "/enquiries?view=all",
    `/enquiries/${site.late}`,
    "/people",
    "/log",
    "/account",
    "/sign-in",
  ];
  for (const path of paths) {
    const address = `${site.origin}/office${path}`;
    expect(await findBarriersAtWidths(page, address)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, overflow]).toEqual([path, 0]);
  }
});

test("whatever opens on a page says so by an arrow", async ({ page }) => {
  await signIn(page, site);
  for (const path of ["/enquiries", `/enquiries/${site.late}`, "/homes/new"]) {
    await page.goto(`${site.origin}/office${path}`);
    const arrows = await page
      .locator("main summary")
      .evaluateAll((all) =>
        all.map(
          (one) => one.querySelector("svg") !== null || getComputedStyle(one, "::after").width === "8px",
        ),
      );
    expect(arrows.length, path).toBeGreaterThan(0);
    expect(arrows, path).not.toContain(false);
  }
});

test("an agent has no page of people or log, and sees own enquiries only", async ({ page }) => {
  await signIn(page, site, "priya@headland.example");
  await expect(page.getByRole("navigation", { name: "Office" }).getByRole("link")).toHaveText([
    "Today",
    "Enquiries",
    "Homes",
    "Open homes",
    "Texts",
    "Account",
  ]);
  for (const path of ["people", "log"])
    expect((await page.goto(`${site.origin}/office/${path}`))?.status()).toBe(403);
  await page.goto(`${site.origin}/office/enquiries?view=all`);
  await expect(page.getByText("Kirra Steel")).toHaveCount(0);
});
