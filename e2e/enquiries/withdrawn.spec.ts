import { cp, readFile, rename, writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { makeFolder, readStore } from "../../trials/site/start-site.ts";
import { type OwnServer, startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { fillListingForm, openDialog, readMails } from "./enquiry-forms.ts";

const supplied = "agencies/headland/homes";
const sale = { file: "coastal-listings.json", page: "/property/1", form: "/property/S001/inspection" };
const rental = { file: "coastal-rentals.json", page: "/rental/R001", form: "/rental/R001/enquire" };

type Home = typeof sale;

const [listingsDir, dataDir] = [makeFolder(), makeFolder()];
let site: OwnServer;

test.beforeAll(async () => {
  await cp(supplied, listingsDir, { recursive: true });
  site = await startOwnServer({ LISTINGS_DIR: listingsDir, DATA_DIR: dataDir });
});
test.afterAll(() => site.stop());

/** Takes the file's first home down while somebody fills in its form. */
async function takeDown({ file, form }: Home) {
  const records: unknown[] = JSON.parse(await readFile(`${listingsDir}/${file}`, "utf8"));
  await writeFile(`${listingsDir}/next`, JSON.stringify(records.slice(1)));
  await rename(`${listingsDir}/next`, `${listingsDir}/${file}`);
  await expect.poll(async () => (await fetch(site.origin + form)).status).toBe(404);
}

/** The last enquiry. */
function readAbout() {
  const rows = readStore(dataDir, "select kind, about, flag from enquiry order by id desc limit 1");
  return rows.map(({ kind, about, flag }) => ({ kind, flag, about: JSON.parse(String(about)) }));
}

test("a home is taken down while its inspection is booked without script: kept, thanked for, the office told", async ({
  plain: page,
}) => {
  await page.goto(site.origin + sale.form);
  const form = page.getByRole("main");
  await fillListingForm(form);
  await form.getByLabel("Email", { exact: true }).fill("leila@");
  await takeDown(sale);
  await form.locator("form button[type=submit]").click();
  await expect(page.getByRole("alert")).toContainText("Invalid email address");
  await expect(page.getByText("This home has since been taken off our website.")).toBeVisible();
  await expect(form.getByLabel(/^(Question|Message)/)).toHaveValue("Is there a bath?");
  await form.getByLabel("Email", { exact: true }).fill("leila@mail.example");
  await form.locator("form button[type=submit]").click();
  const thanks = page.getByRole("status").filter({ hasText: "Your reference is" });
  await expect(thanks).toContainText("This home has since been taken off our website");
  expect(readAbout()).toMatchObject([
    { kind: "inspection", flag: null, about: { listing: { isWithdrawn: true } } },
  ]);
  await expect.poll(async () => (await readMails(dataDir)).length).toBe(2);
  const mails = (await readMails(dataDir)).join("\n");
  expect(mails).toContain("The home was taken down before the form was sent");
});

test("a rental taken down while a question is written over it: kept and thanked for", async ({ page }) => {
  const dialog = await openDialog(page, site.origin + rental.page, "Enquire Now");
  await fillListingForm(dialog);
  await takeDown(rental);
  await dialog.locator("button[type=submit]").click();
  const thanks = page.getByRole("status").filter({ hasText: "Your reference is" });
  await expect(thanks).toContainText("This home has since been taken off our website");
  expect(readAbout()).toMatchObject([{ kind: "question", about: { listing: { isWithdrawn: true } } }]);
});
