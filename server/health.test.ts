import { Hono } from "hono";
import { expect, test } from "vitest";
import { serveHealth } from "./health.ts";

async function ask(
  path: string,
  { isAccepting = true, fault }: { isAccepting?: boolean; fault?: "the enquiries cannot be read" },
) {
  const app = new Hono();
  serveHealth(app, {
    catalogue: { isLoaded: () => true, getFaults: () => [] },
    enquiries: { getFault: async () => fault, getOldestUndelivered: async () => undefined },
    isAccepting: () => isAccepting,
  });
  return (await app.request(path)).status;
}

test("a process that is about to stop says so to the proxy, which then sends it nobody", async () => {
  expect(await ask("/healthz", {})).toBe(200);
  expect(await ask("/healthz", { isAccepting: false })).toBe(503);
});

test("a process without its database still takes visitors, and is not ready", async () => {
  const fault = "the enquiries cannot be read" as const;
  expect(await ask("/healthz", { fault })).toBe(200);
  expect(await ask("/readyz", { fault })).toBe(503);
});
