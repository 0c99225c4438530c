import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { makeFolder } from "../../trials/site/start-site.ts";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { type OwnServer, startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { hasSftp, startSftpServer } from "./sftp-server.ts";

const SALE = "REA-Residential-Current-WithEmptyImagesAndFloorplans.xml";
const RENTAL = "REA-Rental-Current.xml";
const OWNER = "Olive Owner";
const PASSWORD = "software-password";
/**
 * Only ends a hung test: two quiet seconds, the import, and a second each for publishing and reading. The feed's process
 * has a low priority, so a busy machine takes minutes.
 */
const SHOWN_MS = 240_000;

const feedDir = makeFolder();
const uploads = join(feedDir, "in");
let site: OwnServer;

test.beforeAll(async () => {
  await mkdir(uploads);
  site = await startOwnServer({ FEED_DIR: feedDir, LISTINGS_DIR: makeFolder() });
});
test.afterAll(() => site.stop());

test("an uploaded home has its page within seconds; a bad file changes nothing", async ({ page }) => {
  test.setTimeout(2 * SHOWN_MS);
  const upload = (name: string, text: string) => writeFile(join(uploads, name), text);
  const sale = `${site.origin}/property/HEADLD-Residential-Current-ABCD1234`;
  const rental = `${site.origin}/rental/HEADLD-Rental-Current-ABCD1234`;
  const text = await readSample(SALE);
  await upload("sale.xml", text);
  await upload("rental.xml", await readSample(RENTAL));
  for (const address of [sale, rental]) {
    await expectStatus(page, address, 200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Show stopper!");
    expect(await findBarriersAtWidths(page)).toEqual([]);
  }

  for (const secret of [OWNER, PASSWORD]) expect(text).toContain(secret);
  const data = await page.request.get(`${site.origin}/data/coastal-listings.json`);
  for (const said of [await data.text(), site.getOutput()]) {
    expect(said).toContain("HEADLD-Residential-Current-ABCD1234");
    expect(said).not.toContain(OWNER);
    expect(said).not.toContain(PASSWORD);
  }

  // The bad file also contains a valid home.
  const cut = text.slice(0, text.lastIndexOf("</residential>"));
  await upload("bad.xml", `${cut.replace("SHOW STOPPER", "BROKEN")}</propertyList>`);
  await upload("withdrawn.xml", (await readSample(RENTAL)).replace('status="current"', 'status="withdrawn"'));
  await expectStatus(page, rental, 404);
  await expect.poll(() => readdir(join(feedDir, "refused")), { timeout: SHOWN_MS }).toHaveLength(2);
  await page.goto(sale);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Show stopper!");
});

test("SFTP with the rules of deploy/feed allows writing and renaming, not reading or removing", async () => {
  test.skip(!hasSftp, "there is no sshd, or nobody to start it");
  const folder = makeFolder();
  await chmod(folder, 0o777);
  const path = join(makeFolder(), "a.xml");
  await writeFile(path, "<propertyList/>");
  await using server = await startSftpServer(folder);
  server.run(`put ${path} a.xml.part`);
  server.run("rename a.xml.part a.xml");
  for (const refused of [`get a.xml ${path}.copy`, "rm a.xml", "symlink /etc/passwd b.xml"])
    expect(() => server.run(refused)).toThrow();
  expect(await readdir(folder)).toEqual(["a.xml"]);
});

/** Adapts a sample to our provider: our agentID, one price instead of a range, and no pictures of other hosts. */
async function readSample(name: string) {
  const text = await readFile(join("app/reaxml/samples", name), "utf8");
  return text
    .replaceAll("XNWXNW", "HEADLD")
    .replace(/password="[^"]*"/, `password="${PASSWORD}"`)
    .replace(/(<vendorDetails>\s*<name>)[^<]*/, `$1${OWNER}`)
    .replace("Between $400,000 and $600,000", "$500,000")
    .replaceAll(/<img [^>]*>/g, "");
}

async function expectStatus(page: Page, address: string, status: number) {
  await expect
    .poll(async () => (await page.goto(address))?.status(), { timeout: SHOWN_MS, message: address })
    .toBe(status);
}
