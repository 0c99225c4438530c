import { type Browser, expect, test } from "@playwright/test";
import { type OfficeSite, signIn, startOfficeSite } from "./office-site.ts";

let site: OfficeSite;

test.beforeAll(async () => {
  site = await startOfficeSite();
});

test.afterAll(() => site.stop());

const phone = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false };
const desk = { viewport: { width: 1440, height: 900 } };

for (const [name, device] of Object.entries({ "on a phone, without script": phone, "at a desk": desk }))
  test(`${name}: a sentence of the page about us is changed, looked at, published and taken back`, async ({
    browser,
  }) => {
    const page = await openOffice(browser, device);
    const first = `A first sentence, written ${name}.`;
    const second = `A second sentence, written ${name}.`;
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
    await page.context().close();
  });

async function openOffice(browser: Browser, device: typeof phone | typeof desk) {
  const page = await browser.newPage(device);
  await signIn(page, site, "callum@headland.example");
  return page;
}
