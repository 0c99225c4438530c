import { readFileSync } from "node:fs";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { type OfficeSite, signIn, startOfficeSite } from "../office/office-site.ts";

const LINK = "/spring?utm_source=newsletter&utm_medium=mail&utm_campaign=spring-letter";
const document = readFileSync("docs/page-builder.md", "utf8");
const [, guide = ""] = document.split("## Without Builder.io: a campaign page in five minutes");
const steps = [...guide.matchAll(/^\d\. (.+)$/gm)].map(([, step = ""]) => step);

test("on a phone, without script: the office composes a page by its guide, and sees who came by it", async ({
  browser,
}) => {
  const site = await startOfficeSite({ LISTINGS_DIR: "agencies/headland/homes" });
  try {
    const page = await openPhone(browser);
    await signIn(page, site, "callum@headland.example");
    await compose(page, site);
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(site.origin + LINK);
    await expect(visitor).toHaveTitle("Spring on the water · Headland");
    await expect(visitor.getByRole("heading", { name: "Homes for sale" })).toBeVisible();
    await expect(visitor.getByText("Come and see them.")).toBeVisible();
    await ask(visitor);
    await page.goto(`${site.origin}/office/enquiries`);
    await page.getByRole("link", { name: /Jess Moore/ }).click();
    await expect(page.getByText("spring-letter, newsletter, mail; began at /spring")).toBeVisible();
    expect(await findBarriersAtWidths(visitor, `${site.origin}/spring`)).toEqual([]);
    await visitor.context().addCookies(await page.context().cookies());
    expect(await findBarriersAtWidths(visitor, `${site.origin}/office/texts/campaigns/1`)).toEqual([]);
    await Promise.all([page.context().close(), visitor.context().close()]);
  } finally {
    await site.stop();
  }
});

/** Each step does what the guide says, in its words. */
async function compose(page: Page, site: OfficeSite) {
  const press = (name: string) => page.getByRole("button", { name }).click();
  const open = (name: string) => page.getByRole("link", { name }).click();
  const add = async (name: string) => {
    await page.getByLabel("Add a block").selectOption(name);
    await press("Keep as a draft");
  };
  const acts: readonly (readonly [words: string[], act: () => Promise<unknown>])[] = [
    [
      ["Texts", "Add a campaign page"],
      async () => {
        await page.goto(`${site.origin}/office`);
        await press("More");
        await open("Texts");
        await open("Add a campaign page");
      },
    ],
    [
      ["Title", "Address of its page", "Description", "Add a block", "Homes", "Keep as a draft"],
      async () => {
        await page.getByLabel("Title", { exact: true }).fill("Spring on the water");
        await page.getByLabel("Address of its page").fill("/spring");
        await page.getByLabel("Description").fill("Four bedrooms by the water.");
        await add("Homes");
        await expect(page.getByLabel("Search")).toHaveValue("/listings");
      },
    ],
    [
      ["1. Homes", "Search", "/listings?beds=4", "Add a block", "Text with picture", "Keep as a draft"],
      async () => {
        await page.getByLabel("Search").fill("/listings?beds=4");
        await add("Text with picture");
      },
    ],
    [
      ["2. Text with picture", "Words", "Picture", "Add a block", "Appraisal form", "Keep as a draft"],
      async () => {
        await page.getByLabel("Words").fill("Come and see them.");
        await page.getByLabel("Picture (optional)", { exact: true }).selectOption("place bilgola");
        await page.getByLabel("What the picture shows").fill("The bay in the morning");
        await add("Appraisal form");
      },
    ],
    [
      ["Look at the draft in its page", "Back to the office"],
      async () => {
        await open("Look at the draft in its page");
        await expect(page.getByText("Come and see them.")).toBeVisible();
        expect((await fetch(`${site.origin}/spring`)).status).toBe(404);
        await open("Back to the office");
      },
    ],
    [
      ["Publish", "Look at the page"],
      async () => {
        await press("Publish");
        await open("Look at the page");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Spring on the water");
      },
    ],
  ];
  expect(steps).toHaveLength(acts.length);
  for (const [index, [words, act]] of acts.entries()) {
    for (const each of words) expect(steps[index]).toContain(each);
    await act();
  }
}

async function ask(page: Page) {
  const form = page.getByRole("main");
  for (const [label, words] of Object.entries({
    "First Name": "Jess",
    "Last Name": "Moore",
    "Email Address": "jess@example.com",
    "Phone Number": "0491 570 156",
    "Property Address": "3 Gannet Crescent",
    Suburb: "Freshwater",
    Postcode: "2096",
  }))
    await form.getByLabel(label).fill(words);
  await form.getByLabel("Property Type").selectOption("House");
  await form.getByRole("button", { name: "Request appraisal" }).click();
  await expect(page.getByText(/Your reference/)).toBeVisible();
}

async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  return context.newPage();
}
