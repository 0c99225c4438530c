import { expect } from "@playwright/test";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { makeFolder, readStore } from "../../trials/site/start-site.ts";
import { readMails } from "../enquiries/enquiry-forms.ts";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { tabTo } from "../for-everyone/tab-to.ts";
import { readPlainSample, supplyHomes } from "../listings/supplied-homes.ts";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";

const email = "leila@mail.example";

async function startSite() {
  const dataDir = makeFolder();
  const homes = await readPlainSample("coastal-listings.json");
  const folder = await supplyHomes(homes.slice(1));
  // No alert is mailed at night.
  const NODE_OPTIONS = toNoon();
  const server = await startOwnServer({ LISTINGS_DIR: folder, DATA_DIR: dataDir, NODE_OPTIONS });
  return {
    ...server,
    dataDir,
    showAll: () => supplyHomes(homes, folder),
    query: (sql: string) => readStore(dataDir, sql),
  };
}

/** Reads the path of a follower's page from their mails, once there are this many. */
async function readLink(dataDir: string, mails: number) {
  await expect.poll(async () => (await readMails(dataDir)).length).toBe(mails);
  const mail = (await readMails(dataDir)).find((each) => mails === 1 || each.includes("Subject: New:"));
  return /\/alerts\/[\w-]+/.exec(mail ?? "")?.[0] ?? "";
}

test("by keyboard and without script: from a list to an alert, its mail and its end, without leaking token or address", async ({
  page: scripted,
  plain: page,
}) => {
  await using site = await startSite();
  await page.goto(`${site.origin}/listings?suburbs=Freshwater,Manly&beds=3`);
  await page.getByRole("link", { name: "Email me new homes" }).press("Enter");
  await expect(
    page.getByText("Homes for sale in Freshwater or Manly, 3+ beds", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Email me new homes" })).toBeVisible();
  const sample = page.getByRole("region", { name: "What an email looks like" });
  await expect(sample).toContainText("News about 2 homes");
  await expect(sample).toContainText("New: 9/21 Shearwater Street, Manly NSW 2095");
  const news = page.getByLabel("New homes");
  const send = page.getByRole("button", { name: "Email me", exact: true });
  await expect(news).toBeChecked();
  await page.locator("#email").fill(email);
  await tabTo(page, news);
  await page.keyboard.press("Space");
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Choose at least one thing to email you about");
  await news.press("Space");
  await send.press("Enter");
  await expect(page.getByRole("status")).toContainText("One more step: check your email.");

  const path = await readLink(site.dataDir, 1);
  const own = site.origin + path;
  await page.goto(own);
  expect(site.query("select confirmed_at from alert")).toEqual([{ confirmed_at: null }]);
  await page.getByRole("button", { name: "Yes, email me" }).press("Enter");
  await expect(page.getByRole("status")).toContainText("Your emails are on.");
  expect(await page.content()).not.toContain(email);

  const headers = { Origin: site.origin };
  await page.request.post(`${site.origin}/shortlist`, { form: { keep: "S002" }, headers });
  await page.goto(`${site.origin}/shortlist`);
  const address = "22 Spinifex Road";
  await page.locator("summary", { hasText: `More for ${address}` }).press("Enter");
  await page.getByRole("link", { name: `Email me when something changes at ${address}` }).press("Enter");
  await expect(page.locator("#email")).toHaveValue(email);
  await send.press("Enter");
  await expect(page.getByRole("heading", { name: "Your email alerts" })).toBeVisible();

  await site.showAll();
  await restNewHome(site.dataDir);
  expect(await readLink(site.dataDir, 2), "no second mail asked for the address").toBe(path);
  expect(site.query("select home, news from alert_match")).toEqual([{ home: "sale S001", news: "new" }]);
  const response = await page.goto(own);
  expect(response?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
  });

  await page.getByRole("link", { name: "Change" }).first().press("Enter");
  expect(await findBarriersAtWidths(scripted, page.url())).toEqual([]);
  await page.getByLabel("Thursdays at 4 pm").check();
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Emails on Thursdays at 4 pm: new homes.")).toBeVisible();
  await page.getByRole("button", { name: "Pause for 30 days" }).press("Enter");
  await page.getByRole("button", { name: "Start again" }).press("Enter");
  await page.getByRole("link", { name: "Homes for sale in Freshwater or Manly, 3+ beds" }).press("Enter");
  await expect(page).toHaveURL(/\/listings\?beds=3&suburbs=/);
  expect(await page.content()).not.toMatch(new RegExp(`${path}|${email}`));

  await page.goto(own);
  await page.getByRole("button", { name: "Stop this one" }).first().press("Enter");
  await expect(page.getByRole("status")).toContainText("Stopped. You won’t get these emails any more.");
  expect(site.query("select criteria from alert")).toEqual([{ criteria: null }]);
  await page.getByRole("button", { name: "Erase my details" }).press("Enter");
  await expect(page.getByText("You have no email alerts")).toBeVisible();
  expect(site.query("select email from follower")).toEqual([]);
  expect((await page.goto(own))?.status()).toBe(404);
  expect(site.getOutput()).not.toMatch(new RegExp(`${path}|leila@`));
});

test("a map leads to an alert, whose form says what it left out or lacks", async ({ page }) => {
  await page.goto("/rentals/map?beds=2");
  await page.getByRole("link", { name: "Email me new homes" }).click();
  await expect(page.getByText("Homes for rent, 2 beds", { exact: true })).toBeVisible();
  await page.goto("/alerts/new?list=rent&beds=2&beach=mine&max=100");
  await expect(page.getByText("We left out what we have no filter for: beach.")).toBeVisible();
  await expect(page.getByText("Nothing on the market matches today.")).toBeVisible();
  await page.goto("/alerts/new?list=sale&min=3m&max=2m");
  await expect(page.getByText("No home can match all of this. Change your search below.")).toBeVisible();
  await page.locator("#email").fill(email);
  await page.getByRole("button", { name: "Email me", exact: true }).click();
  const says = "Enter a lowest price that is no more than the highest";
  await expect(page.getByRole("alert").getByRole("link", { name: says })).toHaveAttribute("href", "#min");
  await expect(page.getByLabel("Lowest price")).toHaveAccessibleDescription(says);
  expect(await findBarriersAtWidths(page)).toEqual([]);
  expect((await page.request.get("/alerts/new?home=nowhere")).status()).toBe(404);
});

test("a feed holds the homes of its list with the same filters", async ({ request }) => {
  const html = await (await request.get("/rentals?beds=2")).text();
  const found = /Showing[^<]*(?:<!-- -->)*<b[^>]*>(\d+)/.exec(html)?.[1];
  const response = await request.get("/rentals.rss?beds=2");
  expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const xml = await response.text();
  expect(xml.match(/<item>/g)).toHaveLength(Number(found));
  expect(xml).toContain("/rentals?beds=2</link>");
  const sentence = await request.get("/listings.rss?location=3+bed+house+manly+under+5m");
  expect(new URL(sentence.url()).search).toBe("?beds=3&type=house&suburb=Manly&max=5000000");
});

/** Waits until a site has noticed a new home, and marks it as noticed long before. */
async function restNewHome(dataDir: string) {
  const fresh = "select id from known_home where new_at is not null";
  await expect.poll(() => readStore(dataDir, fresh)).toHaveLength(1);
  readStore(dataDir, "update known_home set seen_at = 0");
}

/** Shifts the clock of processes to noon or soon after at the agency, because no alert is mailed at night. */
function toNoon() {
  const hoursAhead = 12 - Number(toAgencyTime(Date.now()).slice(11, 13));
  const code = `const now = Date.now; Date.now = () => now() + ${hoursAhead} * 3_600_000;`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}
