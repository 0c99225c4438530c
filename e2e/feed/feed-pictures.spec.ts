import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { makeFolder } from "../../trials/site/start-site.ts";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";

// The sample's provider and office (feed.json, agency.json).
const provider = "coastline";
/** Only ends a hung test: pictures take a busy machine minutes. */
const ENCODED_MS = 240_000;
const pictures = { m: "s001-street-800.avif", b: "s001-kitchen-480.avif", a: "s001-living-480.avif" };

test("a home of the feed shows its software's pictures from our own folder, in order", async ({ page }) => {
  test.setTimeout(2 * ENCODED_MS);
  const dataDir = makeFolder();
  const server = await startPictureServer();
  const origin = `http://localhost:${server.port}`;
  await importHome(dataDir, origin);
  await fetchPictures(dataDir, origin);
  server.close();

  await using site = await startOwnServer({
    DATA_DIR: dataDir,
    FEED_DIR: makeFolder(),
    LISTINGS_DIR: makeFolder(),
  });
  await expect(async () => {
    const response = await page.goto(`${site.origin}/property/HEADLD-7`);
    expect(response?.status()).toBe(200);
  }).toPass();
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.reload();

  const gallery = page.getByRole("img", { name: "14 Tern Lane", exact: true });
  await expect(gallery.first()).toHaveAttribute("alt", "14 Tern Lane");
  await expect(gallery.first()).toHaveAttribute("src", /^\/pictures\/[\da-f]{32}\.jpg$/);
  const loaded = await gallery
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc));
  expect(loaded).toMatch(new RegExp(`^${site.origin}/pictures/[\\da-f]{32}-\\d+\\.avif$`));
  const response = await page.request.get(loaded);
  expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");

  await page.goto(`${site.origin}/listings?location=Tern+Lane`);
  const card = page.locator("article img").first();
  await expect(card).toHaveAttribute("src", /^\/pictures\/[\da-f]{32}\.jpg$/);
  expect(problems).toEqual([]);
});

async function startPictureServer() {
  const server = createServer(({ url = "" }, response) => {
    createReadStream(join("agencies/headland/public/pictures", url)).pipe(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { port: typeof address === "object" ? address?.port : undefined, close: () => server.close() };
}

async function importHome(dataDir: string, origin: string) {
  const slots = Object.entries(pictures).map(([slot, name]) => `<img id="${slot}" url="${origin}/${name}"/>`);
  const file = join(dataDir, "home.xml");
  await writeFile(
    file,
    `<propertyList date="2026-11-20-10:00:00"><residential modTime="2026-11-20-09:00:00" status="current">
<agentID>HEADLD</agentID><uniqueID>7</uniqueID><headline>Light above the sea</headline><description>Two storeys of spotted gum.</description>
<price>2400000</price><address><streetNumber>14</streetNumber><street>Tern Lane</street><suburb>FRESHWATER</suburb></address>
<category name="House"/><features><bedrooms>4</bedrooms><bathrooms>2</bathrooms></features>
<objects>${slots.join("")}</objects></residential></propertyList>`,
  );
  execFileSync(process.execPath, ["ops/feed/main.ts", "import", file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
  });
}

/** Fetches the pictures in place of the feed's process, which never fetches from this machine. */
async function fetchPictures(dataDir: string, origin: string) {
  const options = JSON.stringify({ storeDir: dataDir, dataDir, name: provider, origin });
  const child = spawn(process.execPath, ["app/feed/pictures/pictures-process.fixture.ts", options], {
    stdio: "ignore",
  });
  const countPictures = async () => {
    const files = await readdir(join(dataDir, "pictures")).catch(() => []);
    return files.filter((name) => name.endsWith(".jpg")).length;
  };
  await expect.poll(countPictures, { timeout: ENCODED_MS }).toBe(Object.keys(pictures).length);
  child.kill("SIGTERM");
  await once(child, "exit");
}
