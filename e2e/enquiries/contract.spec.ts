import { expect } from "@playwright/test";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { signIn, startOfficeSite } from "../office/office-site.ts";
import { test } from "../visitor.ts";
import { openDialog } from "./enquiry-forms.ts";

const pdf = Buffer.from("%PDF-1.7\nthe contract\n%%EOF\n");

test("a requested contract opens by a link until that is ended; the office needs no script", async ({
  page: visitor,
  plain: office,
}) => {
  await using mail = await startMailServer();
  await using site = await startOfficeSite({ SMTP_URL: mail.url }, { hasHomes: true });
  await signIn(office, site);
  await office.goto(`${site.origin}/office/homes/S001`);
  await office.getByRole("link", { name: "Contract" }).click();
  await office
    .getByLabel("The contract")
    .setInputFiles({ name: "contract.pdf", mimeType: "application/pdf", buffer: pdf });
  await office.getByRole("button", { name: "Add the contract" }).click();
  await expect(office.getByRole("status")).toContainText("The contract is here.");

  await office
    .getByLabel("The statement")
    .setInputFiles({ name: "statement.pdf", mimeType: "application/pdf", buffer: pdf });
  await office.getByRole("button", { name: "Add the statement" }).click();
  await expect(office.getByRole("status")).toContainText(
    "The statement of information is on the home’s page.",
  );

  const readPage = async () => (await visitor.request.get(`${site.origin}/property/1`)).text();
  await expect.poll(readPage).toContain('href="/property/S001/statement.pdf"');
  const statement = await visitor.request.get(`${site.origin}/property/S001/statement.pdf`);
  expect(statement.headers()["content-type"]).toBe("application/pdf");
  const form = await openDialog(visitor, `${site.origin}/property/1`, "Send Me the Contract");
  await form.getByLabel("Name", { exact: true }).fill("Ines Wood");
  await form.getByLabel("Email", { exact: true }).fill("ines@mail.example");
  await form.getByRole("button", { name: "Send me the contract" }).click();
  await expect(form).toContainText("Choose whether you have a home to sell");
  await form.getByLabel("Perhaps").check();
  await form.getByRole("button", { name: "Send me the contract" }).click();
  await expect(form.getByRole("status")).toContainText("Thank you.");

  const find = () => mail.received.find(({ envelope }) => envelope.to.includes("ines@mail.example"));
  await expect.poll(() => find()?.text).toContain("works for 14 days");
  const address = /http\S+\/contract\/[\w-]+/.exec(find()?.text ?? "")?.[0] ?? "";
  const response = await visitor.goto(address);
  expect(response?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex",
  });
  expect(await findBarriers(visitor)).toEqual([]);
  const downloading = visitor.waitForEvent("download");
  await visitor.getByRole("button", { name: "Download the contract" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Contract, .*\.pdf$/);

  await office.goto(`${site.origin}/office/enquiries?view=all`);
  await office
    .getByRole("link", { name: /Ines Wood/ })
    .first()
    .click();
  await expect(office.getByRole("main")).toContainText("Opened 1 time, last");
  await signIn(visitor, site);
  for (const path of ["/office/homes/S001/contract", new URL(office.url()).pathname]) {
    await visitor.goto(site.origin + path);
    expect(await findBarriers(visitor)).toEqual([]);
  }
  await office.getByText("End the link", { exact: true }).click();
  await office.getByRole("button", { name: "End it" }).click();
  await expect(office.getByRole("status")).toContainText("The link is ended");
  for (const dead of [address, `${address}/file`, `${site.origin}/contract/nothing`]) {
    expect((await visitor.goto(dead))?.status()).toBe(404);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
  }
  // The site would wait for responses that a browser is still reading.
  await Promise.all([visitor.close(), office.close()]);
  await site.stop();
  expect(site.getOutput()).not.toContain(address.split("/contract/")[1]);
});
