import { expect, type Page } from "@playwright/test";
import { test } from "../visitor.ts";

// Forced colours replace our own, so `by` is a property of the chosen one that still differs from the others.
for (const { path, chosen, by } of [
  { path: "/" },
  { path: "/listings", chosen: "main search nav [aria-current]", by: "borderTopWidth" },
  { path: "/property/1", chosen: "main ol:not(nav *) [aria-current]", by: "outlineStyle" },
  { path: "/contact" },
  { path: "/listings/map" },
  { path: "/compare?homes=S001" },
  { path: "/team" },
  { path: "/newsletter" },
  {
    path: "/saturday?homes=S001,S004,S014",
    chosen: "main nav[aria-label=Days] [aria-current]",
    by: "backgroundColor",
  },
] as const) {
  test(`${path} shows its fields, what is chosen and where the focus is in forced colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(path);
    expect(await findFieldsWithoutBox(page)).toEqual([]);
    if (chosen && by) await expectChosenShown(page, chosen, by);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused && focused !== document.body ? getComputedStyle(focused).outlineStyle : "no focus";
    });
    expect(outline).toMatch(/^(solid|auto)$/);
  });
}

type Look = "borderTopWidth" | "outlineStyle" | "backgroundColor";

async function expectChosenShown(page: Page, chosen: string, by: Look) {
  const marks = await page.locator(chosen).evaluateAll((elements, property) => {
    const getLook = (shown: Element) => getComputedStyle(shown)[property];
    return elements.map((element) => {
      const all = [...(element.closest("nav, ol")?.querySelectorAll("nav > *, li > a") ?? [])];
      return { own: getLook(element), others: all.filter((each) => each !== element).map(getLook) };
    });
  }, by);
  expect(marks.length).toBeGreaterThan(0);
  for (const { own, others } of marks) {
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(own);
  }
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
