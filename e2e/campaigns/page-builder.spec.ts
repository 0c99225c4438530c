import { expect } from "@playwright/test";
import { formType } from "../enquiries/desk.ts";
import { toBody } from "../enquiries/enquiry-forms.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { test } from "../visitor.ts";
import {
  type BuilderSite,
  fillForm,
  PUBLIC_ORIGIN,
  startKnownSite,
  startSite,
  watch,
} from "./builder-site.ts";

let site: BuilderSite;
test.beforeAll(async () => {
  site = await startKnownSite();
});
test.afterAll(() => site.close());

test("a composed page stands in the site's own frame, with the site's own card", async ({ page }) => {
  const complaints = await watch(page, site);
  await page.goto(`${site.origin}/spring`);
  await expect(page).toHaveTitle("Spring on the water · Headland");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Spring on the water");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("link", { name: "The boatshed house" })).toHaveAttribute("href", "/property/1");
  // The home’s present price, not the one that was typed.
  await expect(page.getByText("$5.4M")).toBeVisible();
  await expect(page.getByText("$3.3M")).toHaveCount(0);
  await expect(page.getByText("Our office is open on Saturdays.")).toBeVisible();
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", `${PUBLIC_ORIGIN}/spring`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
  const getSitemap = async () => (await fetch(`${site.origin}/sitemap.xml`)).text();
  await expect.poll(getSitemap).toContain(`<loc>${PUBLIC_ORIGIN}/spring</loc>`);
});

test("no page's policy names another host of pictures", async () => {
  const { origin } = site;
  const policyOf = async (path: string) =>
    (await fetch(origin + path)).headers.get("Content-Security-Policy") ?? "";
  expect(await policyOf("/spring")).toContain("img-src 'self' data:;");
  expect(await policyOf("/spring")).toContain("frame-ancestors 'none'");
  expect(await policyOf("/spring")).not.toContain("unsafe");
  for (const path of ["/", "/plain", "/listings", "/winter"]) {
    expect(await policyOf(path)).toContain("img-src 'self' data:;");
    // The styles of built pages are a second sheet.
    const styles =
      path === "/plain"
        ? /style-src 'self'(?: 'sha256-[\w+/]+='){2};/
        : /style-src 'self' 'sha256-[\w+/]+=';/;
    expect(await policyOf(path)).toMatch(styles);
  }
});

test("sets columns side by side where there is room, 20 px apart, in a section of 960", async ({ page }) => {
  await watch(page, site);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site.origin}/spring`);
  const boxOf = async (text: string) => {
    const box = await page
      .getByText(text, { exact: true })
      .locator("xpath=ancestor::*[contains(@class,'built-stack')][1]")
      .boundingBox();
    return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0), width: box?.width ?? 0 };
  };
  const [left, right] = [await boxOf("On the harbour"), await boxOf("All homes for sale")];
  expect(right.left - left.right).toBeCloseTo(20, 0);
  expect(left.width / right.width).toBeCloseTo(1.5, 1);
  expect((await page.locator("section").first().boundingBox())?.width).toBe(960);
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await boxOf("All homes for sale")).left).toBeCloseTo((await boxOf("On the harbour")).left, 0);
});

test("axe finds nothing on a composed page at a phone's width and a desk's, nor in its form's errors and thanks", async ({
  page,
}) => {
  await watch(page, site);
  const expectNothing = async (state: string, widths = [320]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findBarriers(page), `${state} at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  };
  await page.goto(`${site.origin}/spring`);
  await expectNothing("page", [320, 1280]);
  await page.getByRole("button", { name: "Ask for a viewing" }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expectNothing("errors");
  await fillForm(page);
  await page.getByRole("button", { name: "Ask for a viewing" }).click();
  await expect(page.getByText("Thanks!")).toBeVisible();
  await expectNothing("thanks");
});

test("a video of another site plays on a press, and asks nothing of it before", async ({ page }) => {
  const complaints = await watch(page, site);
  const player = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1";
  await page.route(player, (route) => route.fulfill({ contentType: "text/html", body: "It plays" }));
  const response = await page.goto(`${site.origin}/film`);
  const policy = response?.headers()["content-security-policy"];
  expect(policy).toContain("media-src https://files.example; frame-src https://www.youtube-nocookie.com;");
  const still = page.getByRole("link", { name: "Play the video" });
  await expect(still).toHaveAttribute("href", "https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  expect(await findBarriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await still.click();
  await expect(page.frameLocator("iframe").getByText("It plays")).toBeVisible();
  expect(complaints).toEqual([player]);
  expect(page.url()).toBe(`${site.origin}/film`);
});

test("content from an unfriendly hand does nothing on the page", async ({ page }) => {
  const complaints = await watch(page, site);
  await page.goto(`${site.origin}/broken`);
  await expect(page.getByText("Kept", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "one" })).toHaveCount(0);
  const html = await page.content();
  expect(html).not.toContain("alert(1)");
  expect(complaints).toEqual([]);
});

for (const answer of [{ status: 500 }, { body: "<html>" }, { delayMs: 60_000 }])
  test(`a service that answers with ${JSON.stringify(answer)} leaves plain 404 pages and the rest of the site alone`, async ({
    page,
  }) => {
    await using site = await startSite(answer);
    expect((await page.goto(`${site.origin}/spring`))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect((await page.goto(`${site.origin}/listings`))?.status()).toBe(200);
  });

test("without a key there are no such pages, and no form of theirs", async ({ request, baseURL }) => {
  for (const path of ["/spring", "/winter", "/builder-preview"])
    expect((await request.get(path)).status()).toBe(404);
  const answer = await fetch(`${baseURL}/spring`, {
    method: "POST",
    body: toBody({ form: "b1", "b1-name": "x" }),
    headers: formType,
  });
  expect(answer.status).toBe(405);
});

test("a page without a form ships no script at all", async () => {
  const { origin } = site;
  const html = await (await fetch(`${origin}/plain`)).text();
  expect(html.match(/<script(?![^>]*ld\+json)/g)).toBeNull();
  expect(html).toContain("<h1");
});
