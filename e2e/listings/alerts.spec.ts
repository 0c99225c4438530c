import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { makeFolder, readStore } from "../../trials/site/start-site.ts";
import { formType } from "../enquiries/desk.ts";
import { readMails } from "../enquiries/enquiry-forms.ts";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { readPlainSample, restNewHome } from "./market.ts";

const FILE = "coastal-listings.json";
const email = "leila@mail.example";

async function startSite() {
  const [listingsDir, dataDir] = [makeFolder(), makeFolder()];
  const homes = await readPlainSample(FILE);
  const show = (shown: readonly object[]) => writeFile(join(listingsDir, FILE), JSON.stringify(shown));
  await show(homes.slice(1));
  await writeFile(join(listingsDir, "coastal-rentals.json"), "[]");
  const server = await startOwnServer({ LISTINGS_DIR: listingsDir, DATA_DIR: dataDir });
  return { ...server, dataDir, showAll: () => show(homes), query: (sql: string) => readStore(dataDir, sql) };
}

async function ask(page: Page) {
  await page.locator("#email").fill(email);
  await page.getByRole("button", { name: "Tell me", exact: true }).click();
}

async function readLink(dataDir: string) {
  await expect.poll(async () => (await readMails(dataDir)).length).toBe(1);
  const [mail = ""] = await readMails(dataDir);
  return /\/alerts\/[\w-]+/.exec(mail.replaceAll("=\n", ""))?.[0] ?? "";
}

test("without script a search is asked for, confirmed, matched by a new home, changed and stopped", async ({
  browser,
  page: scripted,
}) => {
  const site = await startSite();
  const page = await browser.newPage({ javaScriptEnabled: false });
  try {
    await page.goto(`${site.origin}/listings?suburbs=Freshwater,Manly&beds=3`);
    await page.getByRole("link", { name: "Tell me about new ones" }).click();
    await expect(page.getByText("Homes for sale in Freshwater or Manly, 3+ beds")).toBeVisible();
    await ask(page);
    await expect(page.getByRole("alert")).toContainText("Choose at least one thing to be told of");
    await page.getByLabel("New homes").check();
    await ask(page);
    await expect(page.getByRole("status")).toContainText("Please look into your mailbox.");

    const own = site.origin + (await readLink(site.dataDir));
    await page.goto(own);
    expect(site.query("select confirmed_at from alert")).toEqual([{ confirmed_at: null }]);
    expect(await findBarriersAtWidths(scripted, own)).toEqual([]);
    await page.getByRole("button", { name: "Yes, tell me" }).click();
    await expect(page.getByRole("status")).toContainText("You will be told.");

    await page.goto(`${site.origin}/property/S002`);
    await page.getByRole("link", { name: "Tell me when something changes" }).click();
    await ask(page);
    await expect(page.getByRole("heading", { name: "What you are told" })).toBeVisible();
    expect(await readMails(site.dataDir), "this browser has confirmed before").toHaveLength(1);

    await site.showAll();
    await restNewHome(site.dataDir);
    await expect
      .poll(() => site.query("select home, news from alert_match"), { timeout: 20_000 })
      .toEqual([{ home: "sale S001", news: "new" }]);

    await page.getByRole("link", { name: "Change" }).first().click();
    expect(await findBarriersAtWidths(scripted, page.url())).toEqual([]);
    await page.getByLabel("Thursdays at 4 pm").check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("A mail on Thursdays at 4 pm: new homes.")).toBeVisible();
    await page.getByRole("button", { name: "Pause for 30 days" }).click();
    await page.getByRole("button", { name: "Go on" }).click();

    const [alert] = site.query("select id from alert where criteria is not null");
    const click = await fetch(`${own}?stop=${alert?.id}`, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: formType,
      redirect: "manual",
    });
    expect(click.status).toBe(200);
    expect(site.query("select home from alert")).toEqual([{ home: "sale S002" }]);
    await page.goto(own);
    await page.getByRole("button", { name: "Erase me" }).click();
    expect(site.query("select email from follower")).toEqual([]);
    expect((await page.goto(own))?.status()).toBe(404);
    await expect(page.getByText("Nothing is asked for here")).toBeVisible();
  } finally {
    await site.stop();
    await page.close();
  }
});

test("the form says what no filter has, and what nothing on the market is like", async ({ page }) => {
  await page.goto("/alerts/new?list=rent&beds=2&beach=mine&max=100");
  await expect(page.getByText("Left out, because no filter has it: beach.")).toBeVisible();
  await expect(page.getByText("Nothing on the market is like this today.")).toBeVisible();
  await page.goto("/alerts/new?list=sale&min=3m&max=2m");
  await expect(page.getByText("No home can be like this. Change it below.")).toBeVisible();
  await page.getByLabel("New homes").check();
  await ask(page);
  const says = "Enter a lowest price that is not above the highest";
  await expect(page.getByRole("alert").getByRole("link", { name: says })).toHaveAttribute("href", "#min");
  await expect(page.getByLabel("Lowest price")).toHaveAccessibleDescription(says);
  await expect(page.getByLabel("New homes")).toBeChecked();
  await page.goto("/alerts/new?location=3+bed+house+manly+under+5m");
  await expect(page.getByText("Houses for sale in Manly, 3+ beds, up to $5,000,000")).toBeVisible();
  for (const search of ["list=sale&beds=3", "list=sale&min=3m&max=2m"])
    expect(await findBarriersAtWidths(page, `/alerts/new?${search}`)).toEqual([]);
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
