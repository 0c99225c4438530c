import { expect } from "@playwright/test";
import { test } from "../visitor.ts";
import { postForm, startDesk } from "./desk.ts";
import { readMails } from "./enquiry-forms.ts";

test("the newsletter is sent only after confirmation, and stops with one click", async ({ page }) => {
  await using desk = await startDesk();
  await page.goto(`${desk.origin}/about`);
  await page.locator("footer input[name=email]").fill("reader@");
  await page.locator("footer").getByRole("button", { name: "Join" }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid email address");
  const address = page.getByRole("main").locator("input[name=email]");
  await expect(address).toHaveValue("reader@");
  await address.fill("reader@mail.example");
  await address.press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "One more step: check your email." }),
  ).toBeVisible();
  await expect.poll(async () => (await readMails(desk.dataDir)).length).toBe(1);
  const [mail = ""] = await readMails(desk.dataDir);
  const token = /newsletter\/confirm\?token=([\w-]+)/.exec(mail)?.[1] ?? "";
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");

  await page.goto(`${desk.origin}/newsletter/confirm?token=${token}`);
  expect(desk.query("select state from subscriber")).toEqual([{ state: "asked" }]);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your address is confirmed" })).toBeVisible();
  const [subscriber] = desk.query("select state, wording, confirmed_at from subscriber");
  expect(subscriber).toMatchObject({
    state: "confirmed",
    wording: expect.stringContaining("once a month"),
  });

  const leave = `${desk.origin}/newsletter/leave?token=${token}`;
  expect((await fetch(leave)).status).toBe(200);
  expect(desk.query("select state from subscriber")).toEqual([{ state: "confirmed" }]);
  expect((await postForm(leave, "List-Unsubscribe=One-Click")).status).toBe(200);
  expect(desk.query("select state from subscriber")).toEqual([{ state: "left" }]);
  const gone = await fetch(`${desk.origin}/newsletter/leave?token=wrong`);
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain("is not on our list, so we won’t send it anything.");
});
