import { expect, test } from "@playwright/test";
import { addTestSubscribers } from "#app/newsletter/newsletter.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { measureOverflow } from "../measure-page.ts";
import { startOwnServer } from "../own-server.ts";
import { parseMails, signIn, startOfficeSite } from "./office-site.ts";

const photo = "agencies/headland/public/pictures/place-freshwater-sand.jpg";

test("on a phone, without script: an issue is written, tested, sent and paused", async ({ browser }) => {
  // One mail every ten seconds, so that it can be paused in between.
  await using site = await startOfficeSite({ MAIL_PER_MINUTE: "6" }, { hasHomes: true });
  const db = await openDatabase({ dataDir: site.dataDir });
  await addTestSubscribers(db, 5);
  await db.destroy();
  const viewport = { width: 390, height: 844 };
  await using page = await browser.newPage({ javaScriptEnabled: false, viewport });
  await signIn(page, site, "callum@headland.example");
  // axe-core needs scripting.
  const storageState = await page.context().storageState();
  await using seen = await browser.newPage({ viewport, storageState });
  const expectNoBarriers = async () => {
    await seen.goto(page.url());
    expect(await findBarriers(seen)).toEqual([]);
    expect(await measureOverflow(seen)).toBe(0);
  };
  await page.goto(`${site.origin}/office/campaigns`);
  await page.getByRole("navigation", { name: "Marketing" }).getByRole("link", { name: "Newsletter" }).click();
  await page.getByRole("link", { name: "Write an issue" }).click();
  await page.getByLabel("Subject").fill("Spring by the sea");
  const text = page.getByLabel("Text");
  await text.fill("The water is *warm*: [read on](/journal/nowhere).\n\nS001");
  await page.getByRole("button", { name: "Keep and see it" }).click();
  await expect(page.getByRole("alert")).toContainText('The link "/journal/nowhere" leads nowhere.');
  await expect(text).toHaveValue(/\/journal\/nowhere/);
  await text.fill("The water is *warm*: [read on](/journal).\n\n![Noon](/pictures/hero-noon.jpg)\n\nS001");
  await page.getByRole("button", { name: "Keep and see it" }).click();
  await expect(page.getByRole("region", { name: "See it" })).toContainText(`${site.origin}/property/S001`);
  await expectNoBarriers();
  await page.getByRole("link", { name: "With pictures" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Spring by the sea");
  const picture = page.getByRole("img").or(page.locator("img")).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await page.goBack();
  await page.getByText("Add a picture of yours").click();
  const file = page.getByLabel("Your picture");
  await file.setInputFiles(photo);
  await page.getByRole("button", { name: "Keep and see it" }).click();
  await expect(page.getByRole("alert")).toContainText("Say what the picture shows, and choose it again.");
  await file.setInputFiles(photo);
  await page.getByLabel("What it shows").fill("A [wide] bay");
  await page.getByRole("button", { name: "Keep and see it" }).click();
  await expect(text).toHaveValue(/S001\n\n!\[A wide bay\]\(\/pictures\/[\da-f]{32}\.jpg\)$/);
  // With script the button that sends the picture still says what is done with the issue.
  await seen.goto(page.url());
  await seen.getByText("Add a picture of yours").click();
  await seen.getByLabel("What it shows").fill("The same bay");
  await seen.getByLabel("Your picture").setInputFiles(photo);
  await seen.getByRole("button", { name: "Send me a test" }).click();
  await expect(seen.getByRole("status").first()).toContainText("a test is on its way");
  await expect(seen.getByLabel("Text")).toHaveValue(/!\[The same bay\]\(\/pictures\/[\da-f]{32}\.jpg\)$/);
  await page.reload();
  await expect
    .poll(() => findMails(site.dataDir, "Test: Spring by the sea"))
    .toEqual(["callum@headland.example"]);

  await page.getByRole("button", { name: "Send to 5 subscribers …" }).click();
  await expect(page.getByRole("heading", { name: "Send it to 5 subscribers?" })).toBeVisible();
  await expectNoBarriers();
  await page.getByRole("button", { name: "Send to 5 subscribers" }).click();
  await expect(page.getByRole("main")).toContainText(/Sending: \d of 5/);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("main")).toContainText(/Paused: \d of 5 sent/);
  await expectNoBarriers();
  // Restarted, it sends the others at once.
  await site.stop();
  const { port } = new URL(site.origin);
  await using _ = await startOwnServer({ PORT: port, DATA_DIR: site.dataDir, MAIL_PER_MINUTE: "600" });
  await page.getByRole("button", { name: "Go on" }).click();
  await expect.poll(() => findMails(site.dataDir, "Spring by the sea")).toHaveLength(5);
  await page.getByRole("link", { name: "All issues" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Spring by the sea" })).toContainText(
    "Sent to 5 subscribers",
  );
});

/** The recipients of mails with this subject. */
async function findMails(dataDir: string, subject: string) {
  return (await parseMails(dataDir))
    .filter((mail) => mail.subject === subject)
    .flatMap(({ to }) => [to ?? []].flat().map((each) => each.text));
}
