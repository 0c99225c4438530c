import { expect, test } from "@playwright/test";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { fillListingForm } from "../enquiries/enquiry-forms.ts";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { supplyHomes } from "../listings/supplied-homes.ts";
import { signIn, startOfficeSite } from "../office/office-site.ts";

const first = "2098-11-29T10:00";
const second = "2098-12-06T17:30";

test("without script a visitor books, reads the mail, moves and cancels", async ({ browser }) => {
  await using mail = await startMailServer();
  const record = toSampleRecord({ inspections: [`${first}/10:30`, second] });
  await using site = await startOfficeSite({
    LISTINGS_DIR: await supplyHomes([record]),
    SMTP_URL: mail.url,
  });
  await using visitor = await browser.newPage({ javaScriptEnabled: false });
  await using office = await browser.newPage();
  await signIn(office, site);
  const findMails = (to: string) => mail.received.filter(({ envelope }) => envelope.to.includes(to));
  const openLatest = async () => {
    const text = findMails("ines@mail.example").at(-1)?.text ?? "";
    const [address = ""] = /http\S+\/booking\/[\w-]+/.exec(text) ?? [];
    return visitor.goto(address);
  };
  const main = visitor.getByRole("main");

  await visitor.goto(`${site.origin}/property/S001/inspection`);
  await fillListingForm(visitor.getByRole("main"), "ines@mail.example");
  await visitor.getByLabel("Saturday 29 November, 10:00–10:30 am").check();
  await visitor.getByRole("button", { name: "Book inspection" }).click();
  await expect(visitor.getByRole("status")).toContainText("You are booked");
  await expect.poll(() => findMails("ines@mail.example").length).toBe(1);
  const thanks = findMails("ines@mail.example")[0];
  const page = await visitor.request.get(`${site.origin}/property/S001/inspection.ics?time=${first}`);
  expect(thanks?.attachments[0]?.content.toString()).toBe(await page.text());
  expect(thanks?.text).toContain("/property/S001");

  const response = await openLatest();
  expect(response?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  await expect(main).toContainText("You are booked");
  // axe needs script.
  expect(await findBarriersAtWidths(office, visitor.url())).toEqual([]);
  await main.getByRole("button", { name: "Saturday 6 December" }).click();
  await expect(main.getByRole("status")).toContainText("You are booked: Saturday 6 December, 5:30 pm.");
  await expect.poll(() => findMails("ines@mail.example").length).toBe(2);
  await office.goto(`${site.origin}/office/open-homes/S001/${second}`);
  await expect(office.getByRole("main")).toContainText("Leila Marsh");

  await openLatest();
  await main.getByRole("button", { name: "Cancel my booking" }).click();
  await expect(main.getByRole("status")).toContainText("Your booking is cancelled.");
  await expect.poll(() => findMails("ines@mail.example").at(-1)?.subject).toContain("is cancelled");
  await expect.poll(() => findMails(record.agent.email).length).toBe(3);
  await office.reload();
  await expect(office.getByRole("main")).not.toContainText("Leila Marsh");
  await office.goto(`${site.origin}/office/enquiries?view=all`);
  await office
    .getByRole("link", { name: /Leila Marsh.*1 Tern Lane, Manly/ })
    .first()
    .click();
  await expect(office.getByRole("main")).toContainText("Cancelled by the visitor");
});
