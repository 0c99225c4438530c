import { expect, type Locator, type Page } from "@playwright/test";
import { tabTo } from "../for-everyone/tab-to.ts";
import { test } from "../visitor.ts";

const asked = "Three-bedroom houses in Freshwater or Curl Curl up to $3.5M, near the water, north facing";
const understood =
  "/listings?location=north+facing&beds=3&type=house&max=3500000&walk=10&suburbs=Curl+Curl%2CFreshwater";
const withoutWords = understood.replace("location=north+facing&", "");

const getCards = (page: Page) => page.getByRole("main").getByRole("article");

async function ask(page: Page, words: string) {
  await tabTo(page, page.getByLabel("Location or keyword"));
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
}

async function press(page: Page, link: Locator) {
  await tabTo(page, link);
  await page.keyboard.press("Enter");
}

for (const [javaScriptEnabled, width] of [
  [true, 390],
  [false, 1440],
] as const)
  test.describe(`${javaScriptEnabled ? "with" : "without"} script, ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 844 } });

    test("a buyer's sentence is understood, and what is not is said and can be taken off", async ({
      page,
    }) => {
      await page.goto("/listings");
      await ask(page, asked);
      await expect(page).toHaveURL(understood);
      await expect(page.getByRole("status").filter({ hasText: "Showing" })).toContainText(
        "did not understand “north facing”; searched the texts for it",
      );
      await press(page, page.getByRole("link", { name: "Remove: Matching “north facing”" }));
      await expect(page).toHaveURL(withoutWords);
      await press(page, page.getByRole("link", { name: "Any highest price: 2 homes" }));
      await expect(page).toHaveURL(withoutWords.replace("max=3500000&", ""));
      await expect(getCards(page)).toHaveCount(2);
      await expect(getCards(page).first()).toContainText(/\d min walk to the beach/);
    });

    test("a tenant with a cat is led to the rentals, from the list of homes for sale too", async ({
      page,
    }) => {
      await page.goto("/listings");
      await ask(page, "two bedrooms under $900 with a cat");
      await expect(page).toHaveURL("/rentals?max=900&bedrooms=2&features=pets-considered");
      for (const card of await getCards(page).all()) await expect(card).toContainText("Pets considered");
      await press(page, getCards(page).first().getByRole("link"));
      await expect(page).toHaveURL(/\/rental\/R\d+$/);
    });
  });

test("the numbers beside suburbs, types and features are those of the lists they lead to", async ({
  page,
}) => {
  await page.goto("/listings?suburbs=Manly&max=4000000");
  await page.locator("summary", { hasText: /^More/ }).click();
  for (const name of [/^Avalon \d+$/, /^House \d+$/, /^Balcony \d+$/]) {
    const box = page.getByRole("checkbox", { name });
    const left = Number((await box.locator("..").innerText()).match(/\d+$/)?.[0]);
    const before = await getCards(page).count();
    await box.check();
    const added = name.source.includes("Avalon") ? before + left : left;
    await expect(getCards(page)).toHaveCount(added);
    await box.uncheck();
    await expect(getCards(page)).toHaveCount(before);
  }
});
