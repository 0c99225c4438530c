import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { makeFolder } from "../trials/site/start-site.ts";
import { fillListingForm, readMails } from "./enquiries/enquiry-forms.ts";
import { findBarriersAtWidths } from "./for-everyone/find-barriers.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { test } from "./visitor.ts";

const first = "agencies/headland";
const second = "agencies/redsoil";

let site: OwnServer;
let dataDir = "";
test.beforeAll(async () => {
  dataDir = makeFolder();
  const homes = { LISTINGS_DIR: `${second}/homes`, DATA_DIR: dataDir };
  site = await startOwnServer({ AGENCY_DIR: second, ...homes });
});
test.afterAll(() => site.stop());

/** Name, mail, people and places of the first agency, and where they are. */
async function findForeignWords() {
  const read = async (file: string) => JSON.parse(await readFile(join(first, file), "utf8"));
  const [agency, people, places] = await Promise.all(["agency.json", "people.json", "places.json"].map(read));
  const names: string[] = [...people, ...places.suburbs].map(({ name }: { name: string }) => name);
  return new RegExp(
    `\\b(?:${[agency.name, agency.email, ...names, "Northern Beaches", "NSW", "Sydney"].join("|")})\\b`,
    "g",
  );
}

test("the same build serves another agency, without a word of the first on any page, feed or calendar", async () => {
  const foreign = await findForeignWords();
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(pages.length).toBeGreaterThan(50);
  const others = [
    "/journal/rss.xml",
    "/inspections.ics",
    "/site.webmanifest",
    "/robots.txt",
    "/nowhere",
    "/contact",
  ];
  for (const path of [...pages, ...others]) {
    const answer = await fetch(site.origin + path);
    expect([path, answer.status]).toEqual([path, path === "/nowhere" ? 404 : 200]);
    expect([path, (await answer.text()).match(foreign)]).toEqual([path, null]);
  }
});

test("every kind of page of the second agency can be read by everybody, and fits a phone", async ({
  page,
}) => {
  test.slow();
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  // The second of each kind: the first of some is above all others on its page.
  const kinds = Map.groupBy(
    paths,
    (path) => path.split("/").slice(0, 2).join("/") + (path.split("/").length > 2),
  );
  for (const path of [...kinds.values()].map((group) => group[1] ?? group[0] ?? "/")) {
    const barriers = await findBarriersAtWidths(page, site.origin + path);
    expect([path, barriers]).toEqual([path, []]);
    await page.setViewportSize({ width: 390, height: 844 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 390]);
  }
});

test("what the second agency has no drawing of is not there: no map, and no link to one", async ({
  page,
}) => {
  expect((await fetch(`${site.origin}/listings/map`)).status).toBe(404);
  await page.goto(`${site.origin}/listings`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homes for sale");
  await expect(page.locator('a[href*="/map"]')).toHaveCount(0);
});

test("a list is filtered in the browser, and shows pictures of the second agency", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(`${site.origin}/listings`);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("3");
  await expect(page).toHaveURL(/beds=3/);
  await expect(page.locator("main picture source").first()).toHaveAttribute("srcset", /\/pictures\/h0\d\d-/);
  expect(errors).toEqual([]);
});

test("an enquiry reaches the second agency, in mails that name it alone", async ({ page }) => {
  const foreign = await findForeignWords();
  await page.goto(`${site.origin}/team/1/ask`);
  const form = page.locator("main form");
  await fillListingForm(form);
  await form.locator("button[type=submit]").click();
  await expect(page.getByText("Your reference is")).toBeVisible();
  await expect.poll(async () => (await readMails(dataDir)).length, { timeout: 30_000 }).toBeGreaterThan(0);
  for (const mail of await readMails(dataDir)) expect(mail.match(foreign)).toBeNull();
});
