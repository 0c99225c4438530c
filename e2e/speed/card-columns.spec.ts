import { expect, type Page } from "@playwright/test";
import { test } from "../visitor.ts";

/** What a grid's first three rows can hold: enough to see every column. */
const CARDS = 9;
/** Browsers measure in 64ths of a pixel. */
const HAIR_PX = 1 / 64;

for (const { width, columns } of [
  { width: 390, columns: 1 },
  { width: 768, columns: 2 },
  { width: 1280, columns: 3 },
  { width: 1366, columns: 3 },
  { width: 1920, columns: 3 },
]) {
  test(`at ${width} px, cards move between ${columns} columns of the same whole width, from edge to edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/listings");
    const { grid, cards } = await readGrid(page);
    const first = cards[0];
    if (!first) throw new Error("There are no cards in the list");
    expect(new Set(cards.map(({ left }) => left)).size).toBe(columns);
    expect(Number.isInteger(first.width)).toBe(true);
    for (const card of cards) expect(card.width).toBe(first.width);
    expect(first.left).toBe(grid.left);
    const spare = grid.right - Math.max(...cards.map(({ right }) => right));
    expect(spare).toBeLessThanOrEqual(columns > 1 ? HAIR_PX : 1);
  });
}

for (const path of ["/listings", "/listings?view=list", "/rentals", "/rentals?view=list"]) {
  test(`what changes around a card on ${path} leaves its inside alone`, async ({ page }) => {
    await page.goto(path);
    const containment = await page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((articles) => articles.map((article) => getComputedStyle(article).contain));
    expect(containment).not.toHaveLength(0);
    for (const contain of containment) expect(contain).toBe("content");
  });
}

function readGrid(page: Page) {
  return page.locator("main ul.card-grid").evaluate((list, most) => {
    const toEdges = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return { left, right, width };
    };
    return { grid: toEdges(list), cards: [...list.children].slice(0, most).map(toEdges) };
  }, CARDS);
}
