import { type APIRequestContext, expect, type Page, type Request, test } from "@playwright/test";
import { getOfficeCookie, type OfficeSite, parseMails, signIn, startOfficeSite } from "./office-site.ts";

let site: OfficeSite;

test.beforeAll(async () => {
  site = await startOfficeSite();
});

test.afterAll(() => site.stop());

test("a link that a scanner has opened still signs in once, by its button", async ({
  browser,
  page,
  request,
}) => {
  const link = await getLink(page);
  for (let time = 0; time < 3; time += 1) expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("__Host-office");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
  const cookie = (await page.context().cookies()).find(({ name }) => name === "__Host-office");
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
  expect((await page.goto(`${site.origin}/office/nonsense`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is nothing here");
  await expect(page.getByRole("navigation", { name: "Office" }).first()).toBeVisible();
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("This link does not work any more");

  // In another browser the link asks for the address once more.
  await elsewhere.goto(await getLink(page));
  await elsewhere.getByRole("button", { name: "Sign in" }).click();
  await expect(elsewhere.getByText("Enter the address that the link was sent to")).toBeVisible();
  await elsewhere.getByLabel("Your e-mail address").fill("marion@headland.example");
  await elsewhere.getByRole("button", { name: "Sign in" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Today");
  await elsewhere.close();
});

/** Asks for a link, and returns it from the mail. */
async function getLink(page: Page) {
  const known = new Set(await findLinks());
  await page.goto(`${site.origin}/office/sign-in`);
  await page.getByLabel("Your e-mail address").fill("marion@headland.example");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("status")).toContainText("Check your inbox");
  let link = "";
  await expect
    .poll(async () => {
      link = (await findLinks()).find((each) => !known.has(each)) ?? "";
      return link;
    })
    .toContain("/office/sign-in/link?token=");
  return link;
}

async function findLinks() {
  const mails = await parseMails(site.dataDir);
  return mails.flatMap(({ text = "" }) => /http\S+sign-in\/link\?token=[\w-]+/.exec(text)?.[0] ?? []);
}

test("a phone's lock signs in next time on that phone only; removing it ends its sessions", async ({
  browser,
}) => {
  // Opens a dozen pages in two browsers.
  test.slow();
  const context = await browser.newContext();
  await context.credentials.install();
  const page = await context.newPage();
  await signIn(page, site);
  await page.getByRole("link", { name: "Account" }).click();
  await page.getByLabel("What you call this phone").fill("Marion’s phone");
  await page.getByRole("button", { name: "Use this phone’s lock" }).click();
  await expect(page.getByRole("listitem").getByText("Marion’s phone", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${site.origin}/office/sign-in`);
  await expect(elsewhere.getByRole("button", { name: "Send me a link" })).toBeVisible();
  await expect(elsewhere.getByRole("button", { name: "Use this phone’s lock" })).toHaveCount(0);
  await other.close();
  await page.goto(`${site.origin}/office/enquiries?view=all`);
  await page.getByRole("button", { name: "Use this phone’s lock" }).click();
  await expect(page).toHaveURL(`${site.origin}/office/enquiries?view=all`);
  await page.getByRole("link", { name: "Account" }).click();
  await page.getByText("Remove Marion’s phone", { exact: true }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await expect(page.getByText("The phone is removed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Use this phone’s lock" })).toHaveCount(0);
  await context.close();
});

test("a form of a phone's lock is carried out once, and in its own browser only", async ({ browser }) => {
  const context = await browser.newContext();
  await context.credentials.install();
  const page = await context.newPage();
  await signIn(page, site);
  await page.getByRole("link", { name: "Account" }).click();
  const added = await useLock(page);
  await expect(page.getByText("My phone", { exact: true })).toBeVisible();
  expect((await sendAgain(page.request, added)).status()).toBe(303);
  await page.reload();
  await expect(page.getByText("My phone", { exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  const used = await useLock(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
  const again = await sendAgain(page.request, used);
  expect([again.status(), again.headers().location]).toEqual([303, "/office"]);
  expect(again.headers()["set-cookie"]).toBeUndefined();
  const elsewhere = await browser.newContext();
  expect((await sendAgain(elsewhere.request, used)).status()).toBe(422);
  await context.close();
  await elsewhere.close();
});

/** Presses the button, and returns the submitted form. */
async function useLock(page: Page) {
  const isForm = (request: Request) => request.method() === "POST" && request.isNavigationRequest();
  const [sent] = await Promise.all([
    page.waitForRequest(isForm),
    page.getByRole("button", { name: "Use this phone’s lock" }).click(),
  ]);
  return sent;
}

function sendAgain(request: APIRequestContext, sent: Request) {
  return request.post(sent.url(), {
    headers: { Origin: site.origin, "Content-Type": "application/x-www-form-urlencoded" },
    data: sent.postData() ?? "",
    maxRedirects: 0,
  });
}

test("forms from other sites are refused, and so are stolen and old cookies", async ({ request }) => {
  const Cookie = await getOfficeCookie(site, "callum@headland.example");
  const send = (headers: Record<string, string>) =>
    request.post(`${site.origin}/office/sign-out`, {
      headers: { Cookie, ...headers },
      form: { intent: "sign out" },
      maxRedirects: 0,
    });
  const own = { Origin: site.origin };
  const forged: Record<string, string>[] = [
    {},
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { ...own, "Sec-Fetch-Site": "cross-site" },
    { ...own, "Sec-Fetch-Site": "same-site" },
    { ...own, "Sec-Fetch-Site": "none" },
  ];
  for (const headers of forged) expect([headers, (await send(headers)).status()]).toEqual([headers, 403]);
  const open = (cookie: string) =>
    request.get(`${site.origin}/office`, { headers: { Cookie: cookie }, maxRedirects: 0 });
  expect((await open(Cookie)).status()).toBe(200);
  expect((await open(`${Cookie}x`)).status()).toBe(302);
  expect((await open(Cookie.replace("__Host-office", "__Host-office-browser"))).status()).toBe(302);
  expect((await send({ ...own, "Sec-Fetch-Site": "same-origin" })).status()).toBe(303);
  expect((await open(Cookie)).status()).toBe(302);
});

test("pages of the office are not cached", async ({ request }) => {
  const Cookie = await getOfficeCookie(site, "callum@headland.example");
  for (const path of ["/office", "/OFFICE/enquiries", "/%6Fffice/account", "/office/sign-in"]) {
    const { headers, status } = await fetchPage(path, Cookie);
    expect([
      path,
      status,
      headers["cache-control"],
      headers["x-robots-tag"],
      headers["speculation-rules"],
    ]).toEqual([path, 200, "no-store", "noindex", undefined]);
  }

  async function fetchPage(path: string, cookie: string) {
    const response = await request.get(site.origin + path, { headers: { Cookie: cookie }, maxRedirects: 0 });
    return { status: response.status(), headers: response.headers() };
  }
});

test("each document has its styles, and only office pages have those of the office", async ({ request }) => {
  const [office, page] = await Promise.all(
    ["/office/sign-in", "/sell"].map(async (path) => (await request.get(site.origin + path)).text()),
  );
  for (const html of [office, page]) {
    expect(html).not.toContain('rel="stylesheet"');
    expect(html?.match(/<style>/g)).toHaveLength(1);
  }
  expect(office).toContain("grid-cols-list-page");
  expect(page).not.toContain("grid-cols-list-page");
});
