import { cp, readFile, rename, writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { makeFolder, readStore } from "../../trials/site/start-site.ts";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { fillListingForm, openDialog } from "./enquiry-forms.ts";

// withdrawn-listing.test.tsx covers it without script.
test("a question about a rental taken down meanwhile is stored and thanked for", async ({ page }) => {
  const [listingsDir, dataDir] = [makeFolder(), makeFolder()];
  await cp("agencies/headland/homes", listingsDir, { recursive: true });
  await using site = await startOwnServer({ LISTINGS_DIR: listingsDir, DATA_DIR: dataDir });
  const dialog = await openDialog(page, `${site.origin}/rental/R001`, "Enquire Now");
  await fillListingForm(dialog);
  const file = `${listingsDir}/coastal-rentals.json`;
  const [_first, ...others]: unknown[] = JSON.parse(await readFile(file, "utf8"));
  await writeFile(`${file}.part`, JSON.stringify(others));
  await rename(`${file}.part`, file);
  await expect.poll(async () => (await fetch(`${site.origin}/rental/R001/enquire`)).status).toBe(404);
  await dialog.locator("button[type=submit]").click();
  const thanks = page.getByRole("status").filter({ hasText: "Your reference is" });
  await expect(thanks).toContainText("This home has since been taken off our website");
  const [stored] = readStore(dataDir, "select kind, about from enquiry");
  expect(stored?.kind).toBe("question");
  expect(JSON.parse(String(stored?.about))).toMatchObject({ listing: { isWithdrawn: true } });
});
