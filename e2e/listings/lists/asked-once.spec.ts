import { expect, type Locator, type Page } from "@playwright/test";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { findBarriers } from "../../for-everyone/find-barriers.ts";
import { test } from "../../visitor.ts";
import { getCards, openHydrated, openList } from "./sale-list.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** Counts a visitor's touches: a press, a choice from a select, or a typed word. */
function countTouches(page: Page) {
  let touches = 0;
  const countWords = (text: string) => text.split(" ").length;
  return {
    get: () => touches,
    async press(target: Locator) {
      touches += 1;
      await target.click();
    },
    async choose(select: Locator, option: string) {
      touches += 1;
      await select.selectOption(option);
    },
    async type(field: Locator, text: string) {
      touches += countWords(text);
      await field.click();
      await field.fill(text);
    },
    /** Types into the focused field. */
    async typeOn(text: string) {
      touches += countWords(text);
      await expect(page.locator("input:focus")).toBeEmpty();
      await page.keyboard.type(text);
    },
  };
}

function getSheet(page: Page) {
  const bar = page.getByRole("search", { name: "Filters" });
  return {
    bar,
    opened: (words: string) => bar.locator("summary", { hasText: words }),
    select: (name: string) => bar.getByRole("combobox", { name, exact: true }),
    box: (name: string) => bar.getByRole("checkbox", { name: new RegExp(`^${name} \\d+$`) }),
  };
}

test("the filters on a phone have each field once and end with a button with the count", async ({ page }) => {
  await page.setViewportSize(phone);
  await openList(page);
  const { bar, opened, select, box } = getSheet(page);
  await opened("Filters").first().click();
  await expect(bar.getByRole("combobox")).toHaveText([/^Any price/, /^Any beds/, /^Any type/, /^Any suburb/]);
  await expect(bar.getByRole("textbox")).toHaveCount(0);
  await expect(bar.getByRole("checkbox")).toHaveCount(0);
  await select("Bedrooms").selectOption("3");
  await opened("Own amounts").click();
  await bar.getByRole("textbox", { name: "Highest price" }).fill("3.5m");
  await opened("Several suburbs").click();
  await expect(bar.getByRole("textbox", { name: "Highest price" })).toBeHidden();
  await box("Avalon").check();
  await box("Manly").check();
  await expect(page).toHaveURL("/listings?beds=3&max=3500000&suburbs=Avalon%2CManly");
  expect(await findBarriers(page)).toEqual([]);
  const show = bar.getByRole("button", { name: /^Show \d+ homes$/ });
  await expect(show).toBeInViewport({ ratio: 1 });
  const [found] = (await show.textContent())?.match(/\d+/) ?? [];
  await expect(bar.getByRole("status")).toHaveText(`${found} homes`);
  await show.click();
  await expect(opened("Filters (3)")).toBeFocused();
  await expect(getCards(page).first()).toBeInViewport();
});

test("every filter is a chip above the homes, removable with and without script", async ({ page, plain }) => {
  const search = "?beds=3&type=house&suburb=Avalon&max=5m&features=fireplace&offer=hide";
  const parts = ["3+ beds", "House", "Avalon", "Up to $5,000,000", "Fireplace", "Not under offer"];
  await openList(page, search);
  await plain.goto(`/listings${search}`);
  for (const shown of [page, plain]) {
    await expect(shown.getByRole("link", { name: /^Remove: / })).toHaveCount(parts.length);
    for (const part of parts)
      await expect(shown.getByRole("listitem").filter({ hasText: part }).first()).toBeVisible();
  }
  for (const part of parts) {
    await page.getByRole("link", { name: `Remove: ${part}`, exact: true }).click();
    await expect(page.getByRole("link", { name: `Remove: ${part}`, exact: true })).toHaveCount(0);
  }
  await expect(page).toHaveURL("/listings");
  await plain.getByRole("link", { name: "Remove: House" }).click();
  await expect(plain).toHaveURL("/listings?beds=3&suburb=Avalon&max=5000000&features=fireplace&offer=hide");
});

const changed = [
  { part: "3+ beds", label: "Bedrooms", role: "combobox" },
  { part: "Manly", label: "Suburbs", role: "group" },
  { part: "Up to $5,000,000", label: "Highest price", role: "textbox" },
  { part: "Fireplace", label: "Features", role: "group" },
] as const;

for (const { name, size, hasScript, parts } of [
  { name: "on a phone", size: phone, hasScript: true, parts: changed },
  { name: "in a wide window without script", size: desk, hasScript: false, parts: changed.slice(-1) },
])
  test(`a chip's text leads to its field, ${name}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: hasScript, viewport: size, baseURL });
    const page = await context.newPage();
    for (const { part, label, role } of parts) {
      await page.goto("/listings?beds=3&max=5m&features=fireplace&suburbs=Manly,Avalon");
      if (hasScript) await page.locator("[data-hydrated]").waitFor({ state: "attached" });
      await page.getByRole("listitem").getByRole("link", { name: part, exact: true }).click();
      const field = page.getByRole("search").getByRole(role, { name: label });
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
    }
    await page.goto("/listings?location=waterfalls");
    await page.getByRole("link", { name: "Matching “waterfalls”", exact: true }).click();
    await expect(page.getByLabel("Location or keyword")).toBeFocused();
    await context.close();
  });

const december = `${toAgencyTime(Date.now()).slice(0, 4)}-12-31`;

for (const { name, size } of [
  { name: "in a wide window", size: desk },
  { name: "on a phone", size: phone },
]) {
  test(`three bedrooms in two suburbs up to $3.5M take six touches at most ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openList(page);
    const { opened, select } = getSheet(page);
    const { get, press, choose, type, typeOn } = countTouches(page);
    const location = page.getByLabel("Location or keyword");
    if (size === phone) await type(location, "3br avalon manly 3.5m");
    else {
      await type(location, "avalon manly");
      await choose(select("Bedrooms"), "3+ beds");
      await press(opened("Own amounts"));
      await typeOn("3.5m");
    }
    // It also applies the typed text, so "Search" need not be pressed.
    await choose(page.getByRole("combobox", { name: "Sort" }), "Closest to the beach");
    await expect(page).toHaveURL("/listings?beds=3&max=3500000&suburbs=Avalon%2CManly&sort=walk");
    expect(get()).toBe(size === phone ? 5 : 6);
    await expect(getCards(page).first()).toContainText("Norfolk pines");
  });

  test(`two bedrooms under $900 with a cat in December take six touches ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openHydrated(page, "/rentals");
    const { bar, opened, select, box } = getSheet(page);
    const { get, press, choose, type, typeOn } = countTouches(page);
    if (size === phone) {
      await type(page.getByLabel("Location or keyword"), "2br $900 cat in december");
      await press(page.getByRole("button", { name: "Search" }));
    } else {
      await choose(select("Bedrooms"), "2");
      await press(opened("Own amounts"));
      await typeOn("900");
      await press(opened("More filters"));
      await press(box("Pets considered"));
      await type(bar.getByLabel("Available by"), december);
    }
    const beds = size === phone ? "max=900&bedrooms=2" : "beds=2&max=900";
    await expect(page).toHaveURL(`/rentals?${beds}&available=${december}&features=pets-considered`);
    expect(get()).toBe(6);
    await expect(getCards(page)).not.toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Remove: Available by 31 December/ })).toBeVisible();
  });
}

test("sales near an address take five touches on a phone from the home page", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const { get, press, type } = countTouches(page);
  await press(page.getByRole("button", { name: "Menu" }));
  await press(page.getByRole("link", { name: "Sell Your Property" }).first());
  const near = page.getByRole("region", { name: "What sold near you?" });
  await type(near.getByLabel("Your address or suburb"), "Palm Beach");
  await press(near.getByRole("button", { name: "Show sales" }));
  await expect(near.getByRole("status")).toHaveText("Our nearest sales in the last two years:");
  await expect(near.getByRole("listitem").first()).toContainText("$11,100,000");
  expect(get()).toBe(5);
});

test("without script a day can be chosen, and an invalid one is named", async ({ plain: page }) => {
  await page.setViewportSize(desk);
  await page.goto("/rentals");
  await page.locator("summary", { hasText: "More filters" }).click();
  await page.getByLabel("Available by").fill("2030-01-31");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL("/rentals?available=2030-01-31");
  await expect(page.getByRole("link", { name: /^Remove: Available by 31 January/ })).toBeVisible();
  await page.goto("/rentals?available=31/01/2030");
  await expect(page.getByRole("status").first()).toContainText("we didn’t understand “31/01/2030”");
});
