import { expect } from "@playwright/test";
import { getBox } from "../measure-page.ts";
import { pauseClock, runUntilVisible } from "../paused-clock.ts";
import { test } from "../visitor.ts";
import {
  APPRAISAL_THANKS,
  CONTACT_THANKS,
  contactButton,
  fillAppraisal,
  fillContact,
  openDialog,
  SENT_LINE,
} from "./enquiry-forms.ts";

test("editing a field clears its own error only, the last one the summary", async ({ page, agency }) => {
  await page.goto("/contact");
  await contactButton(page).click();
  await expect(page.getByText("First name is required")).toHaveCount(2);
  // The summary is above the first field, as wide as the form.
  const form = page.getByRole("main").locator("form[method=post]").first();
  const [summary, whole] = [await getBox(form.getByRole("alert")), await getBox(form)];
  expect([summary.x, summary.width]).toEqual([whole.x, whole.width]);
  expect(summary.bottom).toBeLessThan((await getBox(form.locator("fieldset").first())).y);
  await page.getByLabel("First name").fill("L");
  await expect(page.getByText("First name is required")).toHaveCount(0);
  await expect(page.getByText("Last name is required")).toHaveCount(2);
  await fillContact(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page).toHaveTitle(`Contact Us · ${agency.name}`);
  await expect(page.getByLabel("I accept the Terms & Conditions")).toBeFocused();
});

test("an appraisal request keeps its values and id, and shows a toast that disappears", async ({ page }) => {
  await page.clock.install();
  await page.goto("/team/3");
  const [firstName] = (await page.getByRole("heading", { level: 1 }).innerText()).split(" ");
  await page.goto("/appraisal?agent=3");
  await expect(page.getByText(`Your request goes to ${firstName}`)).toBeVisible();
  const submission = page.locator("main input[name=submission]");
  const id = await submission.inputValue();
  await fillAppraisal(page);
  // The toast stays until the journey has seen it.
  await pauseClock(page);
  await contactButton(page).click();
  const toast = page.getByRole("listitem").filter({ hasText: APPRAISAL_THANKS });
  await runUntilVisible(page, toast);
  await expect(page.getByLabel("First Name")).toHaveValue("Leila");
  await expect(submission).toHaveValue(id);
  await page.clock.fastForward(8_000);
  await expect(toast).toBeHidden();
  await expect(page.getByText(SENT_LINE)).toBeVisible();
});

test("a draft about one home does not appear in another's form", async ({ page }) => {
  const dialog = await openDialog(page, "/property/1", "Ask a question");
  await dialog.getByLabel("Question").fill("Is there a bath?");
  await openDialog(page, "/property/1", "Ask a question");
  await expect(dialog.getByLabel("Question")).toHaveValue("Is there a bath?");
  await openDialog(page, "/property/2", "Ask a question");
  await expect(dialog.getByLabel("Question")).toHaveValue("");
});

test("a question without a response stays open with its values", async ({ page, agency }) => {
  const dialog = await openDialog(page, "/property/1", "Ask a question");
  await dialog.getByLabel("Question").fill("Is there a bath?");
  await dialog.getByLabel("Name", { exact: true }).fill("Leila Marsh");
  await dialog.getByLabel("Email", { exact: true }).fill("leila@mail.example");
  await page.route("**/enquire.data*", (route) => route.abort());
  await dialog.locator("button[type=submit]").click();
  await expect(dialog.getByRole("alert")).toContainText(agency.phone);
  await expect(dialog.getByLabel("Question")).toHaveValue("Is there a bath?");
  await page.unroute("**/enquire.data*");
  await dialog.locator("button[type=submit]").click();
  await expect(page.getByRole("status").filter({ hasText: "Your reference is" })).toBeVisible();
});

test("a draft, without consent, survives a reload in the same tab until it is sent", async ({ page }) => {
  await page.goto("/contact");
  await fillContact(page);
  const submission = page.locator("main input[name=submission]").first();
  const id = await submission.inputValue();
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Leila");
  await expect(page.getByLabel("Appraisal type")).toHaveValue("selling");
  await expect(page.getByLabel("I accept the Terms & Conditions")).not.toBeChecked();
  await expect(submission).toHaveValue(id);
  await page.getByLabel("I accept the Terms & Conditions").check();
  await contactButton(page).click();
  await expect(page.getByText(CONTACT_THANKS)).toBeVisible();
  await page.getByLabel("First name").fill("Theo");
  await page.reload();
  await expect(page.getByText(CONTACT_THANKS)).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Theo");
  await expect(page.getByLabel("Last name")).toHaveValue("");
});
