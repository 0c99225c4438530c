import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { toSampleRentalRecord } from "#app/homes/record/rental.fixture.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { serveListingData } from "./listing-data.ts";

const PATH = "/data/coastal-listings.json";
/** Longer than one piece of what is unpacked. */
const supplied = JSON.stringify(Array.from({ length: 5_000 }, (_, index) => ({ id: `S${index}` })));

async function openData(files: Record<string, string> = { "coastal-listings.json": supplied }) {
  const directory = await mkdtemp(join(tmpdir(), "listing-data-"));
  for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content);
  const catalogue = await openCatalogue({ directory, log: { warn() {}, error() {} } });
  onTestFinished(async () => {
    await catalogue.close();
    await rm(directory, { recursive: true });
  });
  const app = new Hono();
  serveListingData(app, catalogue);
  return (headers: Record<string, string>, method = "GET", path = PATH) =>
    app.request(path, { method, headers });
}

test("gives the file as supplied, packed for whoever takes brotli and not for others", async () => {
  const ask = await openData();
  const packed = await ask({ "Accept-Encoding": "gzip, br" });
  expect(packed.headers.get("Content-Encoding")).toBe("br");
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(supplied);
  for (const encoding of ["", "identity", "gzip", "br;q=0"]) {
    const plain = await ask({ "Accept-Encoding": encoding });
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(plain.headers.get("Content-Length")).toBe(String(supplied.length));
    expect(await plain.text()).toBe(supplied);
  }
});

test("whoever has the file is told that it is still the same", async () => {
  const ask = await openData();
  const { headers } = await ask({});
  const again = await ask({ "If-None-Match": headers.get("ETag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("says how long the file is without sending it", async () => {
  const ask = await openData();
  const head = await ask({}, "HEAD");
  expect(head.headers.get("Content-Length")).toBe(String(supplied.length));
  expect(await head.text()).toBe("");
});

test("a visitor who leaves in the middle disturbs nobody", async () => {
  const ask = await openData();
  const { body } = await ask({});
  await body?.cancel();
  expect(await (await ask({})).text()).toBe(supplied);
});

test("says how many listings are stopped, whose records browsers would show", async () => {
  const [record] = JSON.parse(await readFile("agencies/headland/homes/coastal-listings.json", "utf8"));
  const stopped = { ...record, id: "S999", price_text: "Offers over $1.5m" };
  const ask = await openData({ "coastal-listings.json": JSON.stringify([record, stopped]) });
  const { headers } = await ask({});
  expect([headers.get("X-Record-Count"), headers.get("X-Stopped-Count")]).toEqual(["1", "1"]);
  expect((await (await openData())({})).headers.has("X-Stopped-Count")).toBe(false);
});

test("serves the estimates to nobody", async () => {
  const estimates = JSON.stringify({ S001: { from: 1_500_000 } });
  const ask = await openData({ "coastal-listings.json": supplied, "estimates.json": estimates });
  expect((await ask({}, "GET", "/data/estimates.json")).status).toBe(404);
});

test("nobody is told that a home may not be let yet", async () => {
  const rental = toSampleRentalRecord();
  const guarded = [
    { not_before: "2098-03-01", ...rental },
    { ...rental, id: "R998", not_before: "2026-03-01", text: 'Not "not_before":"2026"' },
    { not_before: null },
  ];
  for (const spaces of [undefined, 2]) {
    const ask = await openData({ "coastal-rentals.json": JSON.stringify(guarded, undefined, spaces) });
    const response = await ask({}, "GET", "/data/coastal-rentals.json");
    expect(response.headers.get("X-Stopped-Count")).toBe("1");
    const { not_before: _, ...second } = guarded[1] ?? {};
    expect(await response.json()).toEqual([rental, second, {}]);
  }
});
