import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { fillGeneralQuestion, readMails } from "../enquiries/enquiry-forms.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { test } from "../visitor.ts";

const first = "agencies/headland";

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

/** The addresses of the sitemap, without their host. */
async function readSitemap(request: APIRequestContext) {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

test("the same build serves another agency, with no word of the first anywhere", async ({ request }) => {
  const foreign = await findForeignWords();
  const pages = await readSitemap(request);
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
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, path === "/nowhere" ? 404 : 200]);
    expect([path, (await answer.text()).match(foreign)]).toEqual([path, null]);
  }
});

test("every kind of page of the second agency fits a phone, without complaints", async ({
  page,
  request,
}) => {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  // The second of each kind: the first of some is above all others on its page.
  const kinds = Map.groupBy(
    await readSitemap(request),
    (path) => path.split("/").slice(0, 2).join("/") + (path.split("/").length > 2),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [...kinds.values()].map((group) => group[1] ?? group[0] ?? "/")) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 390]);
    expect([path, complaints]).toEqual([path, []]);
    // The other pages differ only by their words, and every-page.spec.ts tries axe on them.
    if (["/", "/listings", "/contact"].includes(path))
      expect([path, await findBarriers(page)]).toEqual([path, []]);
  }
});

test("the second agency's list has its own pictures, and its map its own drawing", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto("/listings");
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("3");
  await expect(page).toHaveURL(/beds=3/);
  await expect(page.locator("main picture source").first()).toHaveAttribute("srcset", /\/pictures\/h0\d\d-/);
  await page.getByRole("link", { name: "Map view" }).click();
  await expect(page.locator(".map-mark").first()).toBeVisible();
  await expect(page.getByText("Drawn by hand; positions are approximate")).toBeVisible();
  expect(errors).toEqual([]);
});

test("an enquiry reaches the second agency, in mails that name it alone", async ({ page }) => {
  const foreign = await findForeignWords();
  await page.goto("/team/1/ask");
  const form = page.locator("main form");
  await fillGeneralQuestion(form);
  await form.locator("button[type=submit]").click();
  await expect(page.getByText("Your reference is")).toBeVisible();
  const dataDir = "test-results/data-redsoil";
  await expect.poll(async () => (await readMails(dataDir)).length).toBeGreaterThan(0);
  for (const mail of await readMails(dataDir)) expect(mail.match(foreign)).toBeNull();
});
