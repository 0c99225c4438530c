import { expect, type Page } from "@playwright/test";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { countSheets, getBox } from "../measure-page.ts";
import { test } from "../visitor.ts";
import { keepWithoutScript } from "./keep-homes.ts";

function toHeart(page: Page, index = 0) {
  return page.getByRole("button", { name: /^Keep / }).nth(index);
}

async function keepTwo(page: Page) {
  await page.goto("/listings");
  for (const index of [0, 1]) {
    await toHeart(page, index).click();
    await expect(toHeart(page, index)).toHaveAttribute("aria-pressed", "true");
  }
}

test("a heart keeps a home, two homes are compared, and a second press drops one", async ({ page }) => {
  await keepTwo(page);
  await page.goto("/shortlist");
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  expect(await findBarriersAtWidths(page)).toEqual([]);
  await page.getByRole("link", { name: "Compare both" }).click();
  await expect(page.getByRole("table", { name: "Facts" }).getByRole("columnheader")).toHaveCount(3);
  await page.goto("/listings");
  const name = await toHeart(page).getAttribute("aria-label");
  await page.goto("/listings?view=list");
  await expect(page.getByRole("button", { name: name ?? "" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: name ?? "" }).click();
  await expect(page.getByRole("button", { name: name ?? "" })).toHaveAttribute("aria-pressed", "false");
  await page.goto("/shortlist");
  await expect(page.locator("ol > li h2")).toHaveCount(1);
  await page.getByRole("link", { name: "Plan your Saturday" }).click();
  await expect(page.locator(".timeline > li")).toHaveCount(1);
});

test("offline a heart says that nothing changed; a home without photos says so", async ({ page }) => {
  await page.goto("/property/S010");
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /^Keep / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.context().setOffline(true);
  await heart.click();
  await expect(
    page.getByText("You seem to be offline, so nothing has changed. Please try again."),
  ).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.context().setOffline(false);
  const list = await page.context().newPage();
  await list.goto("/shortlist");
  for (const width of [390, 1280]) {
    await list.setViewportSize({ width, height: 844 });
    const words = await getBox(list.getByText("Photographs to come"));
    const picture = await getBox(list.getByRole("main").locator("li img"));
    expect(picture.height, `${width} px`).toBeGreaterThan(30);
    expect(words.y, `${width} px`).toBeGreaterThan(picture.bottom - 1);
  }
  await list.close();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("without script and by keyboard: keep, vote, write, move, share, join, forget", async ({
  plain: page,
  browser,
  baseURL,
}) => {
  await page.goto("/listings");
  for (const index of [0, 1]) {
    await toHeart(page, index).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/listings#heart-/);
    await expect(page.getByText("Kept. Open your shortlist")).toBeVisible();
  }
  await page.getByRole("link", { name: "Open your shortlist" }).press("Enter");
  await expect(page.locator("ol > li h2")).toHaveCount(2);
  const [, second = ""] = await page.locator("ol > li h2").allTextContents();
  await page.getByRole("button", { name: "Yes" }).first().press("Enter");
  await expect(page.getByRole("button", { name: "Yes" }).first()).toHaveAttribute("aria-pressed", "true");
  await openMore(page, second);
  await page.getByRole("textbox", { name: `Your note on ${second}` }).fill("Light in the morning");
  await page.getByRole("button", { name: `Save note on ${second}` }).press("Enter");
  await expect(page.getByRole("paragraph").filter({ hasText: "Light in the morning" })).toBeVisible();
  await expect(page.getByText("can join this list")).toBeVisible();
  await page.getByRole("button", { name: "Share with somebody" }).press("Enter");
  const link = await page.getByLabel("Link: to decide together").inputValue();

  await using other = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const partner = await other.newPage();
  await partner.goto(new URL(link).pathname);
  await expect(partner.getByRole("heading", { level: 1 })).toHaveText("You’re invited to a shortlist");
  await expect(partner.getByText("Light in the morning")).toHaveCount(0);
  await partner.goto("/shortlist");
  await expect(partner.getByText("No homes kept yet")).toBeVisible();
  await partner.goto(new URL(link).pathname);
  await partner.getByRole("button", { name: "Join this list" }).press("Enter");
  await expect(partner.getByRole("link", { name: "Enter your first name" })).toBeVisible();
  await partner.getByLabel("Your first name").fill("Sam");
  await partner.getByRole("button", { name: "Join this list" }).press("Enter");
  await expect(partner.getByText("Light in the morning")).toBeVisible();
  await partner.getByRole("button", { name: "No", exact: true }).first().press("Enter");
  await expect(partner).toHaveURL(/\/shortlist#home-/);
  await expect(partner.getByLabel(/Your first name/)).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^Sam.*: No$/)).toBeVisible();
  await page.getByText(/^More: your name, a calendar/).press("Enter");
  await page.getByRole("button", { name: "Forget this list" }).press("Enter");
  await expect(page.getByText("No homes kept yet")).toBeVisible();
  await partner.reload();
  await expect(partner.getByText("No homes kept yet")).toBeVisible();
});

/** Opens a home's "⋯" by keyboard. */
function openMore(page: Page, address: string) {
  return page.getByText(`More for ${address}`).locator("xpath=ancestor::summary").press("Enter");
}

/** Controls and links. */
const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary";

test("a list of four homes has at most 26 controls, the others behind ⋯", async ({ plain: page }) => {
  await keepWithoutScript(page, ["S001", "S002", "S003", "S004"]);
  await page.goto("/shortlist");
  const rows = page.getByRole("main").locator("ol > li[id^=home-]");
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) {
    await expect(row.locator(controls).filter({ visible: true })).toHaveCount(5);
    await expect(row.locator("img")).toBeVisible();
    await expect(row).toContainText(/\$.*Open \w+ \d/);
  }
  const all = page.getByRole("main").locator(controls).filter({ visible: true });
  expect(await all.count()).toBeLessThanOrEqual(26);
});

const PHONE = { width: 390, height: 844 };
const SOON_MS = 6_000;

test("on two phones: the heart counts, one button shares, and a partner's vote appears by itself", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.install();
  await page.setViewportSize(PHONE);
  await keepTwo(page);
  await expect(page.getByRole("link", { name: "Shortlist 2" })).toBeVisible();
  // The count is shown on a page without hearts, too.
  await page.goto("/contact");
  await page.mouse.move(200, 200);
  await page.getByRole("link", { name: "Shortlist 2" }).click();
  await expect(page.getByRole("link", { name: "Shortlist 2" })).toBeVisible();
  const picture = await getBox(page.getByRole("main").locator("li picture").first());
  expect(picture.width).toBeGreaterThan(140);
  await page.getByRole("button", { name: "Share with somebody" }).click();
  const link = await page.getByLabel("Link: to decide together").inputValue();
  // An unsaved note must survive the updates below.
  await page.getByText("⋯").first().click();
  await expect(page.getByText(/\d beds?, \d baths?/).first()).toBeVisible();
  const note = page.getByRole("textbox", { name: /Your note/ }).first();
  await note.fill("Light in the");

  await using other = await browser.newContext({ baseURL, viewport: PHONE });
  const partner = await other.newPage();
  await partner.goto(new URL(link).pathname);
  await partner.getByLabel("Your first name").fill("Sam");
  await partner.getByRole("button", { name: "Join this list" }).click();
  await partner.getByRole("button", { name: "Maybe" }).first().click();
  await expect(partner.getByRole("button", { name: "Maybe" }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.clock.fastForward(SOON_MS);
  await expect(page.getByText(/^Sam.*: Maybe$/)).toBeVisible();
  await expect(note).toHaveValue("Light in the");
  await partner.getByText("⋯").first().click();
  await partner
    .getByRole("button", { name: /^Take off/ })
    .first()
    .click();
  await expect(partner.locator("ol > li h2")).toHaveCount(1);
  await page.clock.fastForward(SOON_MS);
  await expect(page.getByText("Someone has changed the homes on this list.")).toBeVisible();
  await expect(note).toHaveValue("Light in the");
});

test("a Saturday of twenty homes prints on one sheet, and a home can be left out", async ({ page }) => {
  const homes = Array.from({ length: 20 }, (_, index) => `S${String(index + 1).padStart(3, "0")}`);
  await page.goto(`/saturday?homes=${homes.join()}`);
  expect(await countSheets(page)).toBe(1);
  const without = page.getByRole("link", { name: /^Leave this one out/ }).first();
  const address = (await without.textContent())?.replace("Leave this one out: ", "") ?? "";
  await without.click();
  await expect(page.getByRole("link", { name: /^Leave this one out/ }).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: address, exact: true })).toHaveCount(0);
  const calendar = await page.request.get(
    (await page.getByRole("link", { name: "Add to Calendar" }).getAttribute("href")) ?? "",
  );
  expect(await calendar.text()).toContain("SUMMARY:Visit: ");
});
