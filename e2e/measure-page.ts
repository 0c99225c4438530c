import type { Locator, Page } from "@playwright/test";

/** Width and height of a whole page; cards below the window have their real height only once they were shown. */
export async function measure(page: Page) {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>("body *"))
      each.style.contentVisibility = "visible";
  });
  return page.evaluate(() => {
    const { scrollWidth: width, scrollHeight: height } = document.documentElement;
    return { width, height };
  });
}

/** How far a page is wider than its window (px). */
export function measureOverflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Where an element is shown, with its far edges (px). */
export async function getBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing is shown of ${element}.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The distances of elements from the top of the window (px). */
export function getTops(elements: Locator) {
  return elements.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
}

/** How many sheets of paper a page takes when it is printed. */
export async function countSheets(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
}
