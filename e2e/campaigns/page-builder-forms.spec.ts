import { expect } from "@playwright/test";
import { formType } from "../enquiries/desk.ts";
import { readMails, toBody } from "../enquiries/enquiry-forms.ts";
import { test } from "../visitor.ts";
import {
  type BuilderSite,
  fillForm,
  findFormId,
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

test("a form reaches our own office, and says that it is sending until answered", async ({ page }) => {
  const complaints = await watch(page, site);
  const mailsBefore = (await readMails(site.dataDir)).length;
  await page.goto(`${site.origin}/spring?utm_source=letter`);
  await fillForm(page);
  // Noted in the page: while a form is under way, Playwright waits for where it leads.
  await page.evaluate(() => {
    const status = document.querySelector("form [role=status]");
    const note = () => sessionStorage.setItem("said", status?.textContent ?? "");
    if (status) new MutationObserver(note).observe(status, { childList: true });
  });
  await page.getByRole("button", { name: "Ask for a viewing" }).click();
  await expect(page.getByRole("status").getByRole("heading")).toHaveText("Thanks!");
  expect(await page.evaluate(() => sessionStorage.getItem("said"))).toBe("Sending...");
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
});

test("keeps what was typed and says what is missing, in the service's words", async ({ page }) => {
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

test("takes a phone number alone, and writes to nobody but the office", async () => {
  const before = (await readMails(site.dataDir)).length;
  const id = await findFormId(site, "/spring");
  const body = toBody({ form: id, [`${id}-name`]: "Leila", [`${id}-phone`]: "0491 570 110" });
  expect((await site.post("/spring", body)).status).toBe(303);
  await expect.poll(async () => (await readMails(site.dataDir)).length).toBe(before + 1);
  const mail = (await readMails(site.dataDir)).find((each) => each.includes("0491 570 110"));
  expect(mail).toContain("To: Headland");
  expect(mail).not.toContain("Reply-To");
});

test("sends the same form twice as one, flags what a machine filled in, refuses strangers", async () => {
  const before = site.findEnquiries().length;
  const id = await findFormId(site, "/spring");
  const good = { form: id, [`${id}-name`]: "Leila", [`${id}-email`]: "leila@mail.example" };
  const submission = "01a1fff0-0000-7000-8000-000000000001";
  const answers = await Promise.all(
    [1, 2, 3].map(() => site.post("/spring", toBody({ ...good, submission }))),
  );
  expect(new Set(answers.map((answer) => answer.headers.get("Location"))).size).toBe(1);
  await site.post("/spring", toBody({ ...good, subject: "pills" }));
  expect(
    site
      .findEnquiries()
      .map(({ flag }) => flag)
      .slice(before),
  ).toEqual([null, "the hidden field was filled in"]);
  const foreign = await fetch(`${site.origin}/spring`, {
    method: "POST",
    body: toBody(good),
    headers: { ...formType, Origin: "https://evil.example" },
  });
  expect(foreign.status).toBe(403);
  expect((await site.post("/plain", toBody(good))).status).toBe(405);
  expect((await site.post("/winter", toBody(good))).status).toBe(405);
  expect(site.findEnquiries().length).toBe(before + 2);
});

test("until the service has answered once, a form comes back to be sent again", async ({ page }) => {
  await using site = await startSite({ status: 500 });
  const fields = { form: "b9", "b9-name": "Leila", "b9-wish": "A pool" };
  const answer = await site.post("/spring", toBody(fields));
  expect(answer.status).toBe(503);
  await page.setContent(await answer.text());
  await expect(page.getByText("A pool")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send it again" })).toBeVisible();
});

test("two forms on a page are told apart", async ({ page }) => {
  await watch(page, site);
  await page.goto(`${site.origin}/two`);
  const second = page.getByRole("form", { name: "Spring viewing" }).nth(1);
  await second.getByLabel("Enter your name").fill("Leila");
  await second.getByRole("button").click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("form").nth(1).getByLabel("Enter your name")).toHaveValue("Leila");
  await expect(page.getByRole("form").nth(0).getByText("Enter an email address or")).toHaveCount(0);
});
