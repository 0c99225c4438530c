import { expect } from "@playwright/test";
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

    test("a contact form with errors keeps its values; an accepted one shows thanks and an empty form below", async ({
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
      expect((await thanks.boundingBox())?.y).toBeLessThan(
        (await page.getByLabel("First name").boundingBox())?.y ?? 0,
      );
      await contactButton(page).click();
      await expect(page.getByRole("alert")).toBeFocused();
    });
  });

test("without script an appraisal request keeps its values and id: sent again, it is the same request", async ({
  plain: page,
  agency,
}) => {
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

test("a general question requires an address or a number, and shows thanks", async ({ page }) => {
  await page.goto("/contact");
  const [topic] = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  expect(topic).toBe("What is it about?");
  await page.getByRole("link", { name: "Buying or renting" }).press("Enter");
  await expect(page).toHaveURL(/#question$/);
  const send = page.getByRole("button", { name: "Send question" });
  await page.getByLabel("Name", { exact: true }).fill("Leila Marsh");
  await page.getByLabel("Email or phone").fill("0491 570");
  await page.getByLabel("Question", { exact: true }).fill("Can a tenant keep a cat with you?");
  await send.press("Enter");
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("a phone number of at least eight digits");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("Can a tenant keep a cat with you?");
  await page.getByLabel("Email or phone").fill("0491 570 110");
  await send.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Your reference is" })).toBeVisible();
  await expect(page).toHaveURL(/\/contact\/question\?sent=/);
  await expect(send).toHaveCount(0);
  // A draft would count as a change of the sent form.
  await page.goto("/contact");
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("");
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
