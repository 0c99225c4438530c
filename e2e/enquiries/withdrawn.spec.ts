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

/** Takes down the file's first home while somebody fills in its form. */
async function takeDown() {
  const records: unknown[] = JSON.parse(await readFile(`${listingsDir}/${file}`, "utf8"));
  await writeFile(`${listingsDir}/next`, JSON.stringify(records.slice(1)));
  await rename(`${listingsDir}/next`, `${listingsDir}/${file}`);
  await expect.poll(async () => (await fetch(`${site.origin}/rental/R001/enquire`)).status).toBe(404);
}

/** The subject of the latest enquiry. */
function readAbout() {
  const rows = readStore(dataDir, "select kind, about, flag from enquiry order by id desc limit 1");
  return rows.map(({ kind, about, flag }) => ({ kind, flag, about: JSON.parse(String(about)) }));
}

// withdrawn-listing.test.tsx covers it without script.
test("a question about a rental taken down meanwhile is stored and thanked for", async ({ page }) => {
  const dialog = await openDialog(page, `${site.origin}/rental/R001`, "Enquire Now");
  await fillListingForm(dialog);
  await takeDown();
  await dialog.locator("button[type=submit]").click();
  const thanks = page.getByRole("status").filter({ hasText: "Your reference is" });
  await expect(thanks).toContainText("This home has since been taken off our website");
  expect(readAbout()).toMatchObject([{ kind: "question", about: { listing: { isWithdrawn: true } } }]);
});
