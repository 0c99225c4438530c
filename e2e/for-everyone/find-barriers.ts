import type { Frame, Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs axe on a page and returns "rule at selectors". */
export async function findBarriers(page: Page) {
  for (const frame of page.frames()) await provideAxe(frame);
  const { violations } = await page.evaluate(
    (runOnly): Promise<AxeResults> =>
      // Axe describes whatever passed and fetches all styles, too, unless it is told not to: half of its time.
      Reflect.get(window, "axe").run(document, { runOnly, resultTypes: ["violations"], preload: false }),
    rules,
  );
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(", ")}: ${nodes[0]?.html}`,
  );
}

/** Loads axe once into each document: that takes as long as a short page's check. */
async function provideAxe(frame: Frame) {
  if (await frame.evaluate(() => "axe" in window)) return;
  await frame.evaluate(axe.source);
  await frame.evaluate(() =>
    Reflect.get(window, "axe").configure({ allowedOrigins: ["<unsafe_all_origins>"] }),
  );
}

const widths = [390, 1280];

/** Runs axe on a page, as it is shown or from its address, at the widths of a phone and a desktop. */
export async function findBarriersAtWidths(page: Page, address?: string) {
  const barriers: string[] = [];
  if (address) await page.goto(address);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    barriers.push(...(await findBarriers(page)).map((barrier) => `${width} px: ${barrier}`));
  }
  return barriers;
}
