import { expect, test } from "@playwright/test";
import { watchPolicy } from "./policy-violations.ts";

test("what a page's policy refuses is noticed, as it is in every journey", async ({ page, context }) => {
  const violations = watchPolicy(context);
  for (const path of ["/about", "/listings"]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML("beforeend", `<p style="color:red">red</p>`);
    });
    await expect.poll(() => violations.join("\n")).toMatch(new RegExp(`inline style.*${path}`));
  }
});
