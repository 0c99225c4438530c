import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";

export const CONTACT_THANKS = "Thank you for your inquiry! We'll contact you within 24 hours.";
export const APPRAISAL_THANKS =
  "Thank you! Your appraisal request has been submitted. We'll contact you within 24 hours.";

/** In agency time, whatever the browser's time zone. */
export const SENT_LINE = /^Sent \d{1,2}:\d\d (am|pm), reference [\dA-Z]{4}-[\dA-Z]{4}$/;

export const contactButton = (page: Page) => page.getByRole("button", { name: "Request appraisal" });

export const goodContact = {
  firstName: "Leila",
  lastName: "Marsh",
  email: "leila@mail.example",
  phone: "0491 570 110",
  propertyAddress: "27 Pipi Parade, Freshwater",
  appraisalType: "selling",
  propertyType: "house",
  contactReason: "referral",
  acceptTerms: "on",
};

/** Fills in the contact form as a visitor does. */
export async function fillContact(page: Page) {
  await page.getByLabel("First name").fill("Leila");
  await page.getByLabel("Last name").fill("Marsh");
  await page.getByLabel("Email", { exact: true }).fill("leila@mail.example");
  await page.getByLabel("Phone", { exact: true }).fill("0491 570 110");
  await page.getByLabel("Property address").fill("27 Pipi Parade, Freshwater");
  await page.getByLabel("Appraisal type").selectOption("selling");
  await page.getByLabel("Property type").selectOption("house");
  await page.getByLabel("What encouraged you to contact us?").selectOption("Referral");
  await page.getByLabel("I accept the Terms & Conditions").check();
}

export async function fillAppraisal(page: Page) {
  await page.getByLabel("First Name").fill("Leila");
  await page.getByLabel("Last Name").fill("Marsh");
  await page.getByLabel("Email Address", { exact: true }).fill("leila@mail.example");
  await page.getByLabel("Phone Number").fill("0491 570 110");
  await page.getByLabel("Property Address").fill("27 Pipi Parade");
  await page.getByLabel("Suburb", { exact: true }).fill("Freshwater");
  await page.getByLabel("Postcode").fill("2096");
  await page.getByLabel("Property Type").selectOption("House");
}

/** Fills in any form of a home. The e-mail address matters: booking the same open home twice makes one booking. */
export async function fillListingForm(form: Locator, email = "leila@mail.example") {
  await form.getByLabel("Name", { exact: true }).fill("Leila Marsh");
  await form.getByLabel("Email", { exact: true }).fill(email);
  await form.getByLabel(/^Phone/).fill("0491 570 110");
  await form.getByLabel(/^(Question|Message)/).fill("Is there a bath?");
}

/** Fills in the form of a general question to the office or an agent. */
export async function fillGeneralQuestion(form: Locator) {
  await form.getByLabel("Name", { exact: true }).fill("Leila Marsh");
  await form.getByLabel("Email or phone").fill("leila@mail.example");
  await form.getByLabel("Question").fill("Is there a bath?");
}

/** Opens one of a home's forms over its page, which holds the click until its script runs. */
export async function openDialog(page: Page, home: string, link: string | RegExp) {
  await page.goto(home);
  await page.getByRole("complementary").getByRole("link", { name: link }).click();
  return page.getByRole("dialog");
}

/** A form's body, for requests that no browser sends. */
export function toBody(fields: Record<string, string>) {
  return new URLSearchParams(fields).toString();
}

/** The mails that the server has written so far, unfolded. */
export async function readMails(dataDir: string) {
  const names = await readdir(join(dataDir, "mail")).catch(() => []);
  const files = names.filter((name) => name.endsWith(".eml")).map((name) => join(dataDir, "mail", name));
  const mails = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return mails.map((mail) => mail.replaceAll("=\n", "").replaceAll("=3D", "="));
}
