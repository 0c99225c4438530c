import { expect, test } from "@playwright/test";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { type OfficeSite, openPhone, startOfficeSite } from "../office/office-site.ts";

let site: OfficeSite;

test.beforeAll(async () => {
  site = await startOfficeSite({ LISTINGS_DIR: "agencies/headland/homes" });
});

test.afterAll(() => site.stop());

test("an open home is moved, and the visitor who booked it gets one mail", async ({ browser }) => {
  const page = await openPhone(browser, site);
  await page.goto(`${site.origin}/office/homes`);
  await page.getByRole("button", { name: "Take the homes over" }).click();
  await page.goto(`${site.origin}/office/open-homes`);
  const first = page.getByRole("main").getByRole("listitem").getByRole("link").first();
  const address = (await first.getAttribute("href")) ?? "";
  const [, id = "", time = ""] = /open-homes\/([^/]+)\/(.+)$/.exec(decodeURIComponent(address)) ?? [];
  const db = await openDatabase({ dataDir: site.dataDir });
  const fields = {
    name: "Leila Marsh",
    email: "leila@mail.example",
    phone: "0491 570 110",
    time,
    message: "",
  };
  const about = { listing: { id, title: "", address: "", url: "" } };
  await saveTestEnquiry(db, { kind: inspectionKind, fields, about }, Date.now());
  await page.goto(site.origin + address);
  await expect(page.getByRole("link", { name: "0491 570 110" })).toBeVisible();
  await page.getByRole("link", { name: "Move or cancel this open home" }).click();
  // Late in the day, because the first open home may be today.
  await page.getByLabel("From").fill("23:00");
  await page.getByLabel("To", { exact: true }).fill("23:30");
  await page.getByRole("button", { name: "Move" }).click();
  await expect(page.getByText("Not told yet: 1 person who booked")).toBeVisible();
  const says = /^They get this mail at \d+:\d\d [ap]m, unless you put it right before then/;
  await expect(page.getByText(says)).toBeVisible();
  await page.getByRole("button", { name: "Send this mail now" }).click();
  await expect(page.getByText(/^Not told yet/)).toHaveCount(0);
  await expect(page.getByText(/^Leila Marsh: .+, by Marion Tate$/)).toBeVisible();
  const mails = await db.selectFrom("notice").select("id").where("kind", "=", "open home").execute();
  expect(mails).toHaveLength(1);
  await db.destroy();
  await page.close();
});
