import type { Page } from "@playwright/test";

/** How many sheets of paper a page takes when it is printed. */
export async function countSheets(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
}
