import type { Page } from "@playwright/test";

/** Keeps homes by the form that hearts submit without script. */
export async function keepWithoutScript(page: Page, homes: readonly string[]) {
  await page.goto("/shortlist");
  const headers = { Origin: new URL(page.url()).origin };
  for (const keep of homes) await page.request.post("/shortlist", { form: { keep }, headers });
}
