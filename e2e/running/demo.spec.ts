import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../scripts/find-free-port.ts";
import { makeFolder } from "../../trials/site/start-site.ts";

/** Only ends a hanging test: a new home waits up to five minutes for its picture, encoded at the lowest priority. */
const SHOWN_MS = 6 * 60_000;

const started: ChildProcess[] = [];
test.afterEach(() => {
  for (const each of started.splice(0)) each.kill();
});

/** Runs the demo as npm run demo does after the build. */
async function startDemo() {
  const folder = makeFolder();
  const port = String(await findFreePort());
  const watcher = spawn(process.execPath, ["ops/demo/watch.mjs", "--every", "2"], {
    env: { ...process.env, TMPDIR: folder, SMTP_URL: "smtp://localhost:1", PORT: port },
  });
  started.push(watcher);
  let output = "";
  for (const stream of [watcher.stdout, watcher.stderr])
    stream.on("data", (chunk) => {
      output += String(chunk);
    });
  const ended = once(watcher, "exit");
  const read = () => {
    if (watcher.exitCode !== null) throw new Error(`The demo has ended:\n${output}`);
    return output;
  };
  await expect.poll(read, { timeout: SHOWN_MS }).toContain("sends, every 2 seconds:");
  const [site = "", office = "", mails = "", ...pages] = output.match(/http:\S+/g) ?? [];
  expect(new URL(site).port).toBe(port);
  return { watcher, ended, site, office, mails, pages, getLeft: () => readdirSync(folder) };
}

test("npm run demo shows site, office, mails and a live feed, and leaves no files", async ({ page }) => {
  test.setTimeout(2 * SHOWN_MS);
  const demo = await startDemo();
  const titles = [];
  for (const address of demo.pages) {
    await page.goto(address);
    titles.push(await page.getByRole("heading", { level: 1 }).textContent());
  }
  const address = "3 Gannet Crescent, Freshwater";
  expect(titles).toEqual(["Sandstone and render on the headland", address, address]);
  await page.goto(demo.office);
  await expect(page).toHaveURL(new URL("/office", demo.site).href);
  for (const heading of ["Held as spam this week", "Overdue", "Within 24 hours"])
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  for (const view of ["new", "mine", "waiting", "answered", "spam"]) {
    const list = await page.request.get(new URL(`/office/enquiries?view=${view}`, demo.site).href);
    expect(await list.text(), view).toMatch(/href="\/office\/enquiries\/[\dA-Z]{4}-/);
  }

  // The fourth home is the first that the software sends by itself.
  const home = new URL("/property/HEADLD-DEMO-4", demo.site).href;
  await expect.poll(async () => (await page.goto(home))?.status(), { timeout: SHOWN_MS }).toBe(200);
  await expect(page.locator("#picture-1 img[src^='/pictures/']")).toBeVisible();

  await page.context().clearCookies();
  await page.goto(new URL("/office/sign-in", demo.site).href);
  await page.getByLabel("Your e-mail address").fill("priya@headland.example");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.goto(demo.mails);
  // The page looks for new mails by itself.
  await page.getByRole("link", { name: /^Sign in to the office/ }).click();
  await expect(page.frameLocator("iframe").getByText("Hello Priya Nandan,")).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page.frameLocator("iframe").getByRole("link", { name: "Sign in" }).click();
  await (await opened).getByRole("button", { name: "Sign in" }).click();
  await expect((await opened).getByRole("heading", { level: 1 })).toHaveText("Today");
  await page.goBack();
  await page
    .getByRole("link", { name: /^You are booked/ })
    .first()
    .click();
  await expect(page.frameLocator("iframe").getByText("Your reference is")).toBeVisible();

  demo.watcher.kill("SIGTERM");
  expect(await demo.ended).toEqual([0, null]);
  expect(demo.getLeft()).toEqual([]);
  await expect(fetch(demo.site)).rejects.toThrow();
});

for (const [depth, part] of ["who watches it", "what makes it up", "the site"].entries()) {
  test(`the demo ends as a whole when ${part} is killed @long`, async () => {
    const demo = await startDemo();
    process.kill(findDescendant(demo.watcher.pid ?? 0, depth), "SIGKILL");
    await demo.ended;
    await expect.poll(demo.getLeft).toEqual([]);
    await expect.poll(() => fetch(demo.site).catch(() => "gone")).toBe("gone");
  });
}

/** Finds a process's child or grandchild by depth; 0 is the process itself. */
function findDescendant(pid: number, depth: number): number {
  if (depth === 0) return pid;
  const [child = ""] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return findDescendant(Number(child), depth - 1);
}
