import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page, test } from "@playwright/test";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { moveInspection } from "#app/calendars/note-times.server.ts";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { formatTimes } from "#app/region/format.ts";
import { browserArguments } from "../../scripts/browser.ts";
import { makeFolder } from "../../trials/site/start-site.ts";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { type OfficeSite, signIn, startOfficeSite } from "../office/office-site.ts";

const HALF_DAY_MS = 12 * 60 * 60_000;
const EACH = 30;
/** The next noon, less than a day away. */
const time = `${toAgencyTime(Date.now() + HALF_DAY_MS).slice(0, 10)}T12:00`;
const address = `/office/open-homes/S014/${time}`;
const folder = makeFolder();
let site: OfficeSite;

function openAt(inspection: string) {
  const record = toSampleRecord({ id: "S014", address: "14 Tern Lane", inspections: [inspection] });
  writeFileSync(join(folder, "coastal-listings.json"), JSON.stringify([record]));
}

test.beforeAll(async () => {
  openAt(`${time}/12:30`);
  writeFileSync(join(folder, "coastal-rentals.json"), "[]");
  site = await startOfficeSite({ LISTINGS_DIR: folder });
  await withStore(async (db) => {
    const fields = {
      name: "Leila Marsh",
      email: "leila@mail.example",
      phone: "0491 570 110",
      time,
      message: "",
    };
    const about = { listing: { id: "S014", title: "", address: "14 Tern Lane", url: "" } };
    await saveTestEnquiry(db, { kind: inspectionKind, fields, about }, Date.now());
  });
});

test.afterAll(() => site.stop());

async function withStore<Result>(use: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>) {
  const db = await openDatabase({ dataDir: site.dataDir });
  return use(db).finally(() => db.destroy());
}

async function noteWalkIn(page: Page, name: string, phone: string) {
  await page.getByText("Somebody without a booking").click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Phone", { exact: true }).fill(phone);
  await page.getByLabel("Name", { exact: true }).press("Enter");
}

/** A phone whose browser profile survives a restart. */
async function startPhone(folder: string, { hasReception = true, width = 390 } = {}) {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH,
    args: browserArguments,
    viewport: { width, height: 844 },
  });
  if (!hasReception) await loseReception(context);
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

function loseReception(context: BrowserContext) {
  return context.route("**/*", (route) => route.abort("internetdisconnected"));
}

async function noteMany(page: Page, phone: string) {
  await noteWalkIn(page, `Visitor ${phone}0`, `0491 57${phone} 100`);
  // Submits the others without waiting.
  await page.locator("form[data-walk-in]").evaluate(
    (form: HTMLFormElement, { phone, count }) => {
      const fill = (name: string, value: string) => {
        const field = form.elements.namedItem(name);
        if (field instanceof HTMLInputElement) field.value = value;
      };
      for (let number = 1; number < count; number += 1) {
        fill("name", `Visitor ${phone}${number}`);
        fill("phone", `0491 57${phone} ${100 + number}`);
        form.requestSubmit();
      }
    },
    { phone, count: EACH },
  );
}

async function noteLeila(page: Page) {
  await page.getByRole("button", { name: "Came: Leila Marsh" }).click();
  await page.getByRole("link", { name: "What they said" }).first().click();
  await page.getByRole("listitem").filter({ hasText: "Leila" }).getByText("Warm").click();
  await page.getByRole("button", { name: "Keep what they said" }).click();
  await expect(page.getByText("Interest: warm")).toBeVisible();
}

test("sixty visitors noted without reception on a phone and a wide screen, both restarted, are stored once each", async () => {
  const folders = [makeFolder(), makeFolder()] as const;
  const widths = [390, 1440];
  for (const [index, folder] of folders.entries()) {
    const { context, page } = await startPhone(folder, { width: widths[index] });
    // A headless browser decides without asking, so this only records the request.
    await page.addInitScript(() => {
      navigator.storage.persist = async () => document.documentElement.toggleAttribute("data-persists", true);
    });
    await signIn(page, site, index === 0 ? "marion@headland.example" : "callum@headland.example");
    await page.goto(site.origin + address);
    if (index === 0) await page.getByRole("button", { name: "Open the door" }).click();
    await expect(page.getByText("This page is on your phone and works without reception")).toBeVisible();
    await expect(page.locator("html[data-persists]")).toBeAttached();
    await loseReception(context);
    await noteMany(page, String(index));
    if (index === 0) await noteLeila(page);
    await context.close();
  }
  for (const [index, folder] of folders.entries()) {
    const { context, page } = await startPhone(folder, { hasReception: false, width: widths[index] });
    await page.goto(site.origin + address);
    const waiting = EACH + (index === 0 ? 2 : 0);
    await expect(page.getByText(`${waiting} notes are not sent yet.`)).toBeVisible();
    await expect(page.getByText("Not sent yet", { exact: true }).filter({ visible: true })).toHaveCount(
      EACH + 1 - index,
    );
    await context.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByText("are not sent yet.")).toBeHidden();
    await expect(page.getByRole("button", { name: /^Came: Visitor/ })).toHaveCount(EACH * (index + 1));
    // The page as last seen also opens without reception.
    await loseReception(context);
    await page.reload();
    await expect(page.getByText("are not sent yet.")).toBeHidden();
    await expect(page.getByRole("button", { name: /^Came: Visitor/ })).toHaveCount(EACH * (index + 1));
    await context.close();
  }
  await withStore(async (db) => {
    const stored = await db.selectFrom("enquiry").select("fields").where("kind", "=", "open-home").execute();
    expect(new Set(stored.map(({ fields }) => fields)).size).toBe(2 * EACH);
    expect(stored).toHaveLength(2 * EACH);
    expect(await db.selectFrom("open_visitor").select("id").where("came", "=", 1).execute()).toHaveLength(
      2 * EACH + 1,
    );
  });
});

test("a note that the office refuses stays, says why and is sent again", async ({ page }) => {
  await signIn(page, site);
  await page.goto(site.origin + address);
  const body = `<h1>14 Tern Lane</h1><div role="alert"><h2>Look again.</h2><li>It is closed.</li></div>`;
  await page.route(site.origin + address, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 410, contentType: "text/html", body })
      : route.continue(),
  );
  await noteWalkIn(page, "Rosa Lind", "0491 570 118");
  await expect(page.getByText("Rosa Lind, 0491 570 118: It is closed.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("The office did not take these.")).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Came: Rosa Lind" })).toBeVisible();
});

test("on a phone without storage a note is submitted like any other form", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await signIn(page, site);
  await page.goto(site.origin + address);
  await noteWalkIn(page, "Ines Ferro", "0491 570 117");
  await expect(page.getByRole("status")).toContainText("The visitor is noted.");
  await expect(page.getByRole("button", { name: "Came: Ines Ferro" })).toBeVisible();
});

test("without script an agent notes a visitor, and visitors sign in by the code", async ({ browser }) => {
  await using page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 900 },
  });
  const [noor, ben] = ["Noor Haddad", "Ben Lowe"];
  await signIn(page, site);
  await page.goto(site.origin + address);
  const open = page.getByRole("button", { name: "Open the door" });
  if (await open.isVisible()) await open.click();
  await page.getByText("Somebody without a booking").click();
  await page.getByLabel("Name", { exact: true }).fill(noor);
  await page.getByRole("button", { name: "Note them" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Enter a phone number or an email address");
  await page.getByLabel("Email", { exact: true }).fill("noor@mail.example");
  await page.getByRole("button", { name: "Note them" }).click();
  await expect(page.getByRole("status")).toContainText("The visitor is noted.");
  await page.getByText("Code for visitors").click();
  const code = (await page.getByRole("link", { name: /\/door\// }).getAttribute("href")) ?? "";
  await page.goto(site.origin + new URL(code).pathname);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("14 Tern Lane");
  await page.getByLabel("Name", { exact: true }).fill(ben);
  await page.getByLabel("Phone").fill("0491 570 157");
  // A form submitted faster than anybody types has to be confirmed.
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForLoadState();
  const again = page.getByRole("button", { name: "Sign in" });
  if (await again.isVisible()) await again.click();
  await expect(page.getByRole("status")).toContainText("You’re signed in.");
  await page.getByRole("link", { name: "Sign in another person" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await page.goto(site.origin + address);
  for (const name of [noor, ben])
    await expect(page.getByRole("button", { name: `Came: ${name}` })).toHaveAttribute("aria-pressed", "true");
});

// The page for visitors: every-page.spec.ts.
test("the sheet of an open home is accessible", async ({ page }) => {
  await signIn(page, site, "callum@headland.example");
  await page.goto(site.origin + address);
  for (const words of ["Code for visitors", "Somebody without a booking", "What they said"])
    await page.getByText(words).first().click();
  expect(await findBarriersAtWidths(page)).toEqual([]);
});

test("notes taken without reception follow an open home that moves meanwhile", async ({ page, context }) => {
  await page.clock.install();
  await signIn(page, site, "callum@headland.example");
  await page.goto(site.origin + address);
  await loseReception(context);
  await noteWalkIn(page, "Ada Moss", "0491 570 116");
  await expect(page.getByText("1 note is not sent yet.")).toBeVisible();
  const day = toAgencyTime(Date.now() + 3 * 2 * HALF_DAY_MS).slice(0, 10);
  await moveTo(`${day}T14:00/14:30`, time);
  const first = page.url();
  // Otherwise the page would navigate there by itself at the same moment.
  await page.goto("about:blank");
  await context.unrouteAll();
  await page.goto(`${site.origin}/office/open-homes/S014/${day}T14:00`);
  await expect(page.getByRole("button", { name: "Came: Ada Moss" })).toBeVisible();
  await expect(page.getByText("is not sent yet.")).toBeHidden();
  // The first page's address now names the event, not the time.
  await page.goto(first);
  await expect(page).toHaveURL(new RegExp(`${day}T14:00`));
  await expect(page.getByRole("status")).toContainText("has moved");
  // Choices and typed text survive another move.
  await page.getByText("Somebody without a booking").click();
  await page.locator("[data-walk-in]").getByText("Warm").click();
  await moveTo(`${day}T15:00/15:30`, `${day}T14:00`);
  await page.clock.fastForward(20_000);
  await expect(page.getByText("3:00–3:30 pm").first()).toBeVisible();
  await expect(page.getByRole("radio", { name: "Warm" })).toBeChecked();
  await page.getByLabel("Name", { exact: true }).fill("Eva Roos");
  await moveTo(`${day}T16:00/16:30`, `${day}T15:00`);
  await page.clock.fastForward(20_000);
  await expect(page.getByText("4:00–4:30 pm").first()).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Eva Roos");
  await page.getByLabel("Phone", { exact: true }).fill("0491 570 115");
  await page.getByLabel("Name", { exact: true }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`${day}T16:00`));
  await expect(page.getByRole("button", { name: "Came: Eva Roos" })).toBeVisible();
});

// Moves it in the store and in the file of homes, and waits until the site has read the file.
async function moveTo(to: string, from: string) {
  await withStore((db) => moveInspection(db, { homeId: "S014", from, to }, Date.now()));
  openAt(to);
  const [start = "", end] = to.slice("2026-12-05T".length).split("/");
  const readPage = async () => (await fetch(`${site.origin}/property/S014`)).text();
  await expect.poll(readPage).toContain(formatTimes(start, end));
}
