import { expect, type Page } from "@playwright/test";
import { fillAppraisal, fillListingForm, openDialog } from "../enquiries/enquiry-forms.ts";
import { everyKind, LONG } from "../every-page.ts";
import { fillForm, openPreview, shareSite, watch } from "../page-builder/builder-site.ts";
import { watchPolicy } from "./policy-violations.ts";
import { test } from "./reader.ts";

const { withSharedSite, closeSharedSite } = shareSite();
test.afterAll(closeSharedSite);

const pagesByLink = ["/newsletter/confirm?token=none", "/newsletter/leave?token=none"];

const waitForScript = (page: Page) => page.locator("[data-hydrated]").waitFor({ state: "attached" });

/** A form as a page of ours could send it, to any address. */
async function sendForm(page: Page, action: string) {
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.evaluate((address) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: address });
    document.body.append(form);
    form.submit();
  }, action);
  return (await answered).status();
}

test("what a page's policy refuses is noticed", async ({ page }) => {
  const violations = await watchPolicy(page);
  for (const path of ["/about", "/listings"]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML("beforeend", `<p style="color:red">red</p>`);
    });
    await expect
      .poll(() => violations.join("\n"))
      .toMatch(new RegExp(`policy violation: style-src.*${path}`));
  }
});

test("no page's policy refuses anything of its own, of whatever kind the page is", { tag: LONG }, async ({
  page,
  readToTheEnd,
}) => {
  test.setTimeout(240_000);
  const violations = await watchPolicy(page);
  for (const path of [...everyKind, ...pagesByLink]) {
    await page.goto(path);
    await readToTheEnd();
  }
  expect(violations).toEqual([]);
});

test("no policy refuses an open menu, here as there", async ({ page }) => {
  const violations = await watchPolicy(page);
  for (const path of ["/", "/listings"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await page.getByRole("button", { name: "BUYING" }).click();
    await expect(page.getByRole("link", { name: /Buy Properties/ }).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.locator("#mobile-menu")).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test("no policy refuses filters, the list view, a home opened from the list, or the way back", async ({
  page,
  readToTheEnd,
}) => {
  const violations = await watchPolicy(page);
  const articles = page.getByRole("main").getByRole("article");
  for (const [list, beds] of [
    ["/listings", "3"],
    ["/rentals", "2"],
  ] as const) {
    await page.goto(list);
    await waitForScript(page);
    await page.getByRole("combobox", { name: "Bedrooms" }).selectOption(beds);
    await expect(page).toHaveURL(new RegExp(`\\?beds=${beds}`));
    await page.getByRole("link", { name: "List view" }).click();
    await expect(page).toHaveURL(/view=list/);
    await articles.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/(property|rental)\//);
    await page.getByRole("button", { name: "Next picture" }).waitFor();
    await readToTheEnd();
    await page.goBack();
    await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue(beds);
    await expect(articles.first()).toBeVisible();
  }
  await page.goto("/listings?price=4m%2B&type=apartment&beds=5");
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expect(articles.first()).toBeVisible();
  expect(violations).toEqual([]);
});

for (const home of ["/property/1", "/rental/R001"]) {
  test(`no policy refuses the gallery, the toast and the dialogs of ${home}`, async ({
    page,
    context,
    readToTheEnd,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const violations = await watchPolicy(page);
    await page.goto(home);
    await page.getByRole("button", { name: "Next picture" }).click();
    await page.getByRole("link", { name: /^Picture 3: / }).click();
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    await readToTheEnd();
    for (const link of [/question|Enquire/i, /inspection/i]) {
      const dialog = await openDialog(page, home, link);
      await dialog.locator("button[type=submit]").click();
      await expect(dialog.getByRole("alert")).toBeFocused();
      await fillListingForm(dialog);
      await dialog.locator("button[type=submit]").click();
      await expect(page.getByRole("status").filter({ hasText: "Your reference is" })).toBeVisible();
    }
    expect(violations).toEqual([]);
  });
}

test("no policy refuses a form's errors or its thanks", async ({ page }) => {
  const violations = await watchPolicy(page);
  for (const path of ["/contact", "/appraisal", "/property/S001/inspection", "/rental/R003/enquire"]) {
    await page.goto(path);
    await page.locator("main form button[type=submit]").first().click();
    await expect(page.getByRole("alert")).toBeFocused();
    // The same without the page's script: the document that the server answers with.
    await page.goto(path);
    expect(await sendForm(page, path)).toBe(422);
    await expect(page.getByRole("alert")).toBeVisible();
  }
  await page.goto("/appraisal");
  await fillAppraisal(page);
  await page.locator("main form button[type=submit]").first().click();
  await expect(
    page.getByRole("status").filter({ hasText: "Your appraisal request has been submitted" }),
  ).toBeVisible();
  await page.goto("/about");
  await page.locator("footer input[name=email]").fill("reader@mail.example");
  await page.locator("footer").getByRole("button", { name: "Join" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Please look into your mailbox." })).toBeVisible();
  expect(violations).toEqual([]);
});

test("no policy refuses the page that takes no forms", async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto("/about");
  expect(await sendForm(page, "/sell")).toBe(405);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page takes no forms");
  expect(violations).toEqual([]);
});

test("no policy refuses a page that the marketer composed, or its form's errors and thanks", async ({
  page,
  readToTheEnd,
}) => {
  await withSharedSite(async (site) => {
    await watch(page, site);
    const violations = await watchPolicy(page);
    await page.goto(`${site.origin}/spring`);
    await readToTheEnd();
    await page.locator("main form button[type=submit]").first().click();
    await expect(page.getByRole("alert")).toBeVisible();
    await fillForm(page);
    await page.locator("main form button[type=submit]").first().click();
    await expect(page.getByRole("status").first()).toBeVisible();
    await page.goto(`${site.origin}/plain`);
    await readToTheEnd();
    expect(violations).toEqual([]);
  });
});

test("no policy refuses the preview that the page builder's editor shows, with a page or without", async ({
  page,
  readToTheEnd,
}) => {
  await withSharedSite(async (site) => {
    await watch(page, site);
    const violations = await watchPolicy(page);
    await openPreview(page, site, "/spring");
    await expect(page.getByText("All homes for sale")).toBeVisible();
    await readToTheEnd();
    await openPreview(page, site, "/no-such-page");
    await readToTheEnd();
    expect(violations).toEqual([]);
  });
});
