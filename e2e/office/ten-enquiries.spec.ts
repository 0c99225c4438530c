import { expect, test } from "@playwright/test";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { signIn, startOfficeSite } from "./office-site.ts";

const MOST_MS = 3 * 60_000;
/** A person's pace: reading a question and its page, a touch and what it leads to, and each letter typed on a phone. */
const [READ_MS, TOUCH_MS, ANSWER_MS, LETTER_MS] = [5000, 700, 1000, 120];
/** What is added to the proposed answer. */
const OWN_WORDS = "There is a bath, and the pool is heated. ";

test("ten enquiries are answered within three minutes on a phone", async ({ page }) => {
  await using site = await startOfficeSite();
  const db = await openDatabase({ dataDir: site.dataDir });
  for (let index = 0; index < 7; index++)
    await saveTestEnquiry(db, makeQuestion({ name: `Visitor ${"ABCDEFG"[index]}` }), Date.now() - index);
  await db.destroy();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site);
  let [touches, pace] = [0, 0];
  const touch = async (name: RegExp | string, role: "link" | "button" = "button") => {
    touches++;
    pace += TOUCH_MS + ANSWER_MS;
    await page.getByRole("main").getByRole(role, { name }).first().click();
  };
  await touch(/Tom Burke/, "link");
  for (let answered = 1; answered <= 10; answered++) {
    pace += READ_MS;
    // The question is visible at once, and the answer's form begins in the first window.
    await expect(page.getByRole("region", { name: "What was asked" })).toBeInViewport();
    await expect(page.getByLabel("Answer by e-mail")).toBeInViewport();
    await touch("May I ring you?", "link");
    if (answered % 3 === 0) {
      pace += OWN_WORDS.length * LETTER_MS;
      await page.getByLabel("Answer by e-mail").pressSequentially(OWN_WORDS);
    }
    await touch(answered < 10 ? "Send and next" : "Send answer");
    await expect(page.getByRole("status").first()).toContainText("Your answer is on its way");
  }
  expect(touches).toBe(21);
  expect(pace).toBeLessThan(MOST_MS);
  await page.goto(`${site.origin}/office/enquiries?view=waiting`);
  await expect(page.getByText("This list is empty.")).toBeVisible();
});
