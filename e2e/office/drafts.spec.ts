import { expect, test } from "@playwright/test";
import { type OfficeSite, signIn, startOfficeSite } from "./office-site.ts";

const WEEK_MS = 7 * 24 * 60 * 60_000;

let site: OfficeSite;

test.beforeAll(async () => {
  site = await startOfficeSite();
});

test.afterAll(() => site.stop());

test("what is typed stays through leaving and another's turn, and goes once it is sent", async ({ page }) => {
  await signIn(page, site);
  const address = `${site.origin}/office/enquiries/${site.late}`;
  await page.goto(address);
  await page.getByLabel("Answer by e-mail").fill("There is a bath.");
  await page.getByLabel("Note for the office").fill("Rang at ten");
  await page.goto(`${site.origin}/office`);
  await page.goto(address);
  await expect(page.getByLabel("Answer by e-mail")).toHaveValue("There is a bath.");
  await expect(page.getByText("What you typed here before is back.")).toHaveCount(2);

  // Somebody else at the same device sees none of it.
  await page.context().clearCookies({ name: "__Host-office" });
  await signIn(page, site, "callum@headland.example");
  await page.goto(address);
  await expect(page.getByLabel("Answer by e-mail")).toHaveValue("");

  await signIn(page, site);
  await page.goto(`${address}?begin=4`);
  await expect(page.getByLabel("Answer by e-mail")).toHaveValue(/may I ring/);
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(page.getByLabel("Answer by e-mail")).toHaveValue("There is a bath.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("status").first()).toContainText("on its way");
  await page.goto(address);
  await expect(page.getByLabel("Answer by e-mail")).toHaveValue("");
  await expect(page.getByLabel("Note for the office")).toHaveValue("Rang at ten");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.reload();
  await expect(page.getByLabel("Note for the office")).toHaveValue("");
});

test("drafts go at sign-out and after seven days; without its page one can be read", async ({ page }) => {
  await page.clock.install();
  await signIn(page, site);
  const type = async () => {
    await page.goto(`${site.origin}/office/enquiries/${site.late}`);
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
