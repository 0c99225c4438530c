import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { staticFiles } from "./static-files.ts";

const name = "0f".repeat(16);
const YEAR = "public, max-age=31536000, immutable";

test("serves pictures and documents of the feed for ever, from the moment they are here", async () => {
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

test("serves a picture that is called by its subject for a day", async () => {
  const { app } = await open();
  expect((await app.request("/pictures/place-freshwater-sand.jpg")).headers.get("Cache-Control")).toBe(
    "public, max-age=86400",
  );
});

test("gives nothing away that lies beside the pictures", async () => {
  const { app, folder } = await open();
  writeFileSync(join(folder, "..", "enquiries.sqlite"), "secret");
  mkdirSync(join(folder, "kept"));
  writeFileSync(join(folder, "kept", `${name}.jpg`), "secret");
  for (const path of [
    "../enquiries.sqlite",
    "..%2Fenquiries.sqlite",
    `kept/${name}.jpg`,
    `kept%2F${name}.jpg`,
    "kept",
  ])
    expect((await app.request(`/pictures/${path}`)).status, path).toBe(404);
});

test("sends a large document whole, and nothing but its size to who asks for that", async () => {
  const { app, folder } = await open();
  const bytes = Buffer.alloc(3 * 1024 * 1024, "x");
  writeFileSync(join(folder, `${name}.pdf`), bytes);
  const response = await app.request(`/pictures/${name}.pdf`);
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  const head = await app.request(`/pictures/${name}.pdf`, { method: "HEAD" });
  expect(head.headers.get("Content-Length")).toBe(String(bytes.length));
  expect(await head.text()).toBe("");
});

async function open() {
  const folder = join(makeFolder(), "pictures");
  mkdirSync(folder);
  const app = new Hono();
  app.get("*", await staticFiles(["agencies/headland/public"], folder));
  return { app, folder };
}
