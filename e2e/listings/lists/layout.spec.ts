import { expect, type Page } from "@playwright/test";
import { test } from "../../visitor.ts";

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`header and filters leave four fifths of ${width} × ${height} to the homes`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ["/listings", "/rentals"]) {
      await page.goto(path);
      await page.mouse.wheel(0, 1200);
      const filters = page.getByRole("search", { name: "Filters" });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
      const { y = 0, height: ofBar = 0 } = (await filters.boundingBox()) ?? {};
      expect(y).toBeGreaterThan(0);
      expect(y + ofBar).toBeLessThanOrEqual(height * 0.2);
    }
  });
}

test("on a phone the first home begins within 420 px, other offers follow the homes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/listings", "/rentals", "/listings?view=list", "/rentals?view=list"]) {
    await page.goto(path);
    const cards = page.getByRole("main").getByRole("article");
    expect((await cards.first().boundingBox())?.y, path).toBeLessThanOrEqual(420);
    const { y: last = Number.NaN } = (await cards.last().boundingBox()) ?? {};
    const following = page.getByRole("main").locator(".after-homes a");
    expect(await following.count(), path).toBeGreaterThan(0);
    for (const link of await following.all())
      expect((await link.boundingBox())?.y, path).toBeGreaterThan(last);
  }
});

test("on a phone the e-mail in the footer is one line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  const tops = await page.locator("footer [href^=mailto] span").evaluate((email) => {
    const range = document.createRange();
    range.selectNodeContents(email);
    return [...range.getClientRects()].map(({ top }) => top);
  });
  expect(new Set(tops).size).toBe(1);
});

test("no words of the header break into two lines", async ({ page }) => {
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
});

test("four sales are whole on a phone's screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/sold");
  const sales = await page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  for (let first = 0; first + 4 <= sales.length; first += 1) {
    const four = sales.slice(first, first + 4).reduce((sum, height) => sum + height);
    expect(four, `from sale ${first + 1}`).toBeLessThanOrEqual(844 - 64);
  }
});

test("four rows of the list are whole on a phone's screen, between filters and end", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/listings?view=list", "/rentals?view=list"]) {
    await page.goto(path);
    const cards = page.getByRole("main").getByRole("article");
    const bar = await page.getByRole("search", { name: "Filters" }).boundingBox();
    await cards.nth(4).evaluate((card, end) => {
      const { bottom } = card.getBoundingClientRect();
      window.scrollBy({ top: bottom - end, behavior: "instant" });
    }, 844);
    const tops = await cards.evaluateAll((all) =>
      all.slice(1, 5).map((card) => card.getBoundingClientRect().top),
    );
    for (const top of tops) expect(top, path).toBeGreaterThanOrEqual(64 + (bar?.height ?? 0));
  }
});

test("a large window shows four homes beside each other", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of ["/listings", "/rentals"]) {
    await page.goto(path);
    const tops = await page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((cards) => cards.slice(0, 5).map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(
      tops.map((top) => top === tops[0]),
      path,
    ).toEqual([true, true, true, true, false]);
  }
});

test("pictures are asked for about as large as they are drawn", async ({ page }) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/listings", "/sold", "/sell"]) {
      await page.goto(path);
      const blurred = await page.locator("main picture img").evaluateAll((images) =>
        images.flatMap((image) => {
          if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return [];
          const { width, height } = image.getBoundingClientRect();
          const drawn = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
          return drawn > 1.4 * image.naturalWidth ? [`${image.currentSrc}: ${drawn} px wide`] : [];
        }),
      );
      expect(blurred, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("what is chosen from has our arrow on every page", async ({ page }) => {
  for (const path of ["/", "/listings", "/rentals", "/inspections", "/saturday", "/contact", "/appraisal"]) {
    await page.goto(path);
    const arrows = await page
      .locator("main select")
      .evaluateAll((all) => all.map((select) => getComputedStyle(select).appearance));
    expect(new Set(arrows), path).toEqual(new Set(["none"]));
  }
});

test("a card's heart and badges stand on its picture, apart, and leave half of it free", async ({ page }) => {
  for (const path of ["/listings", "/listings?view=list", "/rentals", "/rentals?view=list", "/sold"]) {
    await page.goto(path);
    for (const width of [360, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findCoveredCards(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/**
 * Titles of cards whose heart or badge is not within the picture, or whose heart is more than half as high, or lies over the
 * price, another text or a badge.
 */
function findCoveredCards(page: Page) {
  return page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll((cards) => {
      const meets = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const isWithin = (a: DOMRect, b: DOMRect) =>
        a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
      const isFine = (card: Element) => {
        const button = card.querySelector(".heart");
        const heart = button?.getBoundingClientRect();
        const image = card.querySelector("img");
        const picture = image?.getBoundingClientRect();
        const texts = [...card.querySelectorAll("p, h3, li, span")].map((text) =>
          text.getBoundingClientRect(),
        );
        const badges = [...card.querySelectorAll(".badges > *")].map((badge) =>
          badge.getBoundingClientRect(),
        );
        if (picture && !badges.every((badge) => badge.width === 0 || isWithin(badge, picture))) return false;
        if (!button || !heart) return true;
        if (!picture || !isWithin(heart, picture) || texts.some((text) => meets(heart, text))) return false;
        const shown = heart.height - 2 * Number.parseFloat(getComputedStyle(button).paddingTop);
        // A drawing in place of a picture has its words below it in the same frame.
        return shown <= (image?.closest("div")?.clientHeight ?? 0) / 2;
      };
      return cards.filter((card) => !isFine(card)).map((card) => card.querySelector("h3")?.textContent);
    });
}
