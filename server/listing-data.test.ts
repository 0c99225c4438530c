import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { serveListingData } from "./listing-data.ts";

const PATH = "/data/coastal-listings.json";
const record = toSampleRecord({ images: ["/pictures/a.jpg"] });
const supplied = JSON.stringify([record]);

async function openData(files: Record<string, string> = { "coastal-listings.json": supplied }) {
  const directory = makeFolder();
  for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content);
  const catalogue = await openCatalogue({ directory, log: { warn() {}, error() {} } });
  onTestFinished(() => catalogue.close());
  const app = new Hono();
  serveListingData(app, catalogue);
  return (headers: Record<string, string>, method = "GET", path = PATH) =>
    app.request(path, { method, headers });
}

test("serves the homes on offer, with brotli where the client accepts it", async () => {
  const ask = await openData();
  const packed = await ask({ "Accept-Encoding": "gzip, br" });
  expect(packed.headers.get("Content-Encoding")).toBe("br");
  const given = brotliDecompressSync(await packed.arrayBuffer()).toString();
  expect(JSON.parse(given)).toEqual([record]);
  for (const encoding of ["", "identity", "gzip", "br;q=0"]) {
    const plain = await ask({ "Accept-Encoding": encoding });
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(plain.headers.get("Content-Length")).toBe(String(given.length));
    expect(await plain.text()).toBe(given);
  }
});

test("replies 304 to a client with the current file", async () => {
  const ask = await openData();
  const { headers } = await ask({});
  expect(headers.get("Cache-Control")).toBe("public, max-age=300");
  const again = await ask({ "If-None-Match": headers.get("ETag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("replies to HEAD with the length of the file", async () => {
  const ask = await openData();
  const [head, { length }] = [await ask({}, "HEAD"), await (await ask({})).text()];
  expect(head.headers.get("Content-Length")).toBe(String(length));
  expect(await head.text()).toBe("");
});

test("lists homes on offer in their order; of a home off the market only that it has left, of others nothing", async () => {
  const offered = toSampleRecord({ id: "S005", images: ["/pictures/a.jpg"] });
  const records = [
    toSampleRecord({ id: "S001", status: "sold", sold: { date: "2026-11-01", price_aud: 2_465_000 } }),
    { id: "S002", status: "withdrawn", relisted_as: "S005", address: "1 Tern Lane, Manly" },
    toSampleRecord({ id: "S003", price_text: "Offers over $1.5m" }),
    { id: "S004", title: "No record" },
    { ...offered, reserve: 1_400_000 },
  ];
  const ask = await openData({ "coastal-listings.json": JSON.stringify(records) });
  const response = await ask({});
  expect(response.headers.get("X-Record-Count")).toBe("1");
  expect(await response.json()).toEqual([
    { id: "S001", status: "sold" },
    { id: "S002", status: "withdrawn" },
    { id: "S003", status: "withdrawn" },
    { id: "none", status: "withdrawn" },
    offered,
  ]);
});

test("never serves the estimates", async () => {
  const estimates = JSON.stringify({ S001: { from: 1_500_000 } });
  const ask = await openData({ "coastal-listings.json": supplied, "estimates.json": estimates });
  expect((await ask({}, "GET", "/data/estimates.json")).status).toBe(404);
});
