import { expect, type Page } from "@playwright/test";

export const DATA = "**/data/coastal-rentals.json";

export type RentalRecord = {
  id: string;
  title: string;
  weekly_rent_aud: number;
  bedrooms: number;
  parking: number;
  type: string;
  suburb: string;
};

/** Opens the list and waits for its script; returns the supplied records. */
export async function openRentals(page: Page, search = ""): Promise<RentalRecord[]> {
  const response = await page.request.get("/data/coastal-rentals.json");
  await page.goto(`/rentals${search}`);
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  return response.json();
}

export function listen(page: Page) {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  return logged;
}

export async function expectCount(
  page: Page,
  records: readonly RentalRecord[],
  passes: (record: RentalRecord) => boolean,
) {
  const found = records.filter(passes).length;
  await expect(page.getByRole("status").filter({ hasText: "Showing" })).toHaveText(
    `Showing ${found} rental ${found === 1 ? "property" : "properties"}`,
  );
  // If nothing matches, the nearest three are shown instead.
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(found || 3);
}
