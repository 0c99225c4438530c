import { expect, type Page, test } from "@playwright/test";
import { type OfficeSite, signIn, startOfficeSite } from "./office-site.ts";

let site: OfficeSite;

test.beforeAll(async () => {
  site = await startOfficeSite({ LISTINGS_DIR: "agencies/headland/homes" });
});

test.afterAll(() => site.stop());

test("pictures are put in order by dragging, by keys and by number, and their texts proposed", async ({
  page,
}) => {
  await openPictures(page);
  const before = await readOrder(page);
  expect(before).toHaveLength(6);
  const [first = "", second = "", third = "", fourth = "", ...others] = before;

  const handle = page.getByRole("button", { name: /^Picture 3: drag it/ });
  await handle.hover();
  await page.mouse.down();
  await page
    .getByRole("listitem")
    .filter({ has: page.getByLabel("Place of picture 1") })
    .hover();
  await page.mouse.up();
  const moved = page.getByRole("status").filter({ hasText: "in place" });
  await expect(moved).toHaveText("Picture 3 is in place 1 of 6 now.");
  expect(await readOrder(page)).toEqual([third, first, second, fourth, ...others]);
  await expect(page.getByLabel("Place of picture 3")).toHaveValue("1");

  await handle.press("ArrowRight");
  await handle.press("ArrowRight");
  await expect(handle).toBeFocused();
  await page.getByRole("button", { name: "Picture 4 earlier" }).click();
  await expect(moved).toHaveText("Picture 4 is in place 3 of 6 now.");
  await page.getByLabel("Place of picture 2").fill("1");
  await page.getByLabel("Place of picture 2").press("Tab");
  const after = [second, first, fourth, third, ...others];
  expect(await readOrder(page)).toEqual(after);

  const card = page.getByRole("listitem").filter({ has: page.getByLabel("Place of picture 4") });
  await card.getByLabel("What it shows").fill("");
  await card.getByLabel("What it is of").selectOption("Kitchen");
  await expect(card.getByLabel("What it shows")).toHaveValue("Kitchen of 3 Gannet Crescent, Freshwater");
  await expect(card).toContainText("Proposed, for people who cannot see it");
  await page.getByRole("button", { name: "Save the pictures" }).click();
  await expect(page.getByText("The pictures are saved.")).toBeVisible();
  expect(await readOrder(page)).toEqual(after);
  await expect(page.getByLabel("What it shows").nth(2)).toHaveValue(
    "Kitchen of 3 Gannet Crescent, Freshwater",
  );
});

async function openPictures(page: Page) {
  await signIn(page, site);
  await page.goto(`${site.origin}/office/homes`);
  await page.getByRole("button", { name: "Take the homes over" }).click();
  await page.goto(`${site.origin}/office/homes/S001/pictures`);
}

/** The pictures from first to last. */
function readOrder(page: Page) {
  return page
    .locator("input[name^=src-]")
    .evaluateAll((fields) => fields.map((field) => Reflect.get(field, "value")));
}
