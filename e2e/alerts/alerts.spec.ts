import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { makeFolder, readStore } from "../../trials/site/start-site.ts";
import { formType } from "../enquiries/desk.ts";
import { readMails } from "../enquiries/enquiry-forms.ts";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { tabTo } from "../for-everyone/tab-to.ts";
import { readPlainSample, restNewHome } from "../listings/market.ts";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";

const FILE = "coastal-listings.json";
const email = "leila@mail.example";

async function startSite() {
  const [listingsDir, dataDir] = [makeFolder(), makeFolder()];
  const homes = await readPlainSample(FILE);
  const show = (shown: readonly object[]) => writeFile(join(listingsDir, FILE), JSON.stringify(shown));
  await show(homes.slice(1));
  await writeFile(join(listingsDir, "coastal-rentals.json"), "[]");
  // At night no alert is mailed.
  const NODE_OPTIONS = toNoon();
  const server = await startOwnServer({ LISTINGS_DIR: listingsDir, DATA_DIR: dataDir, NODE_OPTIONS });
  return { ...server, dataDir, showAll: () => show(homes), query: (sql: string) => readStore(dataDir, sql) };
}

async function ask(page: Page) {
  await page.locator("#email").fill(email);
  await page.getByRole("button", { name: "Email me", exact: true }).click();
}

async function press(page: Page, target: Locator, key = "Enter") {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** The path of somebody's own page, as the newest of so many mails says it. */
async function readLink(dataDir: string, mails: number) {
  await expect.poll(async () => (await readMails(dataDir)).length, { timeout: 20_000 }).toBe(mails);
  const mail = (await readMails(dataDir)).find((each) => mails === 1 || each.includes("Subject: New:"));
  return /\/alerts\/[\w-]+/.exec(mail ?? "")?.[0] ?? "";
}

test("by keys alone and without script: from the list to an alert, its mail and its end, and no token or address is told", async ({
  page: scripted,
  plain: page,
}) => {
  const site = await startSite();
  try {
    await page.goto(`${site.origin}/listings?suburbs=Freshwater,Manly&beds=3`);
    await press(page, page.getByRole("link", { name: "Email me new homes" }));
    await expect(
      page.getByText("Homes for sale in Freshwater or Manly, 3+ beds", { exact: true }),
    ).toBeVisible();
    await tabTo(page, page.locator("#email"));
    await page.keyboard.type(email);
    await expect(page.getByRole("heading", { name: "Email me new homes" })).toBeVisible();
    await expect(page.getByLabel("New homes")).toBeChecked();
    const sample = page.getByRole("region", { name: "What an email looks like" });
    await expect(sample).toContainText("News about 2 homes");
    await expect(sample).toContainText("New: 9/21 Shearwater Street, Manly NSW 2095");
    await press(page, page.getByLabel("New homes"), "Space");
    await press(page, page.getByRole("button", { name: "Email me", exact: true }));
    await expect(page.getByRole("alert")).toContainText("Choose at least one thing to email you about");
    await press(page, page.getByLabel("New homes"), "Space");
    await press(page, page.getByRole("button", { name: "Email me", exact: true }));
    await expect(page.getByRole("status")).toContainText("One more step: check your email.");

    const path = await readLink(site.dataDir, 1);
    const own = site.origin + path;
    await page.goto(own);
    expect(site.query("select confirmed_at from alert")).toEqual([{ confirmed_at: null }]);
    expect(await findBarriersAtWidths(scripted, own)).toEqual([]);
    await press(page, page.getByRole("button", { name: "Yes, email me" }));
    await expect(page.getByRole("status")).toContainText("Your emails are on.");
    expect(await page.content()).not.toContain(email);

    const headers = { Origin: site.origin };
    for (const keep of ["S002", "S003"])
      await page.request.post(`${site.origin}/shortlist`, { form: { keep }, headers });
    for (const address of ["22 Spinifex Road", "9/21 Shearwater Street"]) {
      await page.goto(`${site.origin}/shortlist`);
      await press(page, page.locator("summary", { hasText: `More for ${address}` }));
      await press(page, page.getByRole("link", { name: `Email me when something changes at ${address}` }));
      await expect(page.locator("#email")).toHaveValue(email);
      await press(page, page.getByRole("button", { name: "Email me", exact: true }));
      await expect(page.getByRole("heading", { name: "Your email alerts" })).toBeVisible();
    }

    await site.showAll();
    await restNewHome(site.dataDir);
    expect(await readLink(site.dataDir, 2), "no second mail asked for the address").toBe(path);
    expect(site.query("select home, news from alert_match")).toEqual([{ home: "sale S001", news: "new" }]);
    const response = await page.goto(own);
    expect(response?.headers()).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
    });

    await press(page, page.getByRole("link", { name: "Change" }).first());
    expect(await findBarriersAtWidths(scripted, page.url())).toEqual([]);
    await page.getByLabel("Thursdays at 4 pm").check();
    await press(page, page.getByRole("button", { name: "Save" }));
    await expect(page.getByText("Emails on Thursdays at 4 pm: new homes.")).toBeVisible();
    await press(page, page.getByRole("button", { name: "Pause for 30 days" }));
    await press(page, page.getByRole("button", { name: "Start again" }));
    await press(page, page.getByRole("link", { name: "Homes for sale in Freshwater or Manly, 3+ beds" }));
    await expect(page).toHaveURL(/\/listings\?beds=3&suburbs=/);
    expect(await page.content()).not.toMatch(new RegExp(`${path}|${email}`));

    const [alert] = site.query("select id from alert where criteria is not null");
    const click = await fetch(`${own}?stop=${alert?.id}`, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: formType,
      redirect: "manual",
    });
    expect(click.status).toBe(200);
    expect(site.query("select criteria from alert")).toEqual([{ criteria: null }, { criteria: null }]);
    await page.goto(own);
    await press(page, page.getByRole("button", { name: "Stop this one" }).first());
    await expect(page.getByRole("status")).toContainText("Stopped. You won’t get these emails any more.");
    await press(page, page.getByRole("button", { name: "Erase my details" }));
    await expect(page.getByText("You have no email alerts")).toBeVisible();
    expect(site.query("select email from follower")).toEqual([]);
    expect((await page.goto(own))?.status()).toBe(404);
    expect(site.getOutput()).not.toMatch(new RegExp(`${path}|leila@`));
  } finally {
    await site.stop();
    await page.close();
  }
});

test("lists and maps lead to an alert of what they show", async ({ page }) => {
  for (const [path, words] of [
    ["/listings/map?beds=4", "Homes for sale, 4+ beds"],
    ["/rentals?beds=2", "Homes for rent, 2 beds"],
    ["/rentals/map?beds=2", "Homes for rent, 2 beds"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("link", { name: "Email me new homes" }).click();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
});

test("the form says what no filter has, and what nothing on the market is like", async ({ page }) => {
  await page.goto("/alerts/new?list=rent&beds=2&beach=mine&max=100");
  await expect(page.getByText("We left out what we have no filter for: beach.")).toBeVisible();
  await expect(page.getByText("Nothing on the market matches today.")).toBeVisible();
  await page.goto("/alerts/new?list=sale&min=3m&max=2m");
  await expect(page.getByText("No home can match all of this. Change your search below.")).toBeVisible();
  await page.getByLabel("New homes").check();
  await ask(page);
  const says = "Enter a lowest price that is no more than the highest";
  await expect(page.getByRole("alert").getByRole("link", { name: says })).toHaveAttribute("href", "#min");
  await expect(page.getByLabel("Lowest price")).toHaveAccessibleDescription(says);
  await expect(page.getByLabel("New homes")).toBeChecked();
  await page.goto("/alerts/new?location=3+bed+house+manly+under+5m");
  await expect(
    page.getByText("Houses for sale in Manly, 3+ beds, up to $5,000,000", { exact: true }),
  ).toBeVisible();
  expect(await findBarriersAtWidths(page, "/alerts/new?list=sale&min=3m&max=2m")).toEqual([]);
  expect((await page.goto("/alerts/new?home=nowhere"))?.status()).toBe(404);
});

test("a feed has the homes of its list, by the same filters", async ({ page }) => {
  for (const [feed, list] of [
    ["/listings.rss", "/listings"],
    ["/rentals.rss", "/rentals"],
  ] as const) {
    const search = "?beds=2";
    await page.goto(list + search);
    const found = Number(
      await page
        .getByText(/^Showing/)
        .locator("b")
        .first()
        .textContent(),
    );
    const response = await page.request.get(feed + search);
    expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const xml = await response.text();
    expect(xml.match(/<item>/g)).toHaveLength(found);
    expect(xml).toContain(`<link>${new URL(list + search, page.url()).href}</link>`);
  }
  const sentence = await page.request.get("/listings.rss?location=3+bed+house+manly+under+5m");
  expect(new URL(sentence.url()).search).toBe("?beds=3&type=house&suburb=Manly&max=5000000");
});

/** Makes processes believe that it is noon or soon after at the agency: at night no alert is mailed. */
function toNoon() {
  const hoursAhead = 12 - Number(toAgencyTime(Date.now()).slice(11, 13));
  const code = `const now = Date.now; Date.now = () => now() + ${hoursAhead} * 3_600_000;`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}
