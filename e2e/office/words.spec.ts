import { expect, test } from "@playwright/test";
import { type OfficeSite, openPhone, startOfficeSite } from "./office-site.ts";

let site: OfficeSite;

test.beforeAll(async () => {
  site = await startOfficeSite();
});

test.afterAll(() => site.stop());

test("on a phone, without script: a sentence of the page about us is changed, looked at, published and taken back", async ({
  browser,
}) => {
  const page = await openPhone(browser, site, "callum@headland.example");
  const first = "A first sentence.";
  const second = "A second sentence.";
  const readStory = async () => (await page.request.get(`${site.origin}/about`)).text();
  await page.goto(`${site.origin}/office/texts`);
  await page.getByRole("link", { name: "About us" }).click();
  await page.locator("summary", { hasText: "Story" }).click();
  await page.getByLabel("Heading").fill(first);
  await page.getByRole("button", { name: "Keep as a draft" }).click();
  await page.getByRole("link", { name: "Look at the draft in its page" }).click();
  await expect(page.getByRole("heading", { name: first })).toBeVisible();
  expect(await readStory()).not.toContain(first);

  await page.getByRole("link", { name: "Back to the office" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(readStory).toContain(first);
  await page.locator("summary", { hasText: "Story" }).click();
  await page.getByLabel("Heading").fill(second);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(readStory).toContain(second);

  await page.getByText("Earlier versions").click();
  await page
    .getByRole("button", { name: /^Publish version \d+ again$/ })
    .first()
    .click();
  await expect.poll(readStory).toContain(first);
  await page.getByRole("button", { name: "Take our changes back" }).click();
  await expect.poll(readStory).toContain("One shop, one stretch of coast");

  await page.locator("summary", { hasText: "Value 1: Expert Knowledge" }).click();
  await expect(page.getByText("The specification of this site fixes these words.").first()).toBeVisible();
  await page.close();
});

const curlCurl = {
  Suburb: "Curl Curl",
  "In a sentence": "A lagoon, a long beach and two ocean pools.",
  "What it is like": "Curl Curl faces south and keeps its dunes.",
  "How people live there": "Dogs have the park behind the dunes.",
  "About it, first paragraph": "The beach is a kilometre long.",
  "About it, second paragraph": "The streets behind it are quiet.",
  "Key features": "Two ocean pools\nLagoon",
  "Close by": "Curl Curl Lagoon",
  Schools: "Curl Curl North Public School",
  Transport: "Bus 165 to the city.",
  "Median price": "$3.6m",
  "Growth over a year": "+5.1%",
  "Growth over five years": "+31%",
  Population: "2,400",
  "Twelve months to": "2026-09",
  Source: "Headland’s sample data",
};

test("a suburb is added to list, sitemap and search, and taken off", async ({ browser }) => {
  const page = await openPhone(browser, site, "callum@headland.example");
  const read = async (path: string) => (await page.request.get(site.origin + path)).text();
  await page.goto(`${site.origin}/office/texts`);
  await page.getByRole("link", { name: "Add a suburb" }).click();
  for (const [label, words] of Object.entries(curlCurl))
    await page.getByLabel(new RegExp(`^${label}`)).fill(words);
  await page.getByLabel("Postcode").fill("4000");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("This postcode is not in NSW");
  await page.getByLabel("Postcode").fill("2096");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("region", { name: "It still lacks" })).toContainText("A picture");
  await expect.poll(() => read("/suburbs"), { timeout: 2_000 }).toContain("Curl Curl");
  for (const path of ["/suburbs/curl-curl", "/sitemap.xml", "/sitemap", "/listings?suburb=Curl+Curl"])
    expect(await read(path), path).toMatch(/curl[- ]curl/i);
  await page.goto(`${site.origin}/suburbs/curl-curl`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Curl Curl");
  await expect(page.getByText("2096").first()).toBeVisible();

  await page.goto(`${site.origin}/office/texts/suburbs/curl-curl`);
  await page.getByRole("button", { name: "Take off the site" }).click();
  await expect(page.getByText("Not on the site", { exact: true })).toBeVisible();
  expect((await page.request.get(`${site.origin}/suburbs/curl-curl`)).status()).toBe(404);
  await page.close();
});
