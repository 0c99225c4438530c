import { expect, type Page } from "@playwright/test";
import { test } from "../visitor.ts";

for (const path of [
  "/",
  "/listings",
  "/property/1",
  "/contact",
  "/listings/map",
  "/compare?homes=S001",
  "/team",
  "/newsletter",
]) {
  test(`${path} shows its fields and where the focus is in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(path);
    expect(await findFieldsWithoutBox(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused && focused !== document.body ? getComputedStyle(focused).outlineStyle : "no focus";
    });
    expect(outline).toMatch(/^(solid|auto)$/);
  });
}

// By what the browser leaves: a ground of our own colours it takes away.
for (const { path, chosen, by } of [
  { path: "/listings", chosen: "main search nav [aria-current]", by: "borderTopWidth" },
  { path: "/property/1", chosen: "main ol:not(nav *) [aria-current]", by: "outlineStyle" },
  {
    path: "/saturday?homes=S001,S004,S014",
    chosen: "main nav[aria-label=Days] [aria-current]",
    by: "backgroundColor",
  },
] as const) {
  test(`${path} shows what is chosen in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(path);
    const marks = await page.locator(chosen).evaluateAll(
      (elements, property) =>
        elements.map((element) => {
          const all = [...(element.closest("nav, ol")?.querySelectorAll("nav > *, li > a") ?? [])];
          return { own: getLook(element), others: all.filter((each) => each !== element).map(getLook) };

          function getLook(shown: Element) {
            return getComputedStyle(shown)[property];
          }
        }),
      by,
    );
    expect(marks.length).toBeGreaterThan(0);
    for (const { own, others } of marks) {
      expect(others.length).toBeGreaterThan(0);
      expect(others).not.toContain(own);
    }
  });
}

/** Fields that nothing frames once backgrounds and shadows are gone: neither a border of their own nor one at the box of label and field. */
function findFieldsWithoutBox(page: Page) {
  return page.evaluate(() => {
    const hasBorder = (element: Element | null) => {
      const { borderStyle, borderWidth } = getComputedStyle(element ?? document.body);
      return borderStyle !== "none" && borderWidth !== "0px";
    };
    const fields = document.querySelectorAll("main input:not([type=hidden]), main select, main textarea");
    return [...fields]
      .filter((field) => field.checkVisibility() && getComputedStyle(field).appearance === "none")
      .filter((field) => !hasBorder(field) && !hasBorder(field.closest("div:has(> label)")))
      .map((field) => field.outerHTML.slice(0, 120));
  });
}
