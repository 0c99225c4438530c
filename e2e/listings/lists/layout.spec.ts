import { expect, type Page } from "@playwright/test";
import { getBox, getTops } from "../../measure-page.ts";
import { test } from "../../visitor.ts";
import { getCards } from "./sale-list.ts";

const LISTS = ["/listings", "/rentals"];

test("on a phone homes have four fifths of the screen, the first within 420 px", async ({ page }) => {
  const cards = getCards(page);
  const filters = page.getByRole("search", { name: "Filters" });
  for (const path of LISTS) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expectHomesFirst(page, path);
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.mouse.wheel(0, 1200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
      const { y, bottom } = await getBox(filters);
      expect(y).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(height * 0.2);
    }

    // Four whole rows fit between filters and bottom.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${path}?view=list`);
    await expectHomesFirst(page, path);
    const bar = await getBox(filters);
    await cards.nth(4).evaluate((card, end) => {
      const { bottom } = card.getBoundingClientRect();
      window.scrollBy({ top: bottom - end, behavior: "instant" });
    }, 844);
    for (const top of (await getTops(cards)).slice(1, 5))
      expect(top, path).toBeGreaterThanOrEqual(64 + bar.height);
  }
});

/** Other offers come after the homes. */
async function expectHomesFirst(page: Page, path: string) {
  const cards = getCards(page);
  expect((await getBox(cards.first())).y, path).toBeLessThanOrEqual(420);
  const last = await getBox(cards.last());
  const following = page.getByRole("main").locator(".after-homes a");
  expect(await following.count(), path).toBeGreaterThan(0);
  for (const link of await following.all()) expect((await getBox(link)).y, path).toBeGreaterThan(last.y);
}

test("no text of the header wraps, nor on a phone the e-mail address in the footer", async ({ page }) => {
  await page.goto("/contact");
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.getByRole("banner").evaluate((header) => {
      const range = document.createRange();
      const texts = [...header.querySelectorAll("a, button, span")]
        .filter((each) => each.checkVisibility() && !each.closest(".sr-only"))
        .flatMap((each) => [...each.childNodes].filter((node) => node instanceof Text));
      return texts.flatMap((text) => {
        range.selectNode(text);
        return range.getClientRects().length > 1 ? [text.data] : [];
      });
    });
    expect(broken, `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = await page.locator("footer [href^=mailto] span").evaluate((email) => {
    const range = document.createRange();
    range.selectNodeContents(email);
    return [...range.getClientRects()].map(({ top }) => top);
  });
  expect(new Set(tops).size).toBe(1);
});

test("a card's heart and badges leave half its picture free; four sales fit a phone", async ({ page }) => {
  for (const path of ["/listings", "/listings?view=list", "/rentals", "/rentals?view=list", "/sold"]) {
    await page.goto(path);
    for (const width of [360, 768, 1280, 1920, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findCoveredCards(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  const sales = await getCards(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().height),
  );
  for (let first = 0; first + 4 <= sales.length; first += 1) {
    const four = sales.slice(first, first + 4).reduce((sum, height) => sum + height);
    expect(four, `from sale ${first + 1}`).toBeLessThanOrEqual(844 - 64);
  }
});

/**
 * Finds titles of cards whose heart or badge is outside the picture, or whose heart is over half as high as the picture
 * or covers the price, another text or a badge.
 */
function findCoveredCards(page: Page) {
  return getCards(page).evaluateAll((cards) => {
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const isWithin = (a: DOMRect, b: DOMRect) =>
      a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
    const isFine = (card: Element) => {
      const button = card.querySelector(".heart");
      const heart = button?.getBoundingClientRect();
      const image = card.querySelector("img");
      const picture = image?.getBoundingClientRect();
      const texts = [...card.querySelectorAll("p, h3, li, span")].map((text) => text.getBoundingClientRect());
      const badges = [...card.querySelectorAll(".badges > *")].map((badge) => badge.getBoundingClientRect());
      if (picture && !badges.every((badge) => badge.width === 0 || isWithin(badge, picture))) return false;
      if (!button || !heart) return true;
      if (!picture || !isWithin(heart, picture) || texts.some((text) => meets(heart, text))) return false;
      const shown = heart.height - 2 * Number.parseFloat(getComputedStyle(button).paddingTop);
      // A placeholder drawing has its text below it in the same frame.
      return shown <= (image?.closest("div")?.clientHeight ?? 0) / 2;
    };
    return cards.filter((card) => !isFine(card)).map((card) => card.querySelector("h3")?.textContent);
  });
}
