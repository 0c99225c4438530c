import type { Page } from "@playwright/test";

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
