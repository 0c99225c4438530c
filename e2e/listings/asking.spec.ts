import { expect, type Page } from "@playwright/test";
import { tabTo } from "../for-everyone/tab-to.ts";
import { test } from "../visitor.ts";

const asked = "3 bed house freshwater or curl curl under 4m, north facing";
const understood =
  "/listings?location=north+facing&beds=3&type=house&max=4000000&suburbs=Curl+Curl%2CFreshwater";
const withoutWords = understood.replace("location=north+facing&", "");

const getCards = (page: Page) => page.getByRole("main").getByRole("article");

async function ask(page: Page, words: string) {
  const box = page.getByLabel("Location or keyword");
  await tabTo(page, box);
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
}

for (const javaScriptEnabled of [true, false])
  for (const width of [390, 1440])
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
        await page.getByRole("link", { name: "Remove: Matching “north facing”" }).click();
        await expect(page).toHaveURL(withoutWords);
        await expect(getCards(page)).toHaveCount(1);
        await expect(getCards(page)).toContainText("13 Southerly Avenue, Curl Curl");
        await page.getByRole("link", { name: "Remove: Up to $4,000,000" }).click();
        await expect(getCards(page)).toHaveCount(2);
      });

      test("a tenant's sentence leads to the rentals, from the list of homes for sale too", async ({
        page,
      }) => {
        await page.goto("/listings");
        await ask(page, "flat in dee why or manley under 900pw");
        await expect(page).toHaveURL("/rentals?type=Apartment&max=900&suburbs=Dee+Why%2CManly");
        await expect(getCards(page)).toHaveCount(3);
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
