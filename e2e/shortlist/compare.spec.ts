import { expect } from "@playwright/test";
import { getBox } from "../measure-page.ts";
import { test } from "../visitor.ts";
import { keepWithoutScript } from "./keep-homes.ts";

test.use({ javaScriptEnabled: false });

test("Compare in the menu compares the shortlist, equal facts behind a summary", async ({ page }) => {
  await keepWithoutScript(page, ["S003", "S001", "S002"]);
  await page.goto("/listings");
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole("button", { name: "BUYING" }).press("Enter");
  await page.getByRole("link", { name: "Compare Homes" }).press("Enter");
  await expect(page).toHaveURL(/\/compare\?homes=S003%2CS001%2CS002$/);
  const facts = page.getByRole("table", { name: "Facts" });
  await expect(facts.getByRole("columnheader").locator("img")).toHaveCount(3);
  await expect(facts.getByRole("row", { name: /^Price \$/ })).toBeVisible();
  const same = page.getByText(/^Show what is the same/);
  await expect(page.getByRole("definition").first()).toBeHidden();
  await same.press("Enter");
  await expect(page.getByRole("definition").first()).toBeVisible();
});

test("on a phone row names stay in place while four homes scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/compare?homes=S001,S003,S007,S012");
  const header = page.getByRole("rowheader", { name: "Bedrooms" });
  const cell = page
    .getByRole("row", { name: /^Bedrooms/ })
    .getByRole("cell")
    .first();
  const [before, cellBefore] = [await getBox(header), await getBox(cell)];
  await page.getByRole("region", { name: "Facts" }).focus();
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await getBox(cell)).x).toBeLessThan(cellBefore.x - 100);
  expect((await getBox(header)).x).toBeCloseTo(before.x, 0);
});

test("the bare address leads to how to begin a comparison, and unknown ids are named", async ({ page }) => {
  await page.goto("/compare");
  await expect(page).toHaveURL("/shortlist/compare");
  await expect(page.getByText("There is nothing to compare yet.")).toBeVisible();
  await page.goto("/compare?homes=S001,S999");
  await expect(page.getByRole("status")).toHaveText(/S999 is not the Property ID of one of our homes/);
});

test("names stay in view to the last row, and the third of three homes shows its edge", async ({ page }) => {
  for (const { homes, widths } of [
    { homes: "S001,S003,S007", widths: [320, 390, 430] },
    { homes: "S001,S003", widths: [390] },
    { homes: "S001,S003,S007,S012", widths: [1280] },
  ]) {
    await page.goto(`/compare?homes=${homes}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const frame = page.getByRole("region", { name: "Facts" });
      await frame.evaluate((element) => element.scrollTo(0, 0));
      if (widths.length > 1) {
        const third = await getBox(page.getByRole("columnheader").nth(3));
        const { right } = await getBox(frame);
        expect(third.x, `${width} px`).toBeLessThan(right - 20);
        expect(third.right, `${width} px`).toBeGreaterThan(right + 20);
      }
      const facts = page.getByRole("table", { name: "Facts" });
      const name = facts.getByRole("columnheader").getByRole("link").first();
      const last = facts.getByRole("row").last();
      await last.evaluate((row) => row.scrollIntoView({ block: "end" }));
      await frame.evaluate(scrollToEnd);
      await expect(name).toBeInViewport();
      const above = await getBox(name);
      expect(above.y, `${homes} at ${width} px`).toBeGreaterThan(50);
      expect(above.bottom).toBeLessThan((await getBox(last)).y);
      expect(await name.evaluate(isOnTop)).toBe(true);
    }
  }
});

/** Scrolls the frame in which three or more homes scroll on phones. */
function scrollToEnd(frame: Element) {
  if (frame.scrollHeight === frame.clientHeight) return;
  frame.scrollIntoView();
  frame.scrollTop = frame.scrollHeight;
}

/** Whether nothing covers the middle of an element. */
function isOnTop(element: Element) {
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
