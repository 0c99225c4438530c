import { expect, type Page } from "@playwright/test";
import { test } from "../../visitor.ts";
import { expectCount, getCards, getRecords, openHydrated, openList } from "./sale-list.ts";

test("a choice before the script has loaded submits the form, as without script", async ({ page }) => {
  await hold(page, "**/assets/*.js");
  const records = await getRecords(page);
  await page.goto("/listings", { waitUntil: "commit" });
  await expectCount(page, records, () => true);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  await expect(page).toHaveURL(/\/listings\?beds=4$/);
  await expectCount(page, records, ({ beds }) => beds >= 4);
  await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue("4");
});

test("a choice while the document is loading applies once the script runs", async ({ page }) => {
  // Runs before the document's own scripts, which are at its end.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const select = document.querySelector<HTMLSelectElement>("#filters select[name=beds]");
      if (!select || !document.querySelector("main article")) return;
      observer.disconnect();
      select.value = "4";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/listings");
  await expect(page).toHaveURL(/\/listings\?beds=4$/);
  await expectCount(page, await getRecords(page), ({ beds }) => beds >= 4);
});

test("a slow filter shows placeholders, and keeps what is typed meanwhile", async ({ page }) => {
  await page.route("**/data/*", (route) => route.abort());
  const release = await hold(page, "**/*.data*");
  await openHydrated(page, "/listings");
  const select = page.getByRole("combobox", { name: "Bedrooms" });
  await select.selectOption("4");
  const placeholders = page.locator("ul[aria-hidden] li");
  await expect(placeholders).toHaveCount(6);
  await expect(getCards(page)).toHaveCount(0);
  await expect(page.getByText("Loading homes…")).toHaveCount(3);
  await expect(page.getByRole("status").filter({ hasText: "Loading homes…" })).toBeVisible();
  await expect(select).toHaveValue("4");
  await page.locator("summary", { hasText: "Own amounts" }).click();
  const highest = page.getByRole("textbox", { name: "Highest price" });
  await highest.pressSequentially("3.5m");
  release();
  await expect(page.getByRole("status").filter({ hasText: "Showing" })).toBeVisible();
  await expect(placeholders).toHaveCount(0);
  await expect(highest).toHaveValue("3.5m");
  await highest.press("Enter");
  await expect(page).toHaveURL(/\/listings\?beds=4&max=3500000$/);
});

test("a failed filter leaves an empty list with the phone number, and is logged", async ({
  page,
  agency,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/data/*", (route) => route.abort());
  for (const [list, beds, title, log] of [
    ["/rentals", "4+", "No Rental Properties Found", "Failed to fetch rental listings"],
    ["/listings", "4", "No Properties Found", "Failed to load coastal listings"],
  ] as const) {
    await page.route(`**${list}.data*`, (route) => route.fulfill({ status: 503, body: "" }));
    await openHydrated(page, list);
    await page.getByRole("combobox", { name: "Bedrooms" }).selectOption(beds);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByText("Our list of homes is not available just now")).toContainText(agency.phone);
    await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue(beds);
    expect(logged.some((text) => text.includes(log))).toBe(true);
  }
  await page.unroute("**/listings.data*");
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expect(page.getByRole("heading", { name: "No Properties Found" })).toHaveCount(0);
});

for (const [path, words] of [
  ["/listings", "Loading property details..."],
  ["/rentals", 'aria-label="Loading…"'],
] as const) {
  test(`a slow press on a card of ${path} says that the home is loading, until it is shown`, async ({
    page,
  }) => {
    const release = await hold(page, /\/(?:property|rental)\/\w+$/);
    await openHydrated(page, path);
    const cards = getCards(page);
    // Locators wait for the next document, so the page itself says how far from the middle it shows the words.
    const { promise: shown, resolve: note } = Promise.withResolvers<number>();
    await page.exposeFunction("note", note);
    await page.evaluate((said) => {
      const look = () => {
        const dialog = document.querySelector("dialog[open]");
        if (!dialog?.innerHTML.includes(said)) return;
        const { top, bottom } = dialog.getBoundingClientRect();
        Reflect.get(window, "note")(top - (innerHeight - bottom));
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      document.querySelector<HTMLElement>("main article a")?.click();
    }, words);
    expect(Math.abs(await shown)).toBeLessThan(2);
    release();
    await expect(page).toHaveURL(/\/(?:property|rental)\/\w+$/);
    await page.goBack();
    await expect(cards.first()).toBeVisible();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });
}

test("without script the form filters, and its address loses unset parameters", async ({ plain: page }) => {
  const records = await getRecords(page);
  await page.goto("/listings");
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("3");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\/listings\?beds=3$/);
  await expectCount(page, records, ({ beds }) => beds >= 3);
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Lowest price");
  await page.getByRole("button", { name: "Sort" }).click();
  await expect(page).toHaveURL(/\/listings\?beds=3&sort=price-up$/);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("2");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\/listings\?beds=2&sort=price-up$/);
  await page.getByRole("link", { name: "List view" }).click();
  await expect(page).toHaveURL(/\/listings\?beds=2&sort=price-up&view=list$/);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expectCount(page, records, () => true);
});

test("homes are fetched when the browser is idle: a filter needs no network", async ({ page, context }) => {
  const arrived = page.waitForResponse("**/data/coastal-listings.json");
  const records = await openList(page);
  await (await arrived).finished();
  await context.setOffline(true);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  await expectCount(page, records, ({ beds }) => beds >= 4);
});

/** Delays the responses of these addresses until the returned function is called. */
async function hold(page: Page, address: string | RegExp) {
  const { promise: mayArrive, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await mayArrive;
    await route.continue();
  });
  return release;
}
