import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { staticFiles } from "./static-files.ts";

const name = "0f".repeat(16);
const YEAR = "public, max-age=31536000, immutable";

test("serves new pictures and documents of the feed at once, as immutable", async () => {
  const { app, folder } = await open();
  expect((await app.request(`/pictures/${name}.jpg`)).status).toBe(404);
  for (const ending of [".jpg", "-800.avif", ".pdf"]) {
    writeFileSync(join(folder, name + ending), "bytes");
    const response = await app.request(`/pictures/${name}${ending}`);
    expect(response.headers.get("Cache-Control")).toBe(YEAR);
    expect(await response.text()).toBe("bytes");
    const headers = { "If-None-Match": response.headers.get("ETag") ?? "" };
    expect((await app.request(`/pictures/${name}${ending}`, { headers })).status).toBe(304);
  }
  expect((await app.request(`/pictures/${name}.pdf`)).headers.get("Content-Type")).toBe("application/pdf");
});

test("caches a picture named by its subject for a day", async () => {
  const { app } = await open();
  const { headers } = await app.request("/pictures/place-freshwater-sand.jpg");
  expect(headers.get("Cache-Control")).toBe("public, max-age=86400");
});

test("serves no other files from the picture folders", async () => {
  const { app, folder } = await open();
  writeFileSync(join(folder, "..", "enquiries.sqlite"), "secret");
  mkdirSync(join(folder, "kept"));
  writeFileSync(join(folder, "kept", `${name}.jpg`), "secret");
  const others = ["../enquiries.sqlite", "..%2Fenquiries.sqlite", "kept"];
  for (const path of [...others, `kept/${name}.jpg`, `kept%2F${name}.jpg`])
    expect((await app.request(`/pictures/${path}`)).status, path).toBe(404);
});

test("sends a large document whole, and only its size to HEAD", async () => {
  const { app, folder } = await open();
  const bytes = Buffer.alloc(3 * 1024 * 1024, "x");
  writeFileSync(join(folder, `${name}.pdf`), bytes);
  const response = await app.request(`/pictures/${name}.pdf`);
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  const headers = { Range: "bytes=0-9" };
  const head = await app.request(`/pictures/${name}.pdf`, { method: "HEAD", headers });
  expect([head.status, head.headers.get("Content-Length")]).toEqual([200, String(bytes.length)]);
  expect(await head.text()).toBe("");
});

test.each([
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["Bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=10-", 416, "The file does not reach so far.", "bytes */10"],
  ["bytes=-0", 416, "The file does not reach so far.", "bytes */10"],
  ["bytes=4-2", 200, "0123456789", null],
  ["bytes=0-1,4-5", 200, "0123456789", null],
  ["pages=1-2", 200, "0123456789", null],
])("answers %s with %s", async (range, status, body, contentRange) => {
  const { app, folder } = await open();
  writeFileSync(join(folder, `${name}.jpg`), "0123456789");
  const response = await app.request(`/pictures/${name}.jpg`, { headers: { Range: range } });
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect(response.headers.get("Content-Range")).toBe(contentRange);
  expect(response.headers.get("Accept-Ranges")).toBe("bytes");
});

test("sends a part of the version that If-Range names, otherwise the whole, and 304 for a current ETag", async () => {
  const { app, folder } = await open();
  writeFileSync(join(folder, `${name}.jpg`), "0123456789");
  const etag = (await app.request(`/pictures/${name}.jpg`)).headers.get("ETag") ?? "";
  for (const [header, value, status] of [
    ["If-Range", etag, 206],
    ["If-Range", '"another"', 200],
    ["If-Range", `W/${etag}`, 200],
    ["If-None-Match", etag, 304],
  ] as const) {
    const headers = { Range: "bytes=0-1", [header]: value };
    expect((await app.request(`/pictures/${name}.jpg`, { headers })).status, value).toBe(status);
  }
});

async function open() {
  const folder = join(makeFolder(), "pictures");
  mkdirSync(folder);
  const app = new Hono();
  app.get("*", await staticFiles(["agencies/headland/public"], folder));
  return { app, folder };
}
