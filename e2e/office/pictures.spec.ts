import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { makeFolder } from "../../trials/site/start-site.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { type OfficeSite, signIn, startOfficeSite } from "./office-site.ts";

let site: OfficeSite;

test.beforeAll(async () => {
  site = await startOfficeSite({}, { hasHomes: true });
});

test.afterAll(() => site.stop());

test("pictures are ordered by dragging, buttons and number, and get proposed texts", async ({ page }) => {
  await openPictures(page, "S001");
  const before = await readOrder(page);
  expect(before).toHaveLength(6);
  const [first = "", second = "", third = "", fourth = "", ...others] = before;

  const handles = page.locator("[data-handle]");
  const handle = handles.nth(2);
  await handle.hover();
  await page.mouse.down();
  await page
    .getByRole("listitem")
    .filter({ has: page.getByLabel("Place of picture 1") })
    .hover();
  await page.mouse.up();
  const moved = page.getByRole("status").filter({ hasText: "in place" });
  await expect(moved).toHaveText("Picture 3 is in place 1 of 6 now.");
  expect(await readOrder(page)).toEqual([third, first, second, fourth, ...others]);
  await expect(page.getByLabel("Place of picture 3")).toHaveValue("1");

  await dragByTouch(page, handles.nth(0), handles.nth(2));
  await expect(moved).toHaveText("Picture 3 is in place 3 of 6 now.");
  const later = page.getByRole("button", { name: "Picture 3 later" });
  await later.press("Enter");
  await expect(moved).toHaveText("Picture 3 is in place 4 of 6 now.");
  await expect(later).toBeFocused();
  await page.getByRole("button", { name: "Picture 3 earlier" }).click();
  await page.getByRole("button", { name: "Picture 4 earlier" }).click();
  await expect(moved).toHaveText("Picture 4 is in place 3 of 6 now.");
  const after = [first, second, fourth, third, ...others];
  expect(await readOrder(page)).toEqual(after);

  const card = page.getByRole("listitem").filter({ has: page.getByLabel("Place of picture 4") });
  await card.getByLabel("What it shows").fill("");
  await card.getByLabel("What it is of").selectOption("Kitchen");
  await expect(card.getByLabel("What it shows")).toHaveValue("Kitchen of 3 Gannet Crescent, Freshwater");
  await expect(card).toContainText("Proposed, for people who cannot see it");
  await page.getByRole("button", { name: "Save the pictures" }).click();
  await expect(page.getByText("The pictures are saved.")).toBeVisible();
  expect(await readOrder(page)).toEqual(after);
  await page.getByLabel("Place of picture 6").fill("1");
  await page.getByRole("button", { name: "Save the pictures" }).click();
  const last = after.at(-1) ?? "";
  await expect(page.getByLabel("Place of picture 6")).toHaveValue("6");
  expect(await readOrder(page)).toEqual([last, ...after.slice(0, -1)]);
  await expect(page.getByLabel("What it shows").nth(3)).toHaveValue(
    "Kitchen of 3 Gannet Crescent, Freshwater",
  );
});

async function openPictures(page: Page, id: string) {
  await signIn(page, site);
  await page.goto(`${site.origin}/office/homes/${id}/pictures`);
}

/** The pictures from first to last, once the whole page has arrived: its message comes before them. */
async function readOrder(page: Page) {
  await page.waitForLoadState("domcontentloaded");
  return page
    .locator("input[name^=src-]")
    .evaluateAll((fields) => fields.map((field) => Reflect.get(field, "value")));
}

const FOUR_MBIT = 500_000;
/** Only stops a test that hangs: encoding has a low priority. */
const READY_MS = 120_000;

test("on a slow connection pictures show their progress, and are resent once after a break; a refused one says why", async ({
  page,
}) => {
  test.setTimeout(2 * READY_MS);
  await openPictures(page, "S002");
  const before = await readOrder(page);
  await page.getByLabel("What it shows").first().fill("The street side, typed before");
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 40,
    downloadThroughput: FOUR_MBIT,
    uploadThroughput: FOUR_MBIT,
  });
  const folder = makeFolder();
  const files = await Promise.all(
    [1, 1, 6].map((size, index) => writePhotograph(join(folder, `photo-${index}.jpg`), size)),
  );
  const field = page.getByLabel("New pictures");
  await field.setInputFiles(files);
  const tiles = page.locator("[data-uploads] li");
  await expect(tiles).toHaveCount(3);
  await expect.poll(() => isDrawn(page)).toBe(true);

  const button = page.getByRole("button", { name: /^(?:Add them|Send the)/ });
  const shares: number[] = [];
  await page.exposeFunction("note", (share: number) => shares.push(share));
  await page.evaluate(() => {
    const note: (share: number) => void = Reflect.get(window, "note");
    const bar = document.querySelector("[data-uploads] li progress");
    if (bar)
      new MutationObserver(() => note(Number(bar.getAttribute("value")))).observe(bar, { attributes: true });
  });
  await button.click();
  await expect(button).toBeDisabled();
  await expect(tiles.nth(2)).toContainText("%");
  await page.context().setOffline(true);
  // Two were sent. Their answers may have arrived before the connection was lost, or not.
  await expect(page.getByRole("status").filter({ hasText: "The connection was lost" })).toContainText(
    /[012] pictures? (?:is|are) here, [123] (?:is|are) missing\. What you typed stays\./,
  );
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  await expect(button).toBeEnabled();
  await page.context().setOffline(false);
  await expect(page.getByLabel("What it shows").first()).toHaveValue("The street side, typed before");
  await button.click();
  await expect(page.getByText("Your pictures are here.")).toBeVisible({ timeout: READY_MS });
  await expect(page.getByLabel("What it shows").first()).toHaveValue("The street side, typed before");
  const after = await readOrder(page);
  expect(after).toHaveLength(before.length + 3);
  expect(new Set(after).size).toBe(after.length);

  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole("button", { name: "Save the pictures" }).click();
  await expect(page.getByText("The pictures are saved.")).toBeVisible();
  expect(await readOrder(page)).toEqual(after);
  await expect(page.getByLabel("What it shows").first()).toHaveValue("The street side, typed before");

  await field.setInputFiles({ name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("notes") });
  await button.click();
  await expect(page.getByText("No picture was added. The reason is beside each.")).toBeVisible();
  await expect(tiles).toContainText("is not a picture that can be read");
});

/** Drags by touch; the page scrolls when the finger reaches its edge. */
async function dragByTouch(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const touch = (type: "touchStart" | "touchMove", box: typeof start) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }],
    });
  await touch("touchStart", start);
  await touch("touchMove", end);
  await page.locator("[data-target]").waitFor();
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** Whether the previews are drawn from the files on the device. */
function isDrawn(page: Page) {
  return page
    .locator("[data-uploads] canvas")
    .evaluateAll((all) => all.every((canvas) => canvas instanceof HTMLCanvasElement && canvas.width > 100));
}

/** Writes a photograph with random bytes after its end: at four megabits it uploads in a second, times its size. */
async function writePhotograph(file: string, size: number) {
  const photo = await readFile("agencies/headland/public/pictures/s032-living.jpg");
  await writeFile(file, Buffer.concat([photo, randomBytes(size * FOUR_MBIT - photo.length)]));
  return file;
}
