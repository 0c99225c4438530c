import { expect, type Page } from "@playwright/test";
import { findFreePort } from "../../scripts/find-free-port.ts";
import { proxies, type ShippedProxy, startProxy } from "../../trials/site/proxies.ts";
import { makeFolder, readStore } from "../../trials/site/start-site.ts";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { fillContact, fillListingForm, goodContact, toBody } from "./enquiry-forms.ts";

test.use({ ignoreHTTPSErrors: true });

for (const proxy of proxies) {
  test(`${proxy.name}: forms pass through TLS, with script and without, and a foreign origin stores nothing`, async ({
    page,
    browser,
    request,
  }) => {
    test.skip(!proxy.program, `${proxy.name} is not installed: npm test fetches it as root on Debian`);
    await using site = await startSite(proxy);
    await using other = await browser.newPage({ javaScriptEnabled: false, ignoreHTTPSErrors: true });
    await page.goto(`${site.origin}/contact`);
    await fillContact(page);
    await sendAndExpectThanks(page, /Thank you for your inquiry!/);
    await other.goto(`${site.origin}/property/1/inspection`);
    await fillListingForm(other.getByRole("main"), "plain@mail.example");
    await sendAndExpectThanks(other, /Your reference is/);
    expect(site.countEnquiries()).toBe(2);
    const foreign = await request.post(`${site.origin}/contact`, {
      data: toBody(goodContact),
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://evil.example" },
    });
    expect(foreign.status()).toBe(403);
    expect(site.countEnquiries()).toBe(2);
  });
}

/** Starts the site as in production: behind a proxy with its file of deploy/, and PUBLIC_ORIGIN set to its address. */
async function startSite(proxy: ShippedProxy) {
  const [port, http, upstream] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const origin = `https://localhost:${port}`;
  const dataDir = makeFolder();
  const server = await startOwnServer({
    PORT: String(upstream),
    PUBLIC_ORIGIN: origin,
    TRUSTED_PROXIES: "127.0.0.1",
    DATA_DIR: dataDir,
  });
  const stopProxy = await startProxy(proxy, { https: port, http, web: [upstream, upstream] }).catch(
    async (error) => {
      await server.stop();
      throw error;
    },
  );
  return {
    origin,
    countEnquiries: () => readStore(dataDir, "select id from enquiry").length,
    async [Symbol.asyncDispose]() {
      await stopProxy();
      await server.stop();
    },
  };
}

async function sendAndExpectThanks(page: Page, thanks: RegExp) {
  await page.locator("main form button[type=submit]").first().click();
  await expect(page.getByRole("status").filter({ hasText: thanks })).toBeVisible();
}
