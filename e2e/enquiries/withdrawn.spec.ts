import { readFile, rename, writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { makeFolder, readStore } from "../../trials/site/start-site.ts";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { fillListingForm, openDialog, readMails } from "./enquiry-forms.ts";

const sale = {
  file: "coastal-listings.json",
  page: "/property/1",
  form: "/property/S001/inspection",
  kind: "inspection",
} as const;
const rental = {
  file: "coastal-rentals.json",
  page: "/rental/R001",
  form: "/rental/R001/enquire",
  kind: "question",
} as const;
const otherFile = {
  "coastal-listings.json": "coastal-rentals.json",
  "coastal-rentals.json": "coastal-listings.json",
};

type Home = typeof sale | typeof rental;

/** A server whose first listing can be taken down while somebody fills in its form. */
async function startSite({ file, form }: Home) {
  const [listingsDir, dataDir] = [makeFolder(), makeFolder()];
  for (const name of [file, otherFile[file]])
    await writeFile(`${listingsDir}/${name}`, await readFile(`agencies/headland/homes/${name}`));
  const server = await startOwnServer({ LISTINGS_DIR: listingsDir, DATA_DIR: dataDir });
  return {
    ...server,
    dataDir,
    async takeDown() {
      const records: unknown[] = JSON.parse(await readFile(`${listingsDir}/${file}`, "utf8"));
      await writeFile(`${listingsDir}/next`, JSON.stringify(records.slice(1)));
      await rename(`${listingsDir}/next`, `${listingsDir}/${file}`);
      const getStatus = async () => (await fetch(server.origin + form)).status;
      await expect.poll(getStatus).toBe(404);
    },
    readAbout() {
      const rows = readStore(dataDir, "select kind, about, flag from enquiry");
      return rows.map(({ kind, about, flag }) => ({ kind, flag, about: JSON.parse(String(about)) }));
    },
  };
}

for (const home of [sale, rental]) {
  test(`${home.page} is taken down while its ${home.kind} is written without script: kept, thanked for, the office told`, async ({
    browser,
  }) => {
    const site = await startSite(home);
    const page = await browser.newPage({ javaScriptEnabled: false });
    try {
      await page.goto(site.origin + home.form);
      const form = page.getByRole("main");
      await fillListingForm(form);
      await form.getByLabel("Email", { exact: true }).fill("leila@");
      await site.takeDown();
      await form.locator("form button[type=submit]").click();
      await expect(page.getByRole("alert")).toContainText("Invalid email address");
      await expect(page.getByText("This home has been taken down in the meantime.")).toBeVisible();
      await expect(form.getByLabel(/^(Question|Message)/)).toHaveValue("Is there a bath?");
      await form.getByLabel("Email", { exact: true }).fill("leila@mail.example");
      await form.locator("form button[type=submit]").click();
      const thanks = page.getByRole("status").filter({ hasText: "Your reference is" });
      await expect(thanks).toContainText("This home has been taken down in the meantime");
      expect(site.readAbout()).toMatchObject([
        { kind: home.kind, flag: null, about: { listing: { isWithdrawn: true } } },
      ]);
      await expect.poll(async () => (await readMails(site.dataDir)).length).toBe(2);
      const mails = (await readMails(site.dataDir)).join("\n");
      expect(mails).toContain("The home was taken down before the form was sent");
      expect((await fetch(site.origin + home.form)).status).toBe(404);
    } finally {
      await page.close();
      await site.stop();
    }
  });
}

test("a home is taken down while a question is written over its page: kept and thanked for", async ({
  page,
}) => {
  const site = await startSite(sale);
  try {
    const dialog = await openDialog(page, site.origin + sale.page, "Ask a question");
    await fillListingForm(dialog);
    await site.takeDown();
    await dialog.locator("button[type=submit]").click();
    const thanks = page.getByRole("status").filter({ hasText: "Your reference is" });
    await expect(thanks).toContainText("This home has been taken down in the meantime");
    expect(site.readAbout()).toMatchObject([{ about: { listing: { isWithdrawn: true } } }]);
  } finally {
    await site.stop();
  }
});
