import { cp, readFile, rename, writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { makeFolder, readStore } from "../../trials/site/start-site.ts";
import { type OwnServer, startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { fillListingForm, openDialog } from "./enquiry-forms.ts";

const supplied = "agencies/headland/homes";
const file = "coastal-rentals.json";

const [listingsDir, dataDir] = [makeFolder(), makeFolder()];
let site: OwnServer;

test.beforeAll(async () => {
  await cp(supplied, listingsDir, { recursive: true });
  site = await startOwnServer({ LISTINGS_DIR: listingsDir, DATA_DIR: dataDir });
});
test.afterAll(() => site.stop());

/** Takes the file's first home down while somebody fills in its form. */
async function takeDown() {
  const records: unknown[] = JSON.parse(await readFile(`${listingsDir}/${file}`, "utf8"));
  await writeFile(`${listingsDir}/next`, JSON.stringify(records.slice(1)));
  await rename(`${listingsDir}/next`, `${listingsDir}/${file}`);
  await expect.poll(async () => (await fetch(`${site.origin}/rental/R001/enquire`)).status).toBe(404);
}

/** The last enquiry. */
function readAbout() {
  const rows = readStore(dataDir, "select kind, about, flag from enquiry order by id desc limit 1");
  return rows.map(({ kind, about, flag }) => ({ kind, flag, about: JSON.parse(String(about)) }));
}

// Without script: withdrawn-listing.test.tsx.
test("a rental taken down while a question is written over it: kept and thanked for", async ({ page }) => {
  const dialog = await openDialog(page, `${site.origin}/rental/R001`, "Enquire Now");
  await fillListingForm(dialog);
  await takeDown();
  await dialog.locator("button[type=submit]").click();
  const thanks = page.getByRole("status").filter({ hasText: "Your reference is" });
  await expect(thanks).toContainText("This home has since been taken off our website");
  expect(readAbout()).toMatchObject([{ kind: "question", about: { listing: { isWithdrawn: true } } }]);
});
