import { expect } from "@playwright/test";
import { formatBooked } from "#app/enquiries/about-listing/inspection-schema.ts";
import { LONG } from "../every-page.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { test } from "../visitor.ts";
import { fillListingForm, homes, openDialog } from "./enquiry-forms.ts";

for (const home of homes) {
  test(`who books the offered time of ${home} gets it for the calendar, in Sydney time`, async ({
    page,
    request,
  }) => {
    await page.goto(`${home}/inspection`);
    await fillListingForm(page.getByRole("main"));
    await page.getByRole("button", { name: "Book inspection" }).click();
    const link = page.getByRole("status").getByRole("link", { name: "Add to calendar" });
    const path = (await link.getAttribute("href")) ?? "";
    const file = await request.get(path);
    expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const calendar = (await file.text()).replaceAll("\r\n ", "");
    expect(calendar).toContain("BEGIN:VTIMEZONE\r\nTZID:Australia/Sydney\r\n");
    expect(calendar).toMatch(/DTSTART;TZID=Australia\/Sydney:\d{8}T\d{6}\r\n/);
    const [, list, id] = path.split("/");
    const uid = `UID:inspection-${list === "rental" ? "rent-" : ""}${id}-`;
    expect(calendar).toContain(uid);
    expect(await (await request.get(path)).text()).toContain(uid);
  });
}

test("each home's forms have titles and descriptions of their own, short enough for a search result", async ({
  page,
}) => {
  const titles = [];
  for (const home of [...homes, "/property/2", "/rental/R002"]) {
    for (const form of ["inspection", "enquire"]) {
      await page.goto(`${home}/${form}`);
      const title = await page.title();
      expect(title.length).toBeLessThanOrEqual(60);
      await expect(page.locator("title")).toHaveCount(1);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", title);
      titles.push(title, await page.locator('meta[name="description"]').getAttribute("content"));
    }
  }
  expect(new Set(titles).size).toBe(titles.length);
});

test("no form has a button that is switched off, or consent that is given in advance", async ({ page }) => {
  for (const path of ["/contact", "/appraisal", "/newsletter", ...homes.flatMap(toForms)]) {
    await page.goto(path);
    const form = page.getByRole("main").locator("form[method=post]").first();
    await expect(form.locator("button[type=submit]")).toBeEnabled();
    await expect(form.locator(":disabled, [aria-disabled=true], input[type=checkbox]:checked")).toHaveCount(
      0,
    );
    await expect(form.getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/privacy");
    const fields = form.locator("input:not([type=hidden], [type=radio], [type=checkbox], [tabindex='-1'])");
    const open = await fields.evaluateAll((inputs) =>
      inputs.filter((input) => !input.hasAttribute("autocomplete")).map((input) => input.id),
    );
    expect(open).toEqual(path === "/appraisal" ? ["landSize"] : []);
    for (const [name, mode] of [
      ["email", "email"],
      ["phone", "tel"],
    ] as const) {
      for (const input of await form.locator(`input[name=${name}]`).all())
        await expect(input).toHaveAttribute("inputmode", mode);
    }
  }
});

function toForms(home: string) {
  return [`${home}/inspection`, `${home}/enquire`];
}

for (const path of [
  "/contact",
  "/contact/question",
  "/appraisal",
  "/property/1/inspection",
  "/property/1/enquire",
  "/newsletter",
]) {
  for (const width of [390, 1280, 320]) {
    const tag = width === 320 ? [LONG] : [];
    test(`${path} has no barrier at ${width} px when it shows errors`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.locator("main form button[type=submit]").first().click();
      await expect(page.getByRole("alert")).toBeFocused();
      expect(await findBarriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test("a page with a form is never kept, and each has an id of its own", async ({ page, request }) => {
  expect((await request.get("/contact")).headers()["cache-control"]).toBe("no-store");
  await page.goto("/contact");
  const ids = () =>
    page
      .locator("main input[name=submission]")
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value")));
  const first = await ids();
  await page.goto("/contact");
  expect(new Set([...first, ...(await ids())]).size).toBe(4);
});

test("an unknown property has no form", async ({ request }) => {
  for (const path of ["/property/9999/inspection", "/property/9999/enquire", "/rental/R999/inspection"]) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain("Property Not Found");
  }
});

test("a form about a home goes to its source id, which stays when the file changes", async ({ page }) => {
  await page.goto("/property/1/inspection");
  const form = page.getByRole("main").locator("form[method=post]").first();
  await expect(form).toHaveAttribute("action", /^\/property\/S\d+\/inspection/);
});

const dialogs = [
  { home: "/property/1", link: "Book Inspection", title: "Book an inspection", isBooked: true },
  { home: "/property/1", link: "Ask a question", title: "Ask a question", isBooked: false },
  { home: "/rental/R001", link: "Book Inspection", title: "Book an inspection", isBooked: true },
  { home: "/rental/R001", link: "Enquire Now", title: "Ask a question", isBooked: false },
] as const;

for (const { home, link, title, isBooked } of dialogs) {
  test(`"${title}" opens over ${home}, is sent from there and thanked for there`, async ({ page }) => {
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
    await fillListingForm(dialog, "dialog@mail.example");
    const time = isBooked ? await dialog.getByRole("radio").first().inputValue() : "";
    await dialog.locator("button[type=submit]").click();
    const thanks = dialog.getByRole("status").filter({ hasText: "Your reference is" });
    await expect(thanks).toBeFocused();
    const [street = ""] = (await page.locator("h1 + p").textContent())?.split(",") ?? [];
    await expect(thanks).toContainText(street);
    await expect(thanks).toContainText(isBooked ? `You are booked: ${formatBooked({ time })}` : "Thank you.");
    await expect(thanks.getByRole("link", { name: "Add to calendar" })).toHaveCount(isBooked ? 1 : 0);
    await expect(dialog.locator("form")).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(home);
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Back to the property" }).click();
    await expect(opener).toBeFocused();
  });
}
