import { expect } from "@playwright/test";
import { test } from "../visitor.ts";
import { openPreview, shareSite, watch } from "./builder-site.ts";

const { withSharedSite, closeSharedSite } = shareSite();
test.afterAll(closeSharedSite);

test("the preview is framed by the editor alone, loads the service's library, and shows our card", async ({
  page,
}) => {
  await withSharedSite(async (site) => {
    await watch(page, site);
    const response = await openPreview(page, site, "/spring");
    const headers = response?.headers() ?? {};
    expect(headers["content-security-policy"]).toContain(
      "frame-ancestors https://builder.io https://*.builder.io",
    );
    expect(headers["content-security-policy"]).not.toContain("unsafe-eval");
    expect(headers["x-frame-options"]).toBeUndefined();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("article").getByRole("link", { name: "The boatshed house" })).toBeVisible();
    await expect(page.getByText("All homes for sale")).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
    const elsewhere = await fetch(`${site.origin}/spring`);
    expect(elsewhere.headers.get("X-Frame-Options")).toBe("DENY");
    expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).not.toContain("builder-preview");
  });
});

test("the editor is told of the block PropertyCard and its eleven inputs", async ({ page }) => {
  await withSharedSite(async (site) => {
    await watch(page, site);
    // Browsers let no page of the net into a frame of theirs to this machine: the site needs a name there.
    await page.route("https://site.example/**", async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${site.origin}${pathname}${search}` }) });
    });
    await page.route("https://builder.io/editor", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<script>window.told=[];addEventListener("message",e=>told.push(e.data))</script><iframe src="https://site.example/builder-preview?builder.frameEditing=page"></iframe>`,
      }),
    );
    await page.goto("https://builder.io/editor");
    const readInputs = () =>
      page.evaluate(() => {
        const told: { type?: string; data?: { name?: string; inputs?: { name: string; type: string }[] } }[] =
          Reflect.get(window, "told");
        const block = told.find(
          ({ type, data }) => type === "builder.registerComponent" && data?.name === "PropertyCard",
        );
        return block?.data?.inputs?.map(({ name, type }) => `${name} ${type}`);
      });
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
      ]);
  });
});
