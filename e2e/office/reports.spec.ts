import { expect, type Page, test } from "@playwright/test";
import { noteVisitor } from "#app/door/store/note-visitor.server.ts";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { findBarriers, findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { countSheets, measureOverflow } from "../measure-page.ts";
import { startOwnServer } from "../own-server.ts";
import { signIn, startOfficeSite } from "./office-site.ts";

const CANARY = /canary|0491[\s\d]*570[\s\d]*159/i;
const time = "2026-11-21T10:00";
const about = { listing: { id: "S001", title: "", address: "", url: "" } };
const buyer = { name: "Canary Bird", email: "canary@mail.example", phone: "0491 570 159" };
/** Headless browsers are counted as crawlers. */
const userAgent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const VISITS = 3;
const WORDS = "Our strongest Saturday yet: two families came back and asked for the contract. ".repeat(14);

/** Four buyers who ask, book and attend; the comment of one is released to the owner. */
async function addBuyers(db: Database) {
  const now = Date.now();
  for (let count = 0; count < 4; count += 1) {
    await saveTestEnquiry(db, { ...makeQuestion({ ...buyer, message: "canary" }), about }, now);
    const booked = { ...buyer, email: `${count}.${buyer.email}`, time, message: "canary" };
    await saveTestEnquiry(db, { kind: inspectionKind, fields: booked, about }, now);
    const said =
      count === 0 ? { note: "canary", told: "Loved the light", isReleased: true } : { note: "canary" };
    const fields = { ...buyer, callBack: true, came: true, ...said };
    await noteVisitor(
      db,
      { uid: "inspection-S001-1", homeId: "S001", time },
      { id: makeId(now), at: now, fields, about },
      now,
    );
  }
}

/** Checks both widths, and ends at the wide one. */
async function changeWidth(pages: readonly Page[]) {
  for (const width of [390, 1440])
    for (const page of pages) {
      await page.setViewportSize({ width, height: 844 });
      expect(await measureOverflow(page)).toBe(0);
    }
}

async function expectFigures(page: Page, figures: readonly string[]) {
  await expect(page.locator("dl dd.font-display")).toHaveText(figures);
  expect(await page.content()).not.toMatch(CANARY);
}

test("an owner gets a page and a report; once ended, both links open nothing", async ({ browser }) => {
  await using mail = await startMailServer();
  await using site = await startOfficeSite({ SMTP_URL: mail.url }, { hasHomes: true });
  await using db = await openDatabase({ dataDir: site.dataDir });
  await using office = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await signIn(office, site);
  await addBuyers(db);

  await office.goto(`${site.origin}/office/homes/S001`);
  await office.getByRole("link", { name: "The owner’s page" }).click();
  await office.getByLabel("Owner’s name").fill("Maria Keller");
  await office.getByLabel("Their e-mail address").fill("maria@mail.example");
  await office.getByRole("button", { name: "Make the link" }).click();
  const link = (await office.getByRole("status").getByRole("link").getAttribute("href")) ?? "";
  await using owner = await browser.newPage({ userAgent, viewport: office.viewportSize() });
  const response = await owner.goto(link);
  expect(response?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  await expect(owner.getByText("For Maria Keller")).toBeVisible();
  await expect(owner.getByText("Loved the light")).toBeVisible();
  await expectFigures(owner, ["4", "4", "4", "None"]);
  for (let visit = 0; visit < VISITS; visit += 1) await owner.goto(`${site.origin}/property/1`);
  await office.goto(`${site.origin}/property/1`);

  await office.goto(`${site.origin}/office/homes/S001/owners`);
  await office.getByRole("link", { name: "Write the report" }).click();
  await expect(office.getByLabel("Your words")).toHaveValue(/4 groups came through/);
  await office.getByLabel("Your words").fill(WORDS);
  await office.getByRole("button", { name: "Keep and see it" }).click();
  await expect(office.getByRole("region", { name: "See it" })).toContainText("Our strongest Saturday");
  await owner.goto(link);
  await changeWidth([office, owner]);
  await office.getByRole("button", { name: "Send to Maria Keller" }).click();
  await expect(office.getByRole("status")).toContainText("The report is on its way");
  expect(await findBarriers(office)).toEqual([]);
  const findReport = () => mail.received.find(({ subject }) => subject?.endsWith(": this week"));
  await expect.poll(() => findReport()?.envelope.to).toEqual(["maria@mail.example"]);
  const { text = "", html } = findReport() ?? {};
  expect(`${text}${html}`).not.toMatch(CANARY);
  const mailed = /http\S+\/owner\/[\w-]+/.exec(text)?.[0] ?? "";
  await owner.goto(mailed);
  await expect(owner.getByText(/^In the report of/)).toBeVisible();
  await expectFigures(owner, ["4", "4", "4", "None"]);
  await owner.emulateMedia({ media: "print" });
  await expect(owner.getByText("Our strongest Saturday")).toBeVisible();
  expect(await owner.locator("body").innerText()).not.toMatch(CANARY);
  await owner.emulateMedia({ media: null });
  await expect(owner.getByText("Our strongest Saturday")).toBeVisible();
  expect(await countSheets(owner)).toBe(1);
  expect(await findBarriersAtWidths(owner, mailed)).toEqual([]);
  for (const path of ["/office/reports", "/office/homes/S001/owners"]) {
    await office.goto(site.origin + path);
    expect(await findBarriers(office)).toEqual([]);
  }

  await changeWidth([office, owner]);
  // A forwarded page says whose it is, and a second process that has cached it stops showing it.
  await expect(owner.getByText("This page is private to Maria Keller, of")).toBeVisible();
  await using second = await startOwnServer({ DATA_DIR: site.dataDir });
  const askSecond = async () => (await fetch(second.origin + new URL(link).pathname)).status;
  expect(await askSecond()).toBe(200);
  await office.getByRole("button", { name: "End Maria Keller’s page" }).click();
  await expect.poll(askSecond).toBe(404);
  await expect(office.getByRole("status")).toContainText("The page is ended");
  for (const dead of [link, mailed, `${site.origin}/owner/nothing`]) {
    expect((await owner.goto(dead))?.status()).toBe(404);
    await expect(owner.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
  }
  await Promise.all([office.close(), owner.close()]);
  await site.stop();
  const views = await db.selectFrom("home_view").select(["home_id", "list", "count"]).execute();
  expect(views).toEqual([{ home_id: "S001", list: "sale", count: VISITS }]);
  expect(site.getOutput()).not.toContain(link.split("/owner/")[1]);
});
