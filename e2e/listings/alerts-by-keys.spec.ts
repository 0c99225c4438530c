import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { makeFolder, toNoon } from "../../trials/site/start-site.ts";
import { readMails } from "../enquiries/enquiry-forms.ts";
import { tabTo } from "../for-everyone/tab-to.ts";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { readPlainSample, restNewHome } from "./market.ts";

const [SALES, RENTALS] = ["coastal-listings.json", "coastal-rentals.json"];
const email = "leila@mail.example";

async function press(page: Page, target: Locator, key = "Enter") {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test("by keys alone: from the filter to an alert, its mail and its end, and no token or address is told", async ({
  page,
}) => {
  const [listingsDir, dataDir] = [makeFolder(), makeFolder()];
  const homes = await readPlainSample(SALES);
  await writeFile(join(listingsDir, SALES), JSON.stringify(homes.slice(1)));
  await writeFile(join(listingsDir, RENTALS), JSON.stringify(await readPlainSample(RENTALS)));
  // At night no alert is mailed.
  const { NODE_OPTIONS } = toNoon(Date.now());
  const site = await startOwnServer({ LISTINGS_DIR: listingsDir, DATA_DIR: dataDir, NODE_OPTIONS });
  const readLink = async (mails: number) => {
    await expect.poll(async () => (await readMails(dataDir)).length, { timeout: 20_000 }).toBe(mails);
    const mail = (await readMails(dataDir)).find((each) => mails === 1 || each.includes("Subject: New:"));
    return /\/alerts\/([\w-]+)/.exec(mail ?? "")?.[1] ?? "";
  };
  try {
    await page.goto(`${site.origin}/listings`);
    await page.locator("[data-hydrated]").waitFor({ state: "attached" });
    await press(page, page.getByRole("combobox", { name: "Bedrooms" }), "3");
    await expect(page).toHaveURL(/\?beds=3$/);
    await press(page, page.getByRole("link", { name: "Tell me about new ones" }));
    await expect(page.getByText("Homes for sale, 3+ beds", { exact: true })).toBeVisible();
    await tabTo(page, page.locator("#email"));
    await page.keyboard.type(email);
    await press(page, page.getByLabel("New homes"), "Space");
    await press(page, page.getByRole("button", { name: "Tell me", exact: true }));
    await expect(page.getByRole("status")).toContainText("Please look into your mailbox.");

    const token = await readLink(1);
    await page.goto(`${site.origin}/alerts/${token}`);
    await press(page, page.getByRole("button", { name: "Yes, tell me" }));
    await expect(page.getByRole("status")).toContainText("You will be told.");
    expect(await page.content()).not.toContain(email);

    for (const [map, words] of [
      ["/listings/map?beds=4", "Homes for sale, 4+ beds"],
      ["/rentals?beds=2", "Homes for rent, beds 2"],
      ["/rentals/map?beds=2", "Homes for rent, beds 2"],
    ] as const) {
      await page.goto(site.origin + map);
      await page.getByRole("link", { name: "Tell me about new ones" }).click();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }

    const headers = { Origin: site.origin };
    await page.request.post(`${site.origin}/shortlist`, { form: { keep: "S002" }, headers });
    await page.goto(`${site.origin}/shortlist`);
    await press(page, page.getByRole("link", { name: "Tell me when something changes" }));
    await expect(page.locator("#email")).toHaveValue(email);
    await press(page, page.getByRole("button", { name: "Tell me", exact: true }));
    await expect(page.getByRole("heading", { name: "What you are told" })).toBeVisible();

    await writeFile(join(listingsDir, SALES), JSON.stringify(homes));
    await restNewHome(dataDir);
    expect(await readLink(2), "no second mail asked for the address").toBe(token);
    await page.goto(`${site.origin}/alerts/${token}`);
    await press(page, page.getByRole("link", { name: "Homes for sale, 3+ beds" }));
    await expect(page).toHaveURL(/\/listings\?beds=3$/);
    expect(await page.content()).not.toMatch(new RegExp(`${token}|${email}`));
    const response = await page.goto(`${site.origin}/alerts/${token}`);
    expect(response?.headers()).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
    });
    await press(page, page.getByRole("button", { name: "Stop this one" }).first());
    await expect(page.getByRole("status")).toContainText("Stopped. No more mails of it.");
    await press(page, page.getByRole("button", { name: "Stop all" }));
    await expect(page.getByText("Nothing is asked for here")).toBeVisible();
    expect(site.getOutput()).not.toMatch(new RegExp(`${token}|leila@`));
  } finally {
    await site.stop();
  }
});
