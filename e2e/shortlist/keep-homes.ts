import { expect, type Page } from "@playwright/test";

export function toHeart(page: Page, index = 0) {
  return page.getByRole("button", { name: /^Keep / }).nth(index);
}

export async function keepTwo(page: Page, origin = "") {
  await page.goto(`${origin}/listings`);
  for (const index of [0, 1]) {
    await toHeart(page, index).click();
    await expect(toHeart(page, index)).toHaveAttribute("aria-pressed", "true");
  }
}

/** Keeps homes by the form that hearts submit without script. */
export async function keepWithoutScript(page: Page, homes: readonly string[]) {
  await page.goto("/shortlist");
  const headers = { Origin: new URL(page.url()).origin };
  for (const keep of homes) await page.request.post("/shortlist", { form: { keep }, headers });
}
