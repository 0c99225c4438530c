import type { Page } from "@playwright/test";

/** WCAG 2.2, 1.4.12: as wide as anybody may set their text. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
p { margin-bottom: 2em !important; }`;

/** Sets the text wide; no style tag, because the page's policy refuses what browsers allow their users. */
export async function setTextWide(page: Page) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
}

/**
 * Words that a box of fixed size cuts off. Left out: what is meant for screen readers alone, and teasers that end after
 * a number of lines however wide those are, because the page they lead to has the whole text.
 */
export function findCutText(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")].flatMap((element) => {
      const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip");
      const isTiny = element.clientWidth <= 1 && position === "absolute";
      const isTeaser = webkitLineClamp !== "none";
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isCut =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      return hides && holdsText && !isTiny && !isTeaser && isCut
        ? [element.textContent?.trim().slice(0, 60)]
        : [];
    }),
  );
}
