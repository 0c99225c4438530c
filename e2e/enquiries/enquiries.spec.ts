import { expect, type Page } from "@playwright/test";
import { LONG } from "../every-page.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { test } from "../visitor.ts";
import { fillAppraisal, fillContact, fillListingForm, openDialog } from "./enquiry-forms.ts";

const CONTACT_THANKS = "Thank you for your inquiry! We'll contact you within 24 hours.";
const APPRAISAL_THANKS =
  "Thank you! Your appraisal request has been submitted. We'll contact you within 24 hours.";

/** In Sydney, wherever the browser is. */
const SENT_LINE = /^Sent \d{1,2}:\d\d (am|pm), reference [\dA-Z]{4}-[\dA-Z]{4}$/;

const homes = ["/property/1", "/rental/R001"] as const;

const contactButton = (page: Page) => page.getByRole("button", { name: "Request appraisal" });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with script" : "without script";

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test("a contact form with errors is shown again with what was typed and a summary that has the focus", async ({
      page,
    }) => {
      await page.goto("/contact");
      await page.getByLabel("First name").fill("Leila");
      await page.getByLabel("Email", { exact: true }).fill("leila@");
      await contactButton(page).click();
      const summary = page.getByRole("alert");
      await expect(summary).toBeFocused();
      await expect(summary).toContainText("Please correct the errors in the form.");
      await expect(page).toHaveTitle("Error: Contact Us · Headland");
      await expect(page.getByLabel("First name")).toHaveValue("Leila");
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue("leila@");
      await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
        "Error: Invalid email address",
      );
      await summary.getByRole("link", { name: "Last name is required" }).click();
      await expect(page).toHaveURL(/#lastName$/);
    });

    test("a good contact form is thanked for and starts anew, empty and folded away", async ({ page }) => {
      await page.goto("/contact");
      await fillContact(page);
      await contactButton(page).click();
      await expect(page.getByRole("status").filter({ hasText: CONTACT_THANKS })).toBeVisible();
      await expect(page).toHaveURL(/\/contact\?sent=[\dA-Z]{4}-[\dA-Z]{4}(#sent)?$/);
      await expect(page.getByLabel("First name")).toBeHidden();
      await page.getByText("Send another enquiry").click();
      await expect(page.getByLabel("First name")).toHaveValue("");
      await expect(page.getByLabel("I accept the Terms & Conditions")).not.toBeChecked();
      await contactButton(page).click();
      await expect(page.getByRole("alert")).toBeFocused();
      await page.getByLabel("First name").fill("Leila");
      await expect(page.getByLabel("First name")).toBeVisible();
    });

    test("a question to an agent is thanked for, without an empty form under the thanks", async ({
      page,
    }) => {
      await page.goto("/contact");
      await page.getByRole("link", { name: "Ask about a home" }).click();
      await expect(page).toHaveURL(/\/team\/\d+\/ask$/);
      const send = page.getByRole("button", { name: "Send question" });
      await send.click();
      await expect(page.getByRole("alert")).toContainText("Enter your question");
      await page.getByLabel("Question").fill("What is it like in winter?");
      await page.getByLabel("Name", { exact: true }).fill("Leila Marsh");
      await page.getByLabel("Email", { exact: true }).fill("leila@mail.example");
      await send.click();
      await expect(page.getByRole("status").filter({ hasText: "Your reference is" })).toBeVisible();
      await expect(send).toHaveCount(0);
    });

    test("an appraisal request is thanked for", async ({ page }) => {
      await page.goto("/appraisal?agent=3");
      await expect(page.getByText("Your request goes to Priya")).toBeVisible();
      await contactButton(page).click();
      await expect(page.getByRole("alert")).toContainText("Enter your first name");
      await fillAppraisal(page);
      await contactButton(page).click();
      await expect(page.getByRole("status").filter({ hasText: APPRAISAL_THANKS })).toBeVisible();
      await expect(page.getByText(SENT_LINE)).toBeVisible();
    });

    test("an appraisal request keeps its values and its id: sent again it is the same request", async ({
      page,
    }) => {
      await page.goto("/sold-property/4");
      await page.getByRole("link", { name: "Request Appraisal Online" }).click();
      await expect(page.getByText("Your request goes to Priya Nandan")).toBeVisible();
      const aside = page.getByRole("complementary");
      await expect(aside.getByRole("heading")).toHaveText(["Why Choose Us?", "Need to Talk?"]);
      await expect(aside).toContainText("Phones Mon-Fri 8am-6pm");
      await expect(page.getByLabel("Suburb", { exact: true })).toHaveValue("Dee Why");
      const submission = page.locator("main input[name=submission]");
      const id = await submission.inputValue();
      await fillAppraisal(page);
      await contactButton(page).click();
      await expect(page.getByRole("status").filter({ hasText: APPRAISAL_THANKS })).toBeVisible();
      await expect(page.getByLabel("First Name")).toHaveValue("Leila");
      await expect(page.getByLabel("Suburb", { exact: true })).toHaveValue("Freshwater");
      await expect(page.getByLabel("Property Type")).toHaveValue("house");
      await expect(submission).toHaveValue(id);
      expect(new URL(page.url()).search).not.toContain("Leila");
      await contactButton(page).click();
      await expect(page.getByRole("status").filter({ hasText: APPRAISAL_THANKS }).first()).toBeVisible();
      await expect(submission).toHaveValue(id);
    });

    test("a form with errors keeps its id: sent again it is the same form", async ({ page }) => {
      await page.goto("/contact");
      const terms = page.getByRole("main").getByRole("link", { name: "Terms & Conditions" });
      await expect(terms).toHaveAttribute("href", "/terms");
      const submission = page.locator("main input[name=submission]");
      const id = await submission.inputValue();
      await contactButton(page).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(submission).toHaveValue(id);
    });

    for (const home of homes) {
      test(`an inspection of ${home} is booked, or a time asked for`, async ({ page }) => {
        await page.goto(`${home}/inspection`);
        await page.getByLabel("Ask for a time").check();
        await page.getByRole("button", { name: /Book inspection|Ask for a time/ }).click();
        await expect(page.getByRole("alert")).toContainText("Enter your name");
        await expect(page.getByLabel("Ask for a time")).toBeChecked();
        await page.getByLabel("Name", { exact: true }).fill("Leila Marsh");
        await page.getByLabel("Email", { exact: true }).fill("leila@mail.example");
        await page.getByLabel("Phone", { exact: true }).fill("0491 570 110");
        await page.getByRole("button", { name: /Book inspection|Ask for a time/ }).click();
        await expect(page.getByRole("status").filter({ hasText: "Your reference is" })).toBeVisible();
      });

      test(`a question about ${home} reaches its agent`, async ({ page }) => {
        await page.goto(`${home}/enquire`);
        await page.getByLabel("Question").fill("Is there a bath?");
        await page.getByLabel("Name", { exact: true }).fill("Leila Marsh");
        await page.getByRole("button", { name: "Send question" }).click();
        await expect(page.getByRole("alert")).toContainText("Invalid email address");
        await expect(page.getByLabel("Question")).toHaveValue("Is there a bath?");
        await page.getByLabel("Email", { exact: true }).fill("leila@mail.example");
        await page.getByRole("button", { name: "Send question" }).click();
        await expect(page.getByRole("status").filter({ hasText: "Your reference is" })).toBeVisible();
      });
    }
  });
}

test("editing a field clears its error in both places, and only its own; the last one takes the summary away", async ({
  page,
}) => {
  await page.goto("/contact");
  await contactButton(page).click();
  await expect(page.getByText("First name is required")).toHaveCount(2);
  await page.getByLabel("First name").fill("L");
  await expect(page.getByText("First name is required")).toHaveCount(0);
  await expect(page.getByText("Last name is required")).toHaveCount(2);
  await fillContact(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page).toHaveTitle("Contact Us · Headland");
  await expect(page.getByLabel("I accept the Terms & Conditions")).toBeFocused();
});

test("the error summary stands above the first field, as wide as the form", async ({ page }) => {
  for (const path of ["/contact", "/appraisal", "/team/1/ask", "/newsletter"]) {
    await page.goto(path);
    const form = page.getByRole("main").locator("form[method=post]").first();
    await form.locator("button[type=submit]").click();
    const summary = form.getByRole("alert");
    await expect(summary).toBeFocused();
    const boxes = await Promise.all(
      [summary, form, form.locator("fieldset, textarea, input[type=email]").first()].map((part) =>
        part.boundingBox(),
      ),
    );
    const [alert, whole, first] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    expect([alert?.x, alert?.width], path).toEqual([whole?.x, whole?.width]);
    expect((alert?.y ?? 0) + (alert?.height ?? 0), path).toBeLessThan(first?.y ?? 0);
  }
});

test("the contact form can be sent by keyboard alone", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("First name").focus();
  const steps = [
    "Leila",
    "Marsh",
    "leila@mail.example",
    "0491 570 110",
    "",
    "27 Pipi Parade",
    "Looking to sell",
  ];
  for (const text of [...steps, "House", "Referral", ""]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await expect(page.getByLabel("I accept the Terms & Conditions")).toBeChecked();
  await page.getByLabel("Phone", { exact: true }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: CONTACT_THANKS })).toBeFocused();
});

test("an appraisal request keeps its values, and tells with a toast", async ({ page }) => {
  await page.goto("/appraisal");
  await fillAppraisal(page);
  await contactButton(page).click();
  await expect(page.getByRole("listitem").filter({ hasText: APPRAISAL_THANKS })).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveValue("Leila");
  await expect(page.getByRole("listitem").filter({ hasText: APPRAISAL_THANKS })).toBeHidden({
    timeout: 8000,
  });
  await expect(page.getByText(SENT_LINE)).toBeVisible();
});

test("a draft of one home is not put into the form of another", async ({ page }) => {
  const dialog = await openDialog(page, "/property/1", "Ask a question");
  await dialog.getByLabel("Question").fill("Is there a bath?");
  await openDialog(page, "/property/1", "Ask a question");
  await expect(dialog.getByLabel("Question")).toHaveValue("Is there a bath?");
  await openDialog(page, "/property/2", "Ask a question");
  await expect(dialog.getByLabel("Question")).toHaveValue("");
});

test("a question that nothing comes back for stays over its page, typed and all", async ({ page }) => {
  const dialog = await openDialog(page, "/property/1", "Ask a question");
  await dialog.getByLabel("Question").fill("Is there a bath?");
  await dialog.getByLabel("Name", { exact: true }).fill("Leila Marsh");
  await dialog.getByLabel("Email", { exact: true }).fill("leila@mail.example");
  await page.route("**/enquire.data*", (route) => route.abort());
  await dialog.locator("button[type=submit]").click();
  await expect(dialog.getByRole("alert")).toContainText("(02) 5550 0142");
  await expect(dialog.getByLabel("Question")).toHaveValue("Is there a bath?");
  await page.unroute("**/enquire.data*");
  await dialog.locator("button[type=submit]").click();
  await expect(page.getByRole("status").filter({ hasText: "Your reference is" })).toBeVisible();
});

for (const home of homes) {
  test(`who books the offered time of ${home} gets it for the calendar, in Sydney time`, async ({
    page,
    request,
  }) => {
    await page.goto(`${home}/inspection`);
    await page.getByLabel("Name", { exact: true }).fill("Leila Marsh");
    await page.getByLabel("Email", { exact: true }).fill("leila@mail.example");
    await page.getByLabel("Phone", { exact: true }).fill("0491 570 110");
    await page.getByRole("button", { name: "Book inspection" }).click();
    const link = page.getByRole("status").getByRole("link", { name: "Add to calendar" });
    const path = (await link.getAttribute("href")) ?? "";
    const file = await request.get(path);
    expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const calendar = (await file.text()).replaceAll("\r\n ", "");
    expect(calendar).toContain("BEGIN:VTIMEZONE\r\nTZID:Australia/Sydney\r\n");
    expect(calendar).toMatch(/DTSTART;TZID=Australia\/Sydney:\d{8}T\d{6}\r\n/);
    const id = path.split("/")[2] ?? "";
    expect(calendar).toContain(`UID:inspection-${id}-`);
    expect(await (await request.get(path)).text()).toContain(`UID:inspection-${id}-`);
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

test("a draft survives a reload in the same tab, consent does not, and sending ends it", async ({ page }) => {
  await page.goto("/contact");
  await fillContact(page);
  const submission = page.locator("main input[name=submission]");
  const id = await submission.inputValue();
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Leila");
  await expect(page.getByLabel("Appraisal type")).toHaveValue("selling");
  await expect(page.getByLabel("I accept the Terms & Conditions")).not.toBeChecked();
  await expect(submission).toHaveValue(id);
  await page.getByLabel("I accept the Terms & Conditions").check();
  await contactButton(page).click();
  await expect(page.getByText(CONTACT_THANKS)).toBeVisible();
  await page.goto("/contact");
  await expect(page.getByLabel("First name")).toHaveValue("");
});

test("when nothing comes back the page says so, gives the number and keeps what was typed", async ({
  page,
}) => {
  await page.goto("/contact");
  await fillContact(page);
  await page.route("**/contact.data*", (route) => route.abort());
  await contactButton(page).click();
  await expect(page.getByRole("alert")).toContainText("(02) 5550 0142");
  await expect(page.getByLabel("First name")).toHaveValue("Leila");
  await page.unroute("**/contact.data*");
  await contactButton(page).click();
  await expect(page.getByText(CONTACT_THANKS)).toBeVisible();
});

for (const path of [
  "/contact",
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
      await page.locator("main form button[type=submit]").click();
      await expect(page.getByRole("alert")).toBeFocused();
      expect(await findBarriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test("a page with a form is never kept, and each has an id of its own", async ({ page, request }) => {
  expect((await request.get("/contact")).headers()["cache-control"]).toBe("no-store");
  await page.goto("/contact");
  const first = await page.locator("main input[name=submission]").inputValue();
  await page.goto("/contact");
  expect(await page.locator("main input[name=submission]").inputValue()).not.toBe(first);
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
    await fillListingForm(dialog);
    const time = isBooked ? await dialog.locator("label:has(input[type=radio])").first().textContent() : "";
    await dialog.locator("button[type=submit]").click();
    const thanks = dialog.getByRole("status").filter({ hasText: "Your reference is" });
    await expect(thanks).toBeFocused();
    const [street = ""] = (await page.locator("h1 + p").textContent())?.split(",") ?? [];
    await expect(thanks).toContainText(street);
    await expect(thanks).toContainText(time ?? "");
    await expect(thanks.getByRole("link", { name: "Add to calendar" })).toHaveCount(isBooked ? 1 : 0);
    await expect(dialog.locator("form")).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(home);
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Back to the property" }).click();
    await expect(opener).toBeFocused();
  });
}
