import { expect } from "@playwright/test";
import { getTops } from "../../measure-page.ts";
import { test } from "../../visitor.ts";
import { getCards } from "./sale-list.ts";

test("a large window shows four homes beside each other", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of ["/listings", "/rentals"]) {
    await page.goto(path);
    const [first, ...others] = await getTops(getCards(page));
    expect(others.slice(0, 4).map((top) => top === first)).toEqual([true, true, true, false]);
  }
});

const withoutChoice = ["/sold", "/sell"];

test("pictures load at about the size they are shown, and selects have our arrow", async ({ page }) => {
  const withChoice = ["/", "/listings", "/inspections", "/contact", "/appraisal"];
  for (const path of [...withChoice, ...withoutChoice]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const arrows = await page
      .locator("main select")
      .evaluateAll((all) => all.map((select) => getComputedStyle(select).appearance));
    if (!withoutChoice.includes(path)) expect(new Set(arrows), path).toEqual(new Set(["none"]));
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const findBlurred = () =>
        page.locator("main picture img").evaluateAll((images) =>
          images.flatMap((image) => {
            if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return [];
            const { width, height } = image.getBoundingClientRect();
            const drawn = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
            return drawn > 1.4 * image.naturalWidth ? [`${image.currentSrc}: ${drawn} px wide`] : [];
          }),
        );
      // Wider windows need larger pictures.
      await expect.poll(findBlurred, `${path} at ${width} px`).toEqual([]);
    }
  }
});
