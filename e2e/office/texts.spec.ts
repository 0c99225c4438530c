import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { startOwnServer } from "../own-server.ts";
import { type OfficeSite, openPhone, signIn, startOfficeSite } from "./office-site.ts";

const portrait = "agencies/headland/public/pictures/place-freshwater-sand.jpg";
const uploaded = /^\/pictures\/[\da-f]{32}\.jpg$/;

let site: OfficeSite;

test.beforeAll(async () => {
  site = await startOfficeSite();
});

test.afterAll(() => site.stop());

const article = {
  title: "Where the swell comes from",
  sentence: "A short note.",
  words: "It comes from the south.",
};

test("on a phone, without script: an article is written, published and withdrawn", async ({ browser }) => {
  await using page = await openPhone(browser, site, "callum@headland.example");
  await page.goto(`${site.origin}/office/texts/journal/new`);
  await writeArticle(page);
  await page.getByRole("button", { name: "Keep as a draft" }).click();
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Look at the draft in its page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.title);
  await expect(page.getByText(article.words)).toBeVisible();
  await expect(page.getByText("Only you can see this version of the page.")).toBeVisible();
  expect(await findOnJournal(page)).toBe(false);

  await page.getByRole("link", { name: "Back to the office" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("On the site", { exact: true })).toBeVisible();
  expect(await findOnJournal(page)).toBe(true);

  await page.getByLabel("Title").fill("Where the swell begins");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where the swell begins");
  expect(await findOnJournal(page)).toBe(false);
  await page.getByText("Earlier versions").click();
  await page.getByRole("button", { name: "Publish version 2 again" }).click();
  expect(await findOnJournal(page)).toBe(true);

  await page.getByText("Take off the site", { exact: true }).click();
  await page.getByRole("button", { name: "Take it off" }).click();
  await expect(page.getByText("Not on the site", { exact: true })).toBeVisible();
  expect(await findOnJournal(page)).toBe(false);
  const response = await page.request.get(`${site.origin}/journal/where-the-swell-comes-from`);
  expect(response.status()).toBe(404);
});

test("buttons write Markdown with a preview beside the text, by keyboard", async ({ page }) => {
  await signIn(page, site, "callum@headland.example");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site.origin}/office/texts/journal/new`);
  const text = page.getByLabel("Article", { exact: true });
  const preview = page.getByRole("region", { name: "How it will look" });
  const tools = page.getByRole("toolbar", { name: "Write" });
  await text.pressSequentially("The swell");
  await tools.getByRole("button", { name: "Heading" }).click();
  await text.press("End");
  await text.pressSequentially("\n\nIt is ");
  await tools.getByRole("button", { name: "Bold" }).press("Enter");
  await page.keyboard.type("cold");
  await text.press("End");
  await text.pressSequentially("\n\nsee the journal");
  await text.press("Shift+Home");
  await tools.getByRole("button", { name: "Link" }).click();
  await page.keyboard.type("/journal");
  await text.press("End");
  await text.pressSequentially("\n\none\ntwo");
  await text.press("Shift+ArrowUp");
  await tools.getByRole("button", { name: "List" }).click();
  await text.press("Control+End");
  await tools.getByLabel("Picture").selectOption("place-bilgola");
  await page.keyboard.type("From the rocks");
  await expect(text).toHaveValue(
    "## The swell\n\nIt is **cold**\n\n[see the journal](/journal)\n\n- one\n- two\n\n![From the rocks](place-bilgola)\n\n",
  );
  await expect(preview.getByRole("heading")).toHaveText("The swell");
  await expect(preview.getByRole("strong")).toHaveText("cold");
  await expect(preview.getByRole("listitem")).toHaveText(["one", "two"]);
  await expect(preview.getByRole("img", { name: "From the rocks" })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test("an agent's uploaded portrait is on the pages of every process", async ({ browser }) => {
  await using second = await startOwnServer({ DATA_DIR: site.dataDir });
  await using page = await openPhone(browser, site, "priya@headland.example");
  await page.goto(`${site.origin}/office/texts`);
  await page.getByRole("link", { name: /Priya Nandan/ }).click();
  await page.getByRole("link", { name: "Portrait" }).click();
  const photo = { name: "me.jpg", mimeType: "image/jpeg", buffer: await readFile(portrait) };
  await page
    .getByLabel("New portrait")
    .setInputFiles({ ...photo, name: "me.txt", buffer: Buffer.from("me") });
  await page.getByRole("button", { name: "Put it on the site" }).click();
  await expect(page.getByRole("alert")).toContainText("me.txt is not a picture that can be read");
  await page.getByLabel("New portrait").setInputFiles(photo);
  await page.getByRole("button", { name: "Put it on the site" }).click();
  const taken = page.getByRole("main").locator("img");
  await expect(taken).toHaveAttribute("src", uploaded);
  const src = (await taken.getAttribute("src")) ?? "";
  for (const { origin } of [site, second])
    await expect.poll(async () => (await page.request.get(`${origin}/team/3`)).text()).toContain(src);
  expect((await page.request.get(second.origin + src)).status()).toBe(200);
});

test("an upload shows its progress; what is no picture is refused in place", async ({ page }) => {
  await signIn(page, site, "priya@headland.example");
  await page.goto(`${site.origin}/office/texts/agents/3/picture`);
  const buffer = await readFile(portrait);
  const field = page.getByLabel("New portrait");
  const button = page.getByRole("button", { name: "Put it on the site" });
  await expect(page.getByRole("progressbar")).toBeHidden();
  await field.setInputFiles({ name: "me.txt", mimeType: "text/plain", buffer: Buffer.from("me") });
  await button.click();
  await expect(page.getByRole("status")).toContainText("me.txt is not a picture that can be read");
  await expect(button).toBeFocused();
  const huge = Buffer.alloc(12 * 1024 * 1024 + 1);
  await field.setInputFiles({ name: "huge.heic", mimeType: "image/heic", buffer: huge });
  await button.click();
  await expect(page.getByRole("status")).toContainText("The reason is beside the picture");
  await expect(page.getByText("is larger than 12 MB")).toBeVisible();
  await field.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await button.click();
  await expect(page.getByText("The picture is kept.")).toBeVisible();
  await expect(page.getByRole("link", { name: "See what visitors see" })).toHaveAttribute("href", "/team/3");
});

test("a suburb is added to list, sitemap and search, and withdrawn", async ({ browser }) => {
  await using page = await openPhone(browser, site, "callum@headland.example");
  const read = async (path: string) => (await page.request.get(site.origin + path)).text();
  await page.goto(`${site.origin}/office/texts`);
  await page.getByRole("link", { name: "Add a suburb" }).click();
  await page.getByLabel("Suburb", { exact: true }).fill("Curl Curl");
  await page.getByLabel("In a sentence").fill("A lagoon, a long beach and two ocean pools.");
  await page.getByLabel("Postcode").fill("4000");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("This postcode is not in NSW");
  await page.getByLabel("Postcode").fill("2096");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("region", { name: "It still lacks" })).toContainText("A picture");
  await expect.poll(() => read("/suburbs")).toContain("Curl Curl");
  for (const path of ["/suburbs/curl-curl", "/sitemap.xml", "/sitemap", "/listings?suburb=Curl+Curl"])
    expect(await read(path), path).toMatch(/curl[- ]curl/i);
  await page.goto(`${site.origin}/suburbs/curl-curl`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Curl Curl");
  await expect(page.getByText("2096").first()).toBeVisible();

  await page.goto(`${site.origin}/office/texts/suburbs/curl-curl`);
  await page.getByText("Take off the site", { exact: true }).click();
  await page.getByRole("button", { name: "Take it off" }).click();
  await expect(page.getByText("Not on the site", { exact: true })).toBeVisible();
  expect((await page.request.get(`${site.origin}/suburbs/curl-curl`)).status()).toBe(404);
});

async function writeArticle(page: Page) {
  await page.getByLabel("Title").fill(article.title);
  await page.getByLabel("In a sentence or two").fill(article.sentence);
  await page.getByLabel("Article", { exact: true }).fill(article.words);
  await page.getByLabel("Author").fill("Imogen Vale");
  await page.getByLabel("Category").selectOption("Lifestyle");
  await page.getByRole("group", { name: "Picture" }).getByLabel("place bilgola", { exact: true }).check();
  await page.getByLabel("Caption of the picture").fill("Morning");
  await page.getByLabel("Dated").fill("2026-11-24");
}

async function findOnJournal(page: Page) {
  const response = await page.request.get(`${site.origin}/journal`);
  return (await response.text()).includes(article.title);
}
