import { DatabaseSync } from "node:sqlite";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { brokenPage, formElement, makePage, makeText } from "#app/builder/test-content.ts";
import { startContentService } from "#app/builder/test-content-service.ts";
import { readMails, toBody } from "./enquiry-forms.ts";
import { makeFolder, startOwnServer } from "./own-server.ts";

const PICTURES = "https://cdn.builder.io";
const PUBLIC_ORIGIN = "http://localhost";
const formType = { "Content-Type": "application/x-www-form-urlencoded" };

/** A site of its own whose marketer's pages come from a stand-in of the service. */
async function startSite(environment: Record<string, string> = {}) {
  const service = await startContentService();
  const dataDir = await makeFolder();
  const server = await startOwnServer({
    LISTINGS_DIR: "public/data",
    DATA_DIR: dataDir,
    BUILDER_PUBLIC_KEY: service.key,
    BUILDER_API_URL: service.apiUrl,
    RATE_LIMIT_PER_MINUTE: "0",
    PUBLIC_ORIGIN,
    // So little that it is not filled in advance: these journeys ask for few pages.
    PAGE_CACHE_MB: "1",
    ...environment,
  });
  return {
    ...server,
    service,
    dataDir,
    findEnquiries: () => {
      const file = new DatabaseSync(`${dataDir}/enquiries.sqlite`, { readOnly: true });
      const rows = file.prepare("select kind, fields, about, flag from enquiry").all();
      file.close();
      return rows.map(({ kind, fields, about, flag }) => ({
        kind,
        flag,
        fields: JSON.parse(String(fields)),
        about: JSON.parse(String(about)),
      }));
    },
    post: (path: string, body: string) =>
      fetch(`${server.origin}${path}`, { method: "POST", body, headers: formType, redirect: "manual" }),
    close: async () => {
      await server.stop();
      await service.stop();
    },
  };
}

type Site = Awaited<ReturnType<typeof startSite>>;

async function withSite(journey: (site: Site) => Promise<void>, environment: Record<string, string> = {}) {
  const site = await startSite(environment);
  await journey(site).finally(site.close);
}

let shared: Promise<Site> | undefined;

/** The same for journeys that change nothing but the enquiries. */
async function withSharedSite(journey: (site: Site) => Promise<void>) {
  shared ??= startSite().then(rememberPages);
  await journey(await shared);
}

/** Until the pages are known: the first answer may come later than the site waits, on a machine that is busy. */
async function rememberPages(site: Site) {
  for (const path of ["/spring", "/plain"]) {
    const ask = async () => (await fetch(site.origin + path)).status;
    await expect.poll(ask, { timeout: 75_000 }).toBe(200);
  }
  return site;
}

test.afterAll(async () => {
  const site = await shared;
  await site?.close();
});

/** Answers for the picture host and notes what else the browser asks of others, and what it refuses. */
async function watch(page: Page, { origin }: Site) {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith(`${PICTURES}/api/v1/image/`)) complaints.push(url);
  });
  await page.route(`${PICTURES}/api/v1/image/**`, (route) =>
    route.fulfill({ path: "public/pictures/painted-headland.jpg" }),
  );
  return complaints;
}

async function fillForm(page: Page) {
  await page.getByLabel("Enter your name").fill("Leila Marsh");
  await page.getByLabel("Enter your email").fill("leila@mail.example");
  await page.getByLabel("Which week suits you?").selectOption("The first of October");
  await page.getByLabel("Anything else?").fill("Is there a mooring?");
}

test("a page that the marketer composed stands in the site's own frame, with the site's own card", async ({
  page,
}) => {
  await withSharedSite(async (site) => {
    const complaints = await watch(page, site);
    await page.goto(`${site.origin}/spring`);
    await expect(page).toHaveTitle("Spring on the water · Headland");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Spring on the water");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("link", { name: "The boatshed house" })).toHaveAttribute(
      "href",
      "/property/1",
    );
    await expect(page.getByText("$3.3M")).toBeVisible();
    await expect(page.getByText("Our office is open on Saturdays.")).toBeVisible();
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", `${PUBLIC_ORIGIN}/spring`);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });
});

test("the page's policy names the hosts of its pictures, and no other page's does", async () => {
  await withSharedSite(async ({ origin }) => {
    const policyOf = async (path: string) =>
      (await fetch(origin + path)).headers.get("Content-Security-Policy") ?? "";
    expect(await policyOf("/spring")).toContain(`img-src 'self' data: ${PICTURES};`);
    expect(await policyOf("/spring")).toContain("frame-ancestors 'none'");
    expect(await policyOf("/spring")).not.toContain("unsafe");
    for (const path of ["/", "/plain", "/listings", "/winter"]) {
      expect(await policyOf(path)).toContain("img-src 'self' data:;");
      expect(await policyOf(path)).toContain("style-src 'self';");
    }
  });
});

test("sets columns side by side where there is room, 20 pixels apart, in a section of 960", async ({
  page,
}) => {
  await withSharedSite(async (site) => {
    await watch(page, site);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${site.origin}/spring`);
    const boxOf = async (text: string) => {
      const box = await page
        .getByText(text, { exact: true })
        .locator("xpath=ancestor::*[contains(@class,'content-start')][1]")
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
});

test("axe finds nothing on a composed page, nor in its form's errors and thanks, at three widths", async ({
  page,
}) => {
  test.slow();
  await withSharedSite(async (site) => {
    await watch(page, site);
    const expectNothing = async (state: string, widths = [320]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [state, width, id, nodes.map(({ html }) => html)])).toEqual(
          [],
        );
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
    };
    await page.goto(`${site.origin}/spring`);
    await expectNothing("page", [320, 768, 1280]);
    await page.getByRole("button", { name: "Ask for a viewing" }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expectNothing("errors");
    await fillForm(page);
    await page.getByRole("button", { name: "Ask for a viewing" }).click();
    await expect(page.getByText("Thanks!")).toBeVisible();
    await expectNothing("thanks");
  });
});

for (const javaScriptEnabled of [true, false]) {
  test(`a form reaches our own office, ${javaScriptEnabled ? "with" : "without"} script`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await withSharedSite(async (site) => {
      const complaints = await watch(page, site);
      const mailsBefore = (await readMails(site.dataDir)).length;
      await page.goto(`${site.origin}/spring?utm_source=letter`);
      await page.waitForTimeout(2100);
      await fillForm(page);
      await page.getByRole("button", { name: "Ask for a viewing" }).click();
      await expect(page.getByRole("status").getByRole("heading")).toHaveText("Thanks!");
      await expect(page.getByText(/Your reference is [\w-]{9}\./)).toBeVisible();
      expect(site.findEnquiries().at(-1)).toEqual({
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
      });
      await expect.poll(async () => (await readMails(site.dataDir)).length).toBe(mailsBefore + 2);
      const mails = (await readMails(site.dataDir)).join("\n");
      expect(mails).toContain("Subject: Contact: Leila Marsh");
      expect(mails).toContain(`${PUBLIC_ORIGIN}/spring`);
      expect(complaints).toEqual([]);
    }).finally(() => context.close());
  });
}

test("says that it is sending until the answer comes", async ({ page }) => {
  await withSharedSite(async (site) => {
    await watch(page, site);
    await page.goto(`${site.origin}/spring`);
    await fillForm(page);
    // Noted in the page: while a form is under way, Playwright waits for where it leads.
    await page.evaluate(() => {
      const status = document.querySelector("form [role=status]");
      const note = () => sessionStorage.setItem("said", status?.textContent ?? "");
      if (status) new MutationObserver(note).observe(status, { childList: true });
    });
    await page.getByRole("button", { name: "Ask for a viewing" }).click();
    await expect(page.getByText("Thanks!")).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("said"))).toBe("Sending...");
  });
});

test("keeps what was typed and says what is missing, in the service's words", async ({ page }) => {
  await withSharedSite(async (site) => {
    await watch(page, site);
    const before = site.findEnquiries().length;
    await page.goto(`${site.origin}/spring`);
    await page.getByLabel("Anything else?").fill("Is there a mooring?");
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Ask for a viewing" }).click();
    expect((await answer).status()).toBe(422);
    const alert = page.getByRole("alert");
    await expect(alert).toBeFocused();
    await expect(alert.getByRole("heading")).toHaveText(
      "Form submission error :( Please check your answers and try again",
    );
    await expect(alert.getByRole("link")).toHaveText(["Fill in “Enter your name”"]);
    await expect(page.getByLabel("Anything else?")).toHaveValue("Is there a mooring?");
    await page.getByLabel("Enter your name").fill("Leila");
    await page.getByRole("button", { name: "Ask for a viewing" }).click();
    await expect(alert.getByRole("link")).toHaveText([
      "Enter an email address or a phone number, so that we can answer",
    ]);
    await expect(page.getByLabel("Enter your name")).toHaveValue("Leila");
    expect(site.findEnquiries().length).toBe(before);
  });
});

test("takes a phone number alone, and writes to nobody but the office", async () => {
  await withSite(async (site) => {
    await rememberPages(site);
    const id = await findFormId(site, "/spring");
    const body = toBody({ form: id, [`${id}-name`]: "Leila", [`${id}-phone`]: "0491 570 110" });
    expect((await site.post("/spring", body)).status).toBe(303);
    await expect.poll(async () => (await readMails(site.dataDir)).length).toBe(1);
    const [mail = ""] = await readMails(site.dataDir);
    expect(mail).toContain("To: Headland");
    expect(mail).not.toContain("Reply-To");
  });
});

test("sends the same form twice as one, flags what a machine filled in, refuses strangers", async () => {
  await withSite(async (site) => {
    await rememberPages(site);
    const id = await findFormId(site, "/spring");
    const good = { form: id, [`${id}-name`]: "Leila", [`${id}-email`]: "leila@mail.example" };
    const submission = "01a1fff0-0000-7000-8000-000000000001";
    const answers = await Promise.all(
      [1, 2, 3].map(() => site.post("/spring", toBody({ ...good, submission }))),
    );
    expect(new Set(answers.map((answer) => answer.headers.get("Location"))).size).toBe(1);
    await site.post("/spring", toBody({ ...good, subject: "pills" }));
    expect(site.findEnquiries().map(({ flag }) => flag)).toEqual([null, "the hidden field was filled in"]);
    const foreign = await fetch(`${site.origin}/spring`, {
      method: "POST",
      body: toBody(good),
      headers: { ...formType, Origin: "https://evil.example" },
    });
    expect(foreign.status).toBe(403);
    expect((await site.post("/plain", toBody(good))).status).toBe(404);
    expect((await site.post("/winter", toBody(good))).status).toBe(404);
    expect(site.findEnquiries().length).toBe(2);
  });
});

test("takes a form although the service is down and the page forgotten", async ({ page }) => {
  await withSite(async (site) => {
    site.service.answer({ status: 500 });
    const fields = {
      form: "b9",
      "b9-name": "Leila",
      "b9-your-email": "leila@mail.example",
      "b9-wish": "A pool",
    };
    const answer = await site.post("/spring", toBody(fields));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toMatch(/^\/contact\?sent=[\w-]+#sent$/);
    expect(site.findEnquiries()).toMatchObject([
      {
        fields: { name: "Leila", email: "leila@mail.example", message: "Wish: A pool" },
        about: { page: { title: "/spring" } },
      },
    ]);
    const { "b9-your-email": _, ...wrong } = fields;
    const again = await site.post("/spring", toBody({ ...wrong, "b9-your-email": "leila" }));
    expect(again.status).toBe(422);
    await page.setContent(await again.text());
    await expect(page.getByLabel("Wish")).toHaveValue("A pool");
    expect((await site.post("/spring", toBody({ log: "admin", pwd: "x" }))).status).toBe(404);
  });
});

test("content from an unfriendly hand does nothing on the page", async ({ page }) => {
  await withSharedSite(async (site) => {
    site.service.entries["/broken"] = brokenPage;
    const complaints = await watch(page, site);
    await expect.poll(async () => (await fetch(`${site.origin}/broken`)).status).toBe(200);
    await page.goto(`${site.origin}/broken`);
    await expect(page.getByText("Kept")).toBeVisible();
    await expect(page.getByRole("link", { name: "one" })).toHaveCount(0);
    const html = await page.content();
    expect(html).not.toContain("alert(1)");
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });
});

test("a service that fails, sends nonsense or is slow leaves plain 404 pages and the rest of the site alone", async ({
  page,
}) => {
  await withSite(async (site) => {
    for (const [path, answer] of [
      ["/spring", { status: 500 }],
      ["/plain", { body: "<html>" }],
      ["/winter", { delayMs: 60_000 }],
    ] as const) {
      site.service.answer(answer);
      const response = await page.goto(site.origin + path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    }
    expect((await page.goto(`${site.origin}/listings`))?.status()).toBe(200);
  });
});

test("without a key nobody is asked, and unknown addresses are plain 404s", async () => {
  await withSite(
    async (site) => {
      for (const path of ["/spring", "/winter", "/builder-preview"])
        expect((await fetch(site.origin + path)).status).toBe(404);
      expect((await site.post("/spring", toBody({ form: "b1", "b1-name": "x" }))).status).toBe(404);
      expect(site.service.asked).toEqual([]);
    },
    { BUILDER_PUBLIC_KEY: "" },
  );
});

test("a page without a form ships no script at all", async () => {
  await withSharedSite(async ({ origin }) => {
    const html = await (await fetch(`${origin}/plain`)).text();
    expect(html.match(/<script(?![^>]*ld\+json)/g)).toBeNull();
    expect(html).toContain("<h1");
  });
});

test("the preview is framed by the editor alone, loads the service's library, and shows our card", async ({
  page,
}) => {
  await withSharedSite(async (site) => {
    await watch(page, site);
    await page.route(`${site.service.apiUrl}/**`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), "access-control-allow-origin": "*" },
      });
    });
    const response = await page.goto(`${site.origin}/builder-preview?path=/spring`);
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

test("two forms on a page are told apart", async ({ page }) => {
  await withSharedSite(async (site) => {
    site.service.entries["/two"] = makePage("/two", [formElement, makeText("<h2>Or</h2>"), formElement]);
    await watch(page, site);
    await expect.poll(async () => (await fetch(`${site.origin}/two`)).status).toBe(200);
    await page.goto(`${site.origin}/two`);
    const second = page.getByRole("form", { name: "Spring viewing" }).nth(1);
    await second.getByLabel("Enter your name").fill("Leila");
    await second.getByRole("button").click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(1);
    await expect(page.getByRole("form").nth(1).getByLabel("Enter your name")).toHaveValue("Leila");
    await expect(page.getByRole("form").nth(0).getByText("Enter an email address or")).toHaveCount(0);
  });
});

async function findFormId({ origin }: Site, path: string) {
  const html = await (await fetch(origin + path)).text();
  return /name="form" value="(b\d+)"/.exec(html)?.[1] ?? "";
}
