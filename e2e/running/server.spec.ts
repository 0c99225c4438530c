import { once } from "node:events";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { makeFolder } from "../../trials/site/start-site.ts";
import { runOwnServer, startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";

const supplied = "agencies/headland/homes/coastal-listings.json";

test("compresses cached pages and those rendered on request", async ({ request }) => {
  for (const [path, encoding] of [
    ["/about", "br"],
    ["/about", "gzip"],
    ["/nowhere", "gzip"],
    ["/property/999", "gzip"],
    ["/sitemap.xml", "gzip"],
  ] as const) {
    const response = await request.get(path, { headers: { "Accept-Encoding": encoding } });
    expect([path, response.headers()["content-encoding"]]).toEqual([path, encoding]);
  }
});

test("lets browsers cache hashed files and versioned pictures for a year", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const font = /\/fonts\/[\w-]+\.woff2/.exec(html)?.[0] ?? "";
  for (const path of [font, "/pictures/hero-noon.jpg?v=1"]) {
    expect((await request.get(path)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  expect((await request.get("/pictures/hero-noon.jpg")).headers()["cache-control"]).toBe(
    "public, max-age=86400",
  );
});

const CAMPAIGN = "utm_source=letter&utm_medium=print&utm_campaign=spring";

test("redirects of every kind keep the campaign", async ({ request }) => {
  for (const [address, target] of [
    ["/about/?", "/about?"],
    ["/listings/?beds=2&", "/listings?beds=2&"],
    ["/home.php?", "/?"],
    ["/property/S001?", "/property/1?"],
    ["/property/42?", "/sold-property/S042?"],
    ["/suburbs/manly-nsw?", "/suburbs/manly?"],
    ["/listings?location=2+bedroom+for+rent&", "/rentals?bedrooms=2&"],
    ["/listings/map?beds=many&", "/listings/map?unknown=many&"],
    ["/listings.rss?beds=many&", "/listings.rss?"],
    ["/compare?homes=S001,S001&", "/compare?homes=S001&"],
  ] as const) {
    const response = await request.get(address + CAMPAIGN, { maxRedirects: 0 });
    expect([address, response.headers().location]).toEqual([address, target + CAMPAIGN]);
  }
});

test("starts with an empty list when the file is missing, shows it soon, and keeps the last good copy of a broken one", async () => {
  const listingsDir = makeFolder();
  const file = join(listingsDir, "coastal-listings.json");
  await using server = await startOwnServer({ LISTINGS_DIR: listingsDir });
  const pageOf = async (path: string) => (await fetch(server.origin + path)).text();
  const list = await fetch(`${server.origin}/listings`);
  expect(list.status).toBe(200);
  const text = await list.text();
  expect(text).toContain("No Properties Found");
  expect(text).not.toContain("Nothing on the market");
  for (const path of ["/", "/rentals", "/property/1", "/rental/R001", "/property/1/enquire"])
    expect(await pageOf(path), path).toContain("Our list of homes is not available just now");
  expect((await fetch(`${server.origin}/property/1`)).status).toBe(503);
  await expect.poll(() => server.getOutput()).toContain("Failed to load property:");
  await expect.poll(() => server.getOutput()).toContain("Failed to load coastal listings");
  const askReady = async () => (await fetch(`${server.origin}/readyz`)).status;
  expect(await askReady()).toBe(503);

  const records = JSON.parse(await readFile(supplied, "utf8"));
  const show = async (shown: readonly object[]) => {
    await writeFile(`${file}.part`, JSON.stringify(shown));
    await rename(`${file}.part`, file);
  };
  await show(records);
  await expect.poll(askReady).toBe(200);
  expect(await pageOf("/listings")).toContain(records[0].title);
  await show([{ ...records[0], title: "The lighthouse keeper's cottage" }]);
  const shown = "The lighthouse keeper&#x27;s cottage";
  await expect.poll(() => pageOf("/listings")).toContain(shown);

  for (const [broken, fault] of [
    ['[{"id": "S001", "title": "Half a fi', "coastal-listings.json"],
    ["[]", "there is no home in the file"],
  ] as const) {
    await writeFile(file, broken);
    await expect
      .poll(async () => (await fetch(`${server.origin}/readyz`)).json())
      .toMatchObject({ ready: true, faults: expect.arrayContaining([expect.stringContaining(fault)]) });
    expect(await pageOf("/listings")).toContain(shown);
  }
});

for (const [environment, line] of [
  [{ PORT: "abc" }, 'PORT is "abc"; accepted is a whole number from 0 to 65535 (0: any free port).'],
  [{ AGENCY_DIR: "agencies/nobody" }, "The agency’s folder lacks agencies/nobody/agency.json"],
] as const) {
  test(`fails to start with one line: ${line}`, async () => {
    const server = runOwnServer(environment);
    const [code] = await once(server.process, "close");
    expect(code).toBe(1);
    const lines = server.getOutput().trimEnd().split("\n");
    expect(lines).toEqual([expect.stringContaining(line)]);
  });
}

test("reports a port that is in use", async ({ baseURL }) => {
  const server = runOwnServer({ PORT: new URL(baseURL ?? "").port });
  const [code] = await once(server.process, "close");
  expect(code).toBe(1);
  expect(server.getOutput()).toContain("Cannot listen on");
});
