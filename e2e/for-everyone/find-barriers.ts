import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on a page, as "rule at selectors"; `notOurs` is a selector of parts to leave out. */
export async function findBarriers(page: Page, notOurs?: string) {
  // Axe describes whatever passed, too, unless it is told not to: half of its time. The legacy mode sums up in the page
  // itself, not in a new one, which only pages with frames of other origins would need.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(rules);
  const { violations } = await (notOurs ? axe.exclude(notOurs) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(", ")}: ${nodes[0]?.html}`,
  );
}

const widths = [390, 768, 1280];

/** What axe finds on a page on a phone, a tablet and a desktop. */
export async function findBarriersAtWidths(page: Page, address: string) {
  const barriers: string[] = [];
  await page.goto(address);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    barriers.push(...(await findBarriers(page)).map((barrier) => `${width} px: ${barrier}`));
  }
  return barriers;
}
