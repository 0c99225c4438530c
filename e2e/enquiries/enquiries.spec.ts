import { expect } from "@playwright/test";
import { getBox } from "../measure-page.ts";
import { test } from "../visitor.ts";
import {
  APPRAISAL_THANKS,
  CONTACT_THANKS,
  contactButton,
  fillAppraisal,
  fillContact,
  SENT_LINE,
} from "./enquiry-forms.ts";

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a contact form with errors keeps its values; an accepted one is empty below its thanks", async ({
      page,
      agency,
    }) => {
      await page.goto("/contact");
      const terms = page.getByRole("main").getByRole("link", { name: "Terms & Conditions" });
      await expect(terms).toHaveAttribute("href", "/terms");
      const submission = page.locator("main input[name=submission]").first();
      const id = await submission.inputValue();
      await page.getByLabel("First name").fill("Leila");
      await page.getByLabel("Email", { exact: true }).fill("leila@");
      await contactButton(page).click();
      const summary = page.getByRole("alert");
      await expect(summary).toBeFocused();
      await expect(summary).toContainText("Please correct the errors in the form.");
      await expect(page).toHaveTitle(`Error: Contact Us · ${agency.name}`);
      await expect(page.getByLabel("First name")).toHaveValue("Leila");
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue("leila@");
      await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
        "Error: Invalid email address",
      );
      await summary.getByRole("link", { name: "Last name is required" }).click();
      await expect(page).toHaveURL(/#lastName$/);
      // Submitted again, it is the same form.
      await expect(submission).toHaveValue(id);

      await fillContact(page);
      await contactButton(page).click();
      const thanks = page.getByRole("status").filter({ hasText: CONTACT_THANKS });
      await expect(thanks).toContainText(/Your reference is [\dA-Z]{4}-[\dA-Z]{4}\./);
      await expect(thanks).toBeInViewport();
      await expect(page).toHaveURL(/\/contact\?sent=[\dA-Z]{4}-[\dA-Z]{4}(#sent)?$/);
      await expect(page.getByLabel("First name")).toHaveValue("");
      await expect(page.getByLabel("I accept the Terms & Conditions")).not.toBeChecked();
      expect((await getBox(thanks)).y).toBeLessThan((await getBox(page.getByLabel("First name"))).y);
      await contactButton(page).click();
      await expect(page.getByRole("alert")).toBeFocused();
    });
  });

test("without script an appraisal request keeps its values and its id", async ({ plain: page, agency }) => {
  const { sold } = agency;
  await page.goto(`/sold-property/${sold.id}`);
  await page.getByRole("link", { name: "Request Appraisal Online" }).click();
  await expect(page.getByText(`Your request goes to ${sold.agentName}`)).toBeVisible();
  const aside = page.getByRole("complementary");
  await expect(aside.getByRole("heading")).toHaveText(["Why Choose Us?", "Need to Talk?"]);
  await expect(aside).toContainText(`Phones ${agency.phoneHours}`);
  await expect(page.getByLabel("Suburb", { exact: true })).toHaveValue(sold.suburb);
  const submission = page.locator("main input[name=submission]");
  const id = await submission.inputValue();
  await contactButton(page).click();
  await expect(page.getByRole("alert")).toContainText("Enter your first name");
  await fillAppraisal(page);
  await contactButton(page).click();
  const thanks = page.getByRole("status").filter({ hasText: APPRAISAL_THANKS });
  await expect(thanks).toBeVisible();
  await expect(page.getByText(SENT_LINE)).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveValue("Leila");
  await expect(page.getByLabel("Suburb", { exact: true })).toHaveValue("Freshwater");
  await expect(page.getByLabel("Property Type")).toHaveValue("house");
  await expect(submission).toHaveValue(id);
  expect(new URL(page.url()).search).not.toContain("Leila");
  await contactButton(page).click();
  await expect(thanks.first()).toBeVisible();
  await expect(submission).toHaveValue(id);
});

test("a question to an agent shows thanks without script, and no empty form", async ({ plain: page }) => {
  await page.goto("/contact");
  await page.getByRole("link", { name: "Letting my property" }).click();
  await expect(page).toHaveURL(/\/team\/\d+\/ask$/);
  const send = page.getByRole("button", { name: "Send question" });
  await send.click();
  await expect(page.getByRole("alert")).toContainText("Enter your question");
  await page.getByLabel("Question").fill("What is it like in winter?");
  await page.getByLabel("Name", { exact: true }).fill("Leila Marsh");
  await page.getByLabel("Email or phone").fill("leila@mail.example");
  await send.click();
  await expect(page.getByRole("status").filter({ hasText: "Your reference is" })).toBeVisible();
  await expect(send).toHaveCount(0);
});
