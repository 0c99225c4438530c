import { expect, type Page, test } from "@playwright/test";
import { findBarriers, findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { tabTo } from "../for-everyone/tab-to.ts";
import { measureOverflow } from "../measure-page.ts";
import { type OfficeSite, openPhone, signIn, startOfficeSite } from "./office-site.ts";

let site: OfficeSite;
const photo = "agencies/headland/public/pictures/s032-living.jpg";
/** Only ends a hung test: encoding has a low priority. */
const ENCODED_MS = 240_000;

test.beforeAll(async () => {
  site = await startOfficeSite({}, { hasHomes: true });
});

test.afterAll(() => site.stop());

test("by keyboard: a group is opened and filled in; none has accessibility barriers", async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.origin}/office/homes/S005?part=features`);
  await tabTo(page, getGroup(page, "Outside"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Swimming pool"));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Save and publish features" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toContainText("It is saved");
  await expect(page.getByLabel("Swimming pool")).toBeChecked();
  const closed = page.locator("details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
  expect(await findBarriersAtWidths(page)).toEqual([]);
});

function getGroup(page: Page, name: string) {
  return page.locator("summary", { hasText: name });
}

test("a new home with open home and picture takes at most 20 touches on a phone", async ({ page }) => {
  let touches = 0;
  const touched = async (act: Promise<unknown>) => {
    touches++;
    await act;
  };
  const press = (name: string) => touched(page.getByRole("button", { name }).click());
  const type = (label: string, words: string) => touched(page.getByLabel(label, { exact: true }).fill(words));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site);
  await touched(page.getByRole("link", { name: "Homes", exact: true }).last().click());
  await touched(page.getByRole("link", { name: "New home" }).click());
  await type("Address", "390 Plover Street freshwater");
  await touched(page.getByLabel("Type").selectOption("House"));
  for (const rooms of ["Bedrooms", "Bathrooms", "Car spaces"]) await type(rooms, "2");
  await press("Begin the draft");
  await type("Price in dollars", "2.2m");
  await type("Headline", "A verandah to the north");
  await type("Text", "Weatherboard of 1925.");
  await press("Save price and status");
  // Text typed elsewhere on the page is not lost.
  await expect(page.getByText("What you typed here before is back.")).toBeVisible();
  await press("Save headline and text");
  await type("New: day", "2098-12-06");
  await type("From", "10:00");
  await press("Save open homes");
  await expect(page.getByText("Saturday 6 December, 10:00–10:30 am")).toHaveCount(2);
  await touched(page.getByLabel("New pictures").setInputFiles(photo));
  await press("Add them");
  await expect(page.getByText("Your pictures are here.")).toBeVisible({ timeout: ENCODED_MS });
  await press("Publish");
  await expect(page.getByText("It is published")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("390 Plover Street, Freshwater");
  expect(touches).toBeLessThanOrEqual(20);
});

test("a home's point is chosen on a map by touch, or at its centre by keyboard", async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.origin}/office/homes/S001?part=position`);
  const at = page.getByLabel("Latitude and longitude");
  const before = await at.inputValue();
  await page.getByRole("button", { name: "Point it out on a map" }).click();
  const map = page.locator(".map-asked canvas");
  await expect(map).toBeFocused();
  await map.press("Enter");
  await expect(at).toHaveValue(/^-33\.\d{5}, 151\.\d{5}$/);
  const middle = await at.inputValue();
  await map.click({ position: { x: 60, y: 80 } });
  await expect(at).not.toHaveValue(middle);
  const pressed = await at.inputValue();
  await expect(page.getByText(`${pressed} is in the field above. It is kept once you save.`)).toBeVisible();
  expect(pressed).not.toBe(before);
  await page.getByRole("button", { name: "Save and publish position" }).click();
  await expect(page.getByRole("status").first()).toContainText("It is saved");
  await expect(at).toHaveValue(pressed.replaceAll(/0+(?=,|$)/g, ""));
});

test("no page of homes has accessibility barriers, or is wider than its window", async ({ page }) => {
  await signIn(page, site);
  for (const path of [
    "homes",
    "homes/new",
    "homes/S002",
    "homes/S002?part=price",
    "homes/S002?part=facts",
    "homes/several?act=open&home=S002&home=S003",
    "homes/S002/pictures",
    "open-homes",
  ]) {
    await page.goto(`${site.origin}/office/${path}`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect([path, width, await findBarriers(page), await measureOverflow(page)]).toEqual([
        path,
        width,
        [],
        0,
      ]);
    }
  }
});

test("on a phone, without script: a price is edited, a new home published", async ({ browser }) => {
  await using page = await openPhone(browser, site);
  await page.goto(`${site.origin}/office/homes`);
  await page.getByRole("link", { name: /3 Gannet Crescent/ }).click();

  await openSection(page, "Price and status");
  await page.getByLabel("Words in place of the figures").fill("Offers over $5M");
  await page.getByRole("button", { name: "Save and publish price and status" }).click();
  await expect(page.getByRole("alert")).toContainText("says offers over");
  await expect(page.getByLabel("Words in place of the figures")).toHaveValue("Offers over $5M");
  await page.getByLabel("Words in place of the figures").fill("Price guide $5.5M");
  await page.getByRole("button", { name: "Save and publish price and status" }).click();
  await expect(page.getByRole("status")).toContainText("It is saved");
  await expectPublic("/property/1", "Price guide $5.5M");
  await openSection(page, "Price and status");
  await page.getByRole("button", { name: "Take our change back" }).click();
  await expectPublic("/property/1", "$5.4M");

  await page.goto(`${site.origin}/office/homes/new`);
  await page.getByLabel("Address").fill("7 Plover Street, Freshwater");
  await page.getByLabel("Type").selectOption("House");
  for (const rooms of ["Bedrooms", "Bathrooms", "Car spaces"]) await page.getByLabel(rooms).fill("1");
  await page.getByRole("button", { name: "Begin the draft" }).click();
  await page.getByLabel("Headline", { exact: true }).fill("A verandah to the north");
  await page.getByLabel("Text", { exact: true }).fill("Weatherboard of 1925.");
  await page.getByRole("button", { name: "Save headline and text" }).click();
  await page.getByLabel("Price in dollars").fill("2.2m");
  await page.getByRole("button", { name: "Save price and status" }).click();
  await page.getByRole("link", { name: "See how its page will look" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A verandah to the north");
  await page.getByRole("link", { name: "Back to the office" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Publish it without a picture and an open home?")).toBeVisible();
  await page.getByRole("button", { name: "Publish without" }).click();
  await expectPublic("/property/7-plover-street-freshwater", "A verandah to the north");

  async function expectPublic(path: string, words: string) {
    await expect
      .poll(async () => (await page.request.get(site.origin + path)).text(), {
        message: path,
      })
      .toContain(words);
  }
});

/** Opens a section on a home's page. */
async function openSection(page: Page, label: string) {
  await page.locator("summary", { hasText: label }).click();
}

test("homes ticked in a sorted list leave the site together", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await signIn(page, site);
  await page.goto(`${site.origin}/office/homes`);
  await page.getByRole("link", { name: "Price", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "Price" })).toHaveAttribute("aria-sort", "descending");
  for (const address of ["11 Sea Eagle Road", "22 Spinifex Road"])
    await page.getByLabel(`Tick ${address}`).check();
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await page.getByRole("button", { name: "Hide 2 homes" }).click();
  await expect(page.getByRole("status")).toContainText("Hidden: off the site within seconds.");
  const visit = async () => (await page.request.get(`${site.origin}/property/S002`)).status();
  await expect.poll(visit).toBe(404);
});
