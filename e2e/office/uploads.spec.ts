import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { signIn, startOfficeSite } from "./office-site.ts";

test("a picture shows how much of it has gone; what is none is said in place, and may be sent anew", async ({
  page,
}) => {
  const site = await startOfficeSite();
  await signIn(page, site, "priya@headland.example");
  await page.goto(`${site.origin}/office/texts/agents/3/picture`);
  const buffer = await readFile("agencies/headland/public/pictures/place-freshwater-sand.jpg");
  const field = page.getByLabel("New portrait");
  const button = page.getByRole("button", { name: "Put it on the site" });
  await expect(page.getByRole("progressbar")).toBeHidden();
  await field.setInputFiles({ name: "me.txt", mimeType: "text/plain", buffer: Buffer.from("me") });
  await button.click();
  await expect(page.getByRole("alert")).toContainText("me.txt is no picture that can be read");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(button).toBeEnabled();

  const seen: string[] = [];
  await page.exposeFunction("note", (words: string) => seen.push(words));
  await page.evaluate(() => {
    const note: (words: string) => void = Reflect.get(window, "note");
    const sending = document.querySelector("[data-sending]");
    const button = document.querySelector<HTMLButtonElement>("form:has([data-sending]) button");
    if (sending)
      new MutationObserver(() => note(`${button?.disabled} ${sending.textContent}`)).observe(sending, {
        subtree: true,
        childList: true,
      });
  });
  await field.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await button.click();
  await expect(page.getByText("The picture is kept.")).toBeVisible();
  await expect(page.getByRole("link", { name: "See what visitors see" })).toHaveAttribute("href", "/team/3");
  expect(seen.join("\n")).toMatch(/true \d+ %Sending 1 picture/);
  expect(seen.join("\n")).toContain("Sent. Now it is made ready");

  await field.setInputFiles({ name: "me.txt", mimeType: "text/plain", buffer: Buffer.from("me") });
  await button.click();
  await expect(page.getByRole("alert")).toContainText("me.txt is no picture that can be read");
  await expect(page.getByText("The picture is kept.")).toHaveCount(0);
  await page.close();
  await site.stop();
});
