import { expect, type Page } from "@playwright/test";
import { everyKind, inSet } from "../every-page.ts";
import { test } from "../visitor.ts";

// The page's policy refuses the visitor's own styles when they come as a tag, as this one does; browsers' own do not.
test.use({ bypassCSP: true });

/** WCAG 2.2, 1.4.12: as wide as anybody may set their text. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
p { margin-bottom: 2em !important; }`;

for (const path of everyKind) {
  test(
    `${path} bears wide text spacing on a small window: nothing is cut off, nothing wider`,
    inSet(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await page.addStyleTag({ content: spacing });
      expect(await findCutText(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
}

/**
 * Words that a box of fixed size cuts off. Left out: what is meant for screen readers alone, and teasers that end after
 * a number of lines however wide those are, because the page they lead to has the whole text.
 */
function findCutText(page: Page) {
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
