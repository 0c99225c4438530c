import { expect } from "@playwright/test";
import { makeElement, makePage, makeText } from "#app/agency/builder/content/content.fixture.ts";
import { startContentService } from "#app/agency/builder/service/content-service.fixture.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { type OfficeSite, signIn, startOfficeSite } from "../office/office-site.ts";
import { test } from "../visitor.ts";

const spots = [
  ["home-section", "/"],
  ["listings-section", "/listings"],
  ["journal-section", "/journal"],
  ["suburb-section", "/suburbs/manly"],
] as const;

/** A site with a band on each page that has a spot, as one with a page builder that places none. */
async function startSites() {
  const service = await startContentService();
  for (const [model, path] of spots) {
    const home = makeElement("Homes", { search: "/listings", most: "1" });
    const call = { heading: `Band on ${path}`, button: "Ask us", link: "/contact" };
    const columns = { columns: [{ blocks: [makeText(`<p>Beside ${path}</p>`)] }, { blocks: [] }] };
    service.bands[model] = [
      makePage(path, [makeElement("CallToAction", call), makeElement("Columns", columns), home], {
        title: path,
      }),
    ];
  }
  const homes = { LISTINGS_DIR: "agencies/headland/homes" };
  const site = await startOfficeSite({
    ...homes,
    BUILDER_PUBLIC_KEY: service.key,
    BUILDER_API_URL: service.apiUrl,
  });
  const plain = await startOfficeSite(homes);
  return { service, site, plain };
}

async function read({ origin }: OfficeSite, path: string) {
  return (await fetch(origin + path)).text();
}

test("bands stand on four pages and no other, with script and without, and the office sees what they are", async ({
  page,
  browser,
}) => {
  const { service, site, plain } = await startSites();
  await expect.poll(() => read(site, "/suburbs/manly")).toContain("Band on");
  for (const path of ["/rentals", "/suburbs/freshwater", "/about"])
    expect((await read(site, path)).replaceAll(site.origin, plain.origin)).toBe(await read(plain, path));
  const scripts = (html: string) => html.match(/<script/g)?.length;
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const still = await browser.newPage({ javaScriptEnabled: false });
  for (const [, path] of spots) {
    expect(scripts(await read(site, path))).toBe(scripts(await read(plain, path)));
    for (const each of [page, still]) {
      await each.goto(site.origin + path);
      await expect(each.getByRole("heading", { name: `Band on ${path}` })).toBeVisible();
    }
    expect(await findBarriers(page), path).toEqual([]);
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids, path).toEqual([...new Set(ids)]);
  }
  await page.goto(`${site.origin}/listings`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("3");
  await expect(page).toHaveURL(/beds=3/);
  await expect(page.getByRole("heading", { name: "Band on /listings" })).toBeVisible();
  expect(complaints).toEqual([]);

  await signIn(page, site);
  await page.goto(`${site.origin}/office/campaigns`);
  await expect(page.getByRole("heading", { name: "Spring on the water" })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findBarriers(page), `${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  expect(site.getOutput()).not.toContain(service.key);
  await still.close();
  await Promise.all([site.stop(), plain.stop(), service.stop()]);
});
