import { expect, type Page } from "@playwright/test";
import { formatBooked } from "../../app/enquiries/booked-time.ts";
import { LONG } from "../every-page.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { tabTo } from "../for-everyone/tab-to.ts";
import { test } from "../visitor.ts";
import { fillListingForm, openDialog } from "./enquiry-forms.ts";

for (const path of [
  "/contact",
  "/contact/question",
  "/appraisal",
  "/property/1/inspection",
  "/property/1/enquire",
  "/newsletter",
])
  for (const width of [390, 1280, 320]) {
    const isOfAnotherKind = path !== "/contact/question" && path !== "/property/1/enquire";
    const tag = width === 390 && isOfAnotherKind ? [] : [LONG];
    test(`${path} asks for no consent in advance, and has no barrier at ${width} px when it shows errors`, {
      tag,
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectOpenForm(page, path);
      await page.locator("main form button[type=submit]").first().click();
      await expect(page.getByRole("alert")).toBeFocused();
      expect(await findBarriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

/** No button is disabled, no consent is ticked, and autocomplete names each field. */
async function expectOpenForm(page: Page, path: string) {
  const form = page.getByRole("main").locator("form[method=post]").first();
  await expect(form.locator("button[type=submit]")).toBeEnabled();
  await expect(form.locator(":disabled, [aria-disabled=true], input[type=checkbox]:checked")).toHaveCount(0);
  await expect(form.getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/privacy");
  const fields = form.locator("input:not([type=hidden], [type=radio], [type=checkbox], [tabindex='-1'])");
  const open = await fields.evaluateAll((inputs) =>
    inputs.filter((input) => !input.hasAttribute("autocomplete")).map((input) => input.id),
  );
  expect(open).toEqual(path === "/appraisal" ? ["landSize"] : []);
  for (const [name, mode] of [
    ["email", "email"],
    ["phone", "tel"],
  ] as const)
    for (const input of await form.locator(`input[name=${name}]`).all())
      await expect(input).toHaveAttribute("inputmode", mode);
}

test("a page with a form is never cached, and a home's form posts to its source id", async ({ request }) => {
  const ids: string[] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await request.get("/contact");
    expect(answer.headers()["cache-control"]).toBe("no-store");
    const main = (await answer.text()).split("<main")[1]?.split("</main>")[0] ?? "";
    ids.push(
      ...[...main.matchAll(/name="submission"[^>]* value="([\da-f-]{36})"/g)].map(([, id = ""]) => id),
    );
  }
  expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
  // The source id stays the same when the file changes.
  const form = await (await request.get("/property/1/inspection")).text();
  expect(form).toMatch(/<form[^>]* action="\/property\/S\d+\/inspection/);
});

const dialogs = [
  { home: "/property/1", link: "Book Inspection", title: "Book an inspection", width: 1280 },
  { home: "/rental/R001", link: "Enquire Now", title: "Ask a question", width: 390 },
] as const;

for (const { home, link, title, width } of dialogs) {
  const isBooked = link === "Book Inspection";
  test(`"${title}" opens over ${home}, is sent from there and shows its thanks there`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const dialog = await openDialog(page, home, link);
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await dialog.locator("button[type=submit]").click();
    await expect(dialog.getByRole("alert")).toBeFocused();
    await expect(dialog.getByRole("alert")).toContainText("Enter your name");
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const opener = page.getByRole("complementary").getByRole("link", { name: link });
    await expect(opener).toBeFocused();

    await page.keyboard.press("Enter");
    await fillListingForm(dialog, `dialog-${test.info().repeatEachIndex}@mail.example`);
    const time = isBooked ? await dialog.getByRole("radio").first().inputValue() : "";
    await dialog.locator("button[type=submit]").click();
    const thanks = dialog.getByRole("status").filter({ hasText: "Your reference is" });
    await expect(thanks).toBeFocused();
    const [street = ""] = (await page.locator("h1 + p").textContent())?.split(",") ?? [];
    await expect(thanks).toContainText(street);
    await expect(thanks).toContainText(isBooked ? `You are booked: ${formatBooked(time)}` : "Thank you.");
    await expect(thanks.getByRole("link", { name: "Add to calendar" })).toHaveCount(isBooked ? 1 : 0);
    await expect(dialog.locator("form")).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(home);
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Back to the property" }).click();
    await expect(opener).toBeFocused();
  });
}

test("by keyboard the summary leads to what is missing, and the second time is booked", async ({ page }) => {
  const dialog = await openDialog(page, "/property/11", "Book Inspection");
  const times = dialog.getByRole("radio");
  const book = dialog.getByRole("button", { name: "Book inspection" });
  await expect(times).toHaveCount(4);
  await expect(dialog.getByRole("radio", { name: "Ask for a time" })).toBeVisible();
  await expect(times.first()).toBeChecked();
  await times.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(times.nth(1)).toBeChecked();
  await tabTo(page, book);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  await fillListingForm(dialog, `keys-${test.info().repeatEachIndex}@mail.example`);
  const time = await times.nth(1).inputValue();
  await page.keyboard.press("Tab");
  await tabTo(page, book);
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(`You are booked: ${formatBooked(time)}`);
});
