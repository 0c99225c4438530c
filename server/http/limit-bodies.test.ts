import { Hono } from "hono";
import { expect, test } from "vitest";
import { limitBodies } from "./limit-bodies.ts";

const MB = 1024 * 1024;

async function post(path: string, bytes: number, { isSignedIn = true, isChunked = false } = {}) {
  const app = new Hono();
  app.use(limitBodies({ isSignedIn: async () => isSignedIn }));
  app.all("*", async (context) => context.text(String((await context.req.arrayBuffer()).byteLength)));
  const body = new Uint8Array(bytes);
  const headers = isChunked ? undefined : { "Content-Length": String(bytes) };
  return (await app.request(path, { method: "POST", body, headers })).status;
}

test("takes pictures up to 48 MB where the office has them, and 64 KB elsewhere", async () => {
  expect(await post("/office/homes", 48 * MB)).toBe(200);
  expect(await post("/office/homes", 48 * MB + 1)).toBe(413);
  for (const path of ["/office/homes/S014", "/office/texts/journal/new"]) {
    expect(await post(path, MB)).toBe(200);
    // Without a length nobody knows beforehand whether it is worth asking who it is.
    expect(await post(path, 65 * 1024, { isChunked: true })).toBe(413);
  }
  for (const path of ["/contact", "/office", "/office/enquiries", "/office/homesick", "/OFFICE/homes"])
    expect([path, await post(path, 64 * 1024), await post(path, 65 * 1024)]).toEqual([path, 200, 413]);
});

test("reads no more than a form from who is not signed in", async () => {
  expect(await post("/office/homes", 64 * 1024, { isSignedIn: false })).toBe(200);
  expect(await post("/office/homes", 65 * 1024, { isSignedIn: false })).toBe(401);
});
