import { expect, type Locator, test as withoutPolicyWatch } from "@playwright/test";
import { makeElement, makePage, makeText } from "#app/campaigns/content/content.fixture.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { test } from "../visitor.ts";
import { type BuilderSite, openEditor, openPreview, startKnownSite, watch } from "./builder-site.ts";

let site: BuilderSite;
test.beforeAll(async () => {
  site = await startKnownSite();
});
test.afterAll(() => site.close());

test("the preview is framed by the editor alone, and shows the page that visitors get", async ({ page }) => {
  await watch(page, site);
  const response = await openPreview(page, site, "/spring");
  const headers = response?.headers() ?? {};
  expect(headers["content-security-policy"]).toContain(
    "frame-ancestors https://builder.io https://*.builder.io",
  );
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(headers["x-frame-options"]).toBeUndefined();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("article").getByRole("link", { name: "The boatshed house" })).toBeVisible();
  await expect(page.getByText("All homes for sale")).toBeVisible();
  const shown = await readBlocks(page.locator("[data-editor]"));
  await page.goto(`${site.origin}/spring`);
  expect(shown).toBe(await readBlocks(page.getByRole("main")));
  expect(await page.context().cookies()).toEqual([]);
  const elsewhere = await fetch(`${site.origin}/spring`);
  expect(elsewhere.headers.get("X-Frame-Options")).toBe("DENY");
  expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).not.toContain("builder-preview");
});

/** What it says, where it leads and what it asks. Pictures are left out: the page has them once the site has fetched them. */
async function readBlocks(place: Locator) {
  const lines = (await place.locator("> .wrap").innerText()).split("\n");
  const says = lines.filter((line) => line && line !== "Photographs to come");
  const leadsAndAsks = await place
    .locator("> .wrap")
    .locator("a, button, input:not([name=submission]), select, textarea")
    .evaluateAll((elements) => elements.map((each) => each.outerHTML.split(">", 1)[0]));
  return [...says, ...leadsAndAsks].join("\n");
}

type Told = { type?: string; data?: { name?: string; inputs?: { name: string; type: string }[] } };

// The preview takes its styles out of a parsed document and adopts them; the browser calls that document's own refused.
withoutPolicyWatch(
  "the editor is told of the block PropertyCard and its inputs, and its draft is drawn as it changes",
  async ({ page }) => {
    await watch(page, site);
    const { frame, readTold, send } = await openEditor(page, site);
    const readInputs = async () => {
      const told: Told[] = JSON.parse(JSON.stringify(await readTold()));
      const block = told.find(
        ({ type, data }) => type === "builder.registerComponent" && data?.name === "PropertyCard",
      );
      return block?.data?.inputs?.map(({ name, type }) => `${name} ${type}`);
    };
    await expect
      .poll(readInputs)
      .toEqual([
        "title string",
        "price number",
        "location string",
        "address string",
        "beds number",
        "baths number",
        "sqft number",
        "type string",
        "image file",
        "description longText",
        "featured boolean",
        "home string",
      ]);
    await send(makePage("/new", [makeText("<h1>A first draft</h1>"), makeElement("Builder: Tabs", {})]));
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("A first draft");
    await expect(frame.getByRole("note")).toHaveText("Tabs: the site does not show this block");
    const section = makeElement("Core:Section", { maxWidth: 400 }, { children: [makeText("<p>Narrow</p>")] });
    for (const words of ["Second", "Third", "Last"])
      await send({ data: { blocks: [makeText(`<h1>${words}</h1>`), section] } });
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Last");
    await expect(frame.locator("section").filter({ hasText: "Narrow" })).toHaveCSS("max-width", "400px");
    await send({ data: { blocks: [makeText("x".repeat(1_200_000))] } });
    await expect(frame.getByText("That is more than 1 MB.")).toBeVisible();
  },
);

test("axe finds nothing in the preview for the editor, on a phone and a desktop", async ({ page }) => {
  await watch(page, site);
  await openPreview(page, site, "/spring");
  await expect(page.getByText("All homes for sale")).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findBarriers(page), `${width} px`).toEqual([]);
  }
});

test("a page of all our blocks fits each width, and its forms lead to their pages", async ({ page }) => {
  const complaints = await watch(page, site);
  const ask = () => fetch(`${site.origin}/blocks`);
  expect((await ask()).headers.get("Cache-Control")).toBe("no-store");
  await page.goto(`${site.origin}/blocks?utm_source=letter`);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findBarriers(page)).toEqual([]);
    const found = await page.evaluate(() => ({
      overflow: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      shared: [...document.querySelectorAll("[id]")].filter(
        ({ id }) => document.querySelectorAll(`[id="${id}"]`).length > 1,
      ).length,
    }));
    expect(found).toEqual({ overflow: 0, shared: 0 });
  }
  const form = page.locator("form[action^='/appraisal']").first();
  await form.getByLabel("First Name").fill("Leila");
  await form.getByLabel("Property Address").fill("27 Pipi Parade");
  await form.getByRole("button", { name: "Request appraisal" }).click();
  await expect(page).toHaveTitle(/^Error: Free Property Appraisal/);
  await expect(page.getByLabel("Property Address")).toHaveValue("27 Pipi Parade");
  expect(complaints).toEqual([expect.stringContaining("422")]);
  await openPreview(page, site, "/blocks");
  await expect(page.getByRole("heading", { name: "All we have" })).toBeVisible();
  await expect(page.getByRole("note")).toHaveCount(0);
});
