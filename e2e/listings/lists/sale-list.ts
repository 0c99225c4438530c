import { expect, type Page } from "@playwright/test";

const NEAREST_SHOWN = 3;

type SaleRecord = Record<"title" | "type" | "suburb", string> & Record<"price_aud" | "beds", number>;

export async function getRecords(page: Page): Promise<SaleRecord[]> {
  const response = await page.request.get("/data/coastal-listings.json");
  return response.json();
}

/** Opens a list and waits for its script. */
export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
}

/** Opens the list of homes for sale and waits for its script; returns the supplied records. */
export async function openList(page: Page, search = "") {
  await openHydrated(page, `/listings${search}`);
  return getRecords(page);
}

export function getCards(page: Page) {
  return page.getByRole("main").getByRole("article");
}

export function getCount(page: Page) {
  return page.getByRole("status").filter({ hasText: "Showing" });
}

export async function expectCount(
  page: Page,
  records: readonly SaleRecord[],
  passes: (record: SaleRecord) => boolean,
) {
  const found = records.filter(passes).length;
  const note = "(, includes homes above \\$3M|, we didn’t understand “[^”]+”)?";
  await expect(getCount(page)).toHaveText(
    new RegExp(`^Showing ${found} of ${records.length} properties${note}$`),
  );
  // Without matches the nearest homes are shown.
  await expect(getCards(page)).toHaveCount(found || NEAREST_SHOWN);
}
