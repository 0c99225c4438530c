import { expect, type Locator, test } from "@playwright/test";
import { openDatabase } from "#app/open-database.server.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { getOfficeCookie, signIn, startOfficeSite } from "../office/office-site.ts";
import { fillGeneralQuestion, fillListingForm, openDialog } from "./enquiry-forms.ts";

const LETTER = "utm_source=canary-letter&utm_medium=mail&utm_campaign=canary-spring";

test("an enquiry keeps its visit's campaign or referring site, and the log neither", async ({ browser }) => {
  await using site = await startOfficeSite({}, { hasHomes: true });
  await using db = await openDatabase({ dataDir: site.dataDir });
  await using context = await browser.newContext();
  await using plain = await browser.newContext({ javaScriptEnabled: false });
  await using linked = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.origin}/listings?${LETTER}&fbclid=1&beds=3`, {
    referer: "http://News.example/a",
  });
  await expect(page).toHaveURL(`${site.origin}/listings?beds=3`);
  const dialog = await openDialog(page, `${site.origin}/property/1`, /question|Enquire/i);
  await send(dialog);
  await expect(dialog.getByText(/reference is/)).toBeVisible();
  await page.goto(`${site.origin}/team/1/ask`);
  await fillGeneralQuestion(page.getByRole("main"));
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByText(/reference is/)).toBeVisible();

  const other = await plain.newPage();
  await other.goto(`${site.origin}/property/S001/enquire?${LETTER}`);
  await send(other.getByRole("main"));
  await expect(other.getByText(/reference is/)).toBeVisible();

  // Without a campaign a visit keeps the referring site, on a home and on a page with a form.
  const fromPortal = await linked.newPage();
  const referer = "https://portal.example/homes/1";
  await fromPortal.goto(`${site.origin}/property/1`, { referer });
  await fromPortal.getByRole("link", { name: "Ask a Question" }).click();
  await send(fromPortal.getByRole("dialog"));
  await expect(fromPortal.getByRole("dialog").getByText(/reference is/)).toBeVisible();
  const reader = await browser.newPage();
  await reader.goto(`${site.origin}/newsletter`, { referer });
  await reader.getByRole("main").getByLabel("Email address").fill("leila@mail.example");
  await reader.getByRole("main").getByRole("button", { name: "Join" }).click();
  await expect(reader.getByRole("main")).toContainText("One more step: check your email.");
  await reader.close();
  const [subscriber] = await db.selectFrom("subscriber").select("campaign").execute();
  expect(JSON.parse(subscriber?.campaign ?? "")).toEqual({ from: "portal.example", page: "/newsletter" });

  const rows = await db.selectFrom("enquiry").select(["reference", "campaign"]).orderBy("id").execute();
  const named = { name: "canary-spring", source: "canary-letter", medium: "mail" };
  const kept = { ...named, from: "news.example", page: "/listings" };
  const stored = rows.flatMap(({ campaign }) => campaign ?? []).map((each) => JSON.parse(each));
  expect(stored).toEqual([
    kept,
    kept,
    { ...named, page: "/property/S001/enquire" },
    { from: "portal.example", page: "/property/1" },
  ]);

  await signIn(page, site);
  await page.getByRole("link", { name: "Enquiries" }).first().click();
  await page.getByRole("link", { name: "Where enquiries come from" }).click();
  await page.getByRole("link", { name: "Campaign", exact: true }).click();
  const row = page.getByRole("row", { name: "canary-spring, canary-letter, mail" });
  await expect(row.getByRole("cell").first()).toHaveText("3");
  expect(await findBarriers(page)).toEqual([]);
  const headers = { Cookie: await getOfficeCookie(site) };
  const [{ reference } = { reference: "" }] = rows.filter(({ campaign }) => campaign);
  const shown = await (await fetch(`${site.origin}/office/enquiries/${reference}`, { headers })).text();
  expect(shown).toContain("canary-spring, canary-letter, mail; from news.example; began at /listings");
  await Promise.all([context.close(), plain.close(), linked.close()]);
  await site.stop();
  expect(site.getOutput()).not.toContain("canary");
});

async function send(form: Locator) {
  await fillListingForm(form);
  await form.getByRole("button", { name: /^Send/ }).click();
}
