import { expect, test as withoutPolicyWatch } from "@playwright/test";
import { makeElement, makePage, makeText } from "#app/campaigns/content/content.fixture.ts";
import { readMails, toBody } from "../enquiries/enquiry-forms.ts";
import { findBarriers, findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { test } from "../visitor.ts";
import {
  type BuilderSite,
  openEditor,
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

test("a composed page has the site's own header, footer and card", async ({ page }) => {
  const complaints = await watch(page, site);
  await page.goto(`${site.origin}/spring`);
  await expect(page).toHaveTitle("Spring on the water · Headland");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Spring on the water");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("link", { name: "The boatshed house" })).toHaveAttribute("href", "/property/1");
  // The home’s current price, not the typed one.
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

  // Columns are side by side where there is room, 20 px apart, in a section 960 px wide.
  await page.setViewportSize({ width: 1280, height: 900 });
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

test("no page's policy allows pictures of other hosts, and a page without a form ships no script", async () => {
  const { origin } = site;
  const policyOf = async (path: string) =>
    (await fetch(origin + path)).headers.get("Content-Security-Policy") ?? "";
  expect(await policyOf("/spring")).toContain("img-src 'self' data:;");
  expect(await policyOf("/spring")).toContain("frame-ancestors 'none'");
  expect(await policyOf("/spring")).not.toContain("unsafe");
  for (const path of ["/", "/plain", "/listings", "/winter"]) {
    expect(await policyOf(path)).toContain("img-src 'self' data:;");
    // Composed pages have a second style sheet.
    const styles =
      path === "/plain"
        ? /style-src 'self'(?: 'sha256-[\w+/]+='){2};/
        : /style-src 'self' 'sha256-[\w+/]+=';/;
    expect(await policyOf(path)).toMatch(styles);
  }
  const html = await (await fetch(`${origin}/plain`)).text();
  expect(html.match(/<script(?![^>]*ld\+json)/g)).toBeNull();
  expect(html).toContain("<h1");
});

test("a form names missing fields, keeps what was typed and becomes an enquiry", async ({ page }) => {
  const complaints = await watch(page, site);
  const expectNothing = async (state: string, widths = [320]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findBarriers(page), `${state} at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  };
  await page.goto(`${site.origin}/spring?utm_source=letter`);
  await expectNothing("page", [1280, 320]);
  const send = page.getByRole("button", { name: "Ask for a viewing" });
  await page.getByLabel("Anything else?").fill("Is there a mooring?");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await send.click();
  expect((await answer).status()).toBe(422);
  const alert = page.getByRole("alert");
  await expect(alert).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(alert.getByRole("heading")).toHaveText(
    "Form submission error :( Please check your answers and try again",
  );
  await expect(alert.getByRole("link")).toHaveText(["Fill in “Enter your name”"]);
  await expect(page.getByLabel("Anything else?")).toHaveValue("Is there a mooring?");
  await expectNothing("errors");
  expect(complaints).toEqual([expect.stringContaining("422")]);
  expect(site.findEnquiries()).toEqual([]);

  await page.getByLabel("Enter your name").fill("Leila Marsh");
  await page.getByLabel("Enter your email").fill("leila@mail.example");
  await page.getByLabel("Which week suits you?").selectOption("The first of October");
  await page.getByLabel("Anything else?").fill("Is there a mooring?");
  // Recorded within the page, because Playwright waits for the navigation while a form is being sent.
  await page.evaluate(() => {
    const status = document.querySelector("form [role=status]");
    const note = () => sessionStorage.setItem("said", status?.textContent ?? "");
    if (status) new MutationObserver(note).observe(status, { childList: true });
  });
  await send.click();
  await expect(page.getByRole("status").getByRole("heading")).toHaveText("Thanks!");
  expect(await page.evaluate(() => sessionStorage.getItem("said"))).toBe("Sending...");
  await expect(page.getByText(/Your reference is [\w-]{9}\./)).toBeVisible();
  await expectNothing("thanks");
  expect(site.findEnquiries()).toEqual([
    {
      kind: "contact",
      flag: null,
      fields: {
        name: "Leila Marsh",
        email: "leila@mail.example",
        phone: "",
        message: "Is there a mooring?\nWhich week suits you?: The first of October\ncampaign: Spring 2026",
      },
      about: {
        page: {
          title: "Spring on the water · Headland",
          form: "Spring viewing",
          url: `${PUBLIC_ORIGIN}/spring`,
        },
      },
    },
  ]);
  await expect.poll(async () => (await readMails(site.dataDir)).length).toBe(2);
  const mails = (await readMails(site.dataDir)).join("\n");
  expect(mails).toContain("Subject: Contact: Leila Marsh");
  expect(mails).toContain(`${PUBLIC_ORIGIN}/spring`);
});

test("two forms on a page are distinguished, and a page without forms accepts none", async ({ page }) => {
  await watch(page, site);
  await page.goto(`${site.origin}/two`);
  const second = page.getByRole("form", { name: "Spring viewing" }).nth(1);
  await second.getByLabel("Enter your name").fill("Leila");
  await second.getByRole("button").click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Enter an email address or a phone number, so that we can answer",
  ]);
  await expect(page.getByRole("form").nth(1).getByLabel("Enter your name")).toHaveValue("Leila");
  await expect(page.getByRole("form").nth(0).getByText("Enter an email address or")).toHaveCount(0);
  for (const path of ["/plain", "/winter"])
    expect((await site.post(path, toBody({ form: "b1", "b1-name": "Leila" }))).status).toBe(405);
});

test("a video of another site is requested and played on a press only", async ({ page }) => {
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

test("malicious content does nothing on the page", async ({ page }) => {
  const complaints = await watch(page, site);
  await page.goto(`${site.origin}/broken`);
  await expect(page.getByText("Kept", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "one" })).toHaveCount(0);
  expect(await page.content()).not.toContain("alert(1)");
  expect(complaints).toEqual([]);
});

test("while the service is slow, broken or down, the rest of the site works", async ({ page }) => {
  for (const answer of [{ delayMs: 60_000 }, { body: "<html>" }, { status: 500 }]) {
    await using site = await startSite(answer);
    const response = await fetch(`${site.origin}/spring`);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/content="noindex"[\s\S]*Page not found/);
    expect((await fetch(`${site.origin}/listings`)).status).toBe(200);
    if (!answer.status) continue;
    // Before the service's first good answer.
    const form = await site.post("/spring", toBody({ form: "b9", "b9-name": "Leila", "b9-wish": "A pool" }));
    expect(form.status).toBe(503);
    await page.setContent(await form.text());
    await expect(page.getByText("A pool")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send it again" })).toBeVisible();
  }
});

test("only the editor may frame the preview, which is accessible", async ({ page }) => {
  await watch(page, site);
  const response = await page.goto(`${site.origin}/builder-preview?path=/spring`);
  const headers = response?.headers() ?? {};
  expect(headers["content-security-policy"]).toContain(
    "frame-ancestors https://builder.io https://*.builder.io",
  );
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(headers["x-frame-options"]).toBeUndefined();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("article").getByRole("link", { name: "The boatshed house" })).toBeVisible();
  await expect(page.getByText("All homes for sale")).toBeVisible();
  expect(await findBarriersAtWidths(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  const elsewhere = await fetch(`${site.origin}/spring`);
  expect(elsewhere.headers.get("X-Frame-Options")).toBe("DENY");
  expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).not.toContain("builder-preview");
});

// The preview adopts the styles of a parsed document; the browser reports that document's own as blocked.
withoutPolicyWatch(
  "the preview registers our blocks in the editor, and draws its draft as it changes",
  async ({ page }) => {
    await watch(page, site);
    const { frame, readTold, send } = await openEditor(page, site);
    // The inputs are tested in editor-messages.test.ts.
    const block = { type: "builder.registerComponent", data: { name: "PropertyCard" } };
    await expect
      .poll(readTold)
      .toContainEqual(expect.objectContaining({ ...block, data: expect.objectContaining(block.data) }));
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

test("a page with all our blocks fits all widths, and its forms lead to their pages", async ({ page }) => {
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
  await page.goto(`${site.origin}/builder-preview?path=/blocks`);
  await expect(page.getByRole("heading", { name: "All we have" })).toBeVisible();
  await expect(page.getByRole("note")).toHaveCount(0);
});
