import { expect, test } from "@playwright/test";
import { signInForTest } from "#app/office/office.fixture.ts";
import { getPersonByEmail } from "#app/office/people/people.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { startOfficeSite } from "../office/office-site.ts";
import { openDialog } from "./enquiry-forms.ts";

const pdf = Buffer.from("%PDF-1.7\nthe contract\n%%EOF\n");

for (const isScripted of [false, true])
  test(`${isScripted ? "with" : "without"} script: who asks for a contract gets it by a link, until it is ended`, async ({
    browser,
  }) => {
    const mail = await startMailServer();
    const site = await startOfficeSite({ LISTINGS_DIR: "agencies/headland/homes", SMTP_URL: mail.url });
    const db = await openDatabase({ dataDir: site.dataDir });
    const marion = await getPersonByEmail(db, "marion@headland.example");
    const [name = "", value = ""] = (await signInForTest(db, marion?.id ?? "")).split("=");
    const context = await browser.newContext({ javaScriptEnabled: isScripted, baseURL: site.origin });
    const place = { domain: "localhost", path: "/", secure: true, httpOnly: true } as const;
    await context.addCookies([{ name, value, ...place, sameSite: "Lax" }]);
    const office = await context.newPage();
    await office.goto("/office/homes");
    await office.getByRole("button", { name: "Take the homes over" }).click();
    await office.goto("/office/homes/S001");
    await office.getByRole("link", { name: "Contract" }).click();
    await office
      .getByLabel("The contract")
      .setInputFiles({ name: "contract.pdf", mimeType: "application/pdf", buffer: pdf });
    await office.getByRole("button", { name: "Add it" }).click();
    await expect(office.getByRole("status")).toContainText("The contract is here.");

    await office
      .getByLabel("The statement")
      .setInputFiles({ name: "statement.pdf", mimeType: "application/pdf", buffer: pdf });
    await office.getByRole("button", { name: "Add the statement" }).click();
    await expect(office.getByRole("status")).toContainText(
      "The statement of information is on the home’s page.",
    );

    const options = { javaScriptEnabled: isScripted, baseURL: site.origin };
    const visitor = await (await browser.newContext(options)).newPage();
    const readPage = async () => (await visitor.request.get("/property/1")).text();
    await expect.poll(readPage).toContain('href="/property/S001/statement.pdf"');
    expect((await visitor.request.get("/property/S001/statement.pdf")).headers()["content-type"]).toBe(
      "application/pdf",
    );
    const link = "Send Me the Contract";
    if (isScripted) await openDialog(visitor, "/property/1", link);
    else await visitor.goto("/property/1").then(() => visitor.getByRole("link", { name: link }).click());
    const form = isScripted ? visitor.getByRole("dialog") : visitor.getByRole("main");
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
    if (isScripted) expect(await findBarriersAtWidths(visitor, address)).toEqual([]);
    const downloading = visitor.waitForEvent("download");
    await visitor.getByRole("button", { name: "Download the contract" }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^Contract, .*\.pdf$/);

    await office.goto("/office/enquiries?view=all");
    await office
      .getByRole("link", { name: /Ines Wood/ })
      .first()
      .click();
    await expect(office.getByRole("main")).toContainText("Opened 1 time, last");
    if (isScripted) {
      for (const page of ["/office/homes/S001/contract", new URL(office.url()).pathname])
        expect(await findBarriersAtWidths(office, site.origin + page)).toEqual([]);
    }
    await office.getByRole("button", { name: "End the link" }).click();
    await expect(office.getByRole("status")).toContainText("The link is ended");
    for (const dead of [address, `${address}/file`, `${site.origin}/contract/nothing`]) {
      expect((await visitor.goto(dead))?.status()).toBe(404);
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This link opens nothing");
    }
    await site.stop();
    expect(site.getOutput()).not.toContain(address.split("/contract/")[1]);
    await db.destroy();
    await mail.stop();
    await context.close();
    await visitor.context().close();
  });
