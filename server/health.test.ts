import { Hono } from "hono";
import { expect, test } from "vitest";
import { serveHealth } from "./health.ts";

type Given = {
  isAccepting?: boolean;
  fault?: "nothing can be kept, so every form is refused: the disk is full";
  smtpUrl?: string;
};

async function ask(path: string, { isAccepting = true, ...given }: Given) {
  const { fault, smtpUrl } = given;
  const app = new Hono();
  serveHealth(app, {
    catalogue: { isLoaded: () => true, getFaults: () => [] },
    enquiries: { getFault: async () => fault },
    outbox: { getOldestUndelivered: async () => undefined },
    environment: { smtpUrl },
    isAccepting: () => isAccepting,
  });
  return app.request(path);
}

test("a process that is about to stop says so to the proxy, which then sends it nobody", async () => {
  expect((await ask("/healthz", {})).status).toBe(200);
  expect((await ask("/healthz", { isAccepting: false })).status).toBe(503);
});

test("a process without its database still takes visitors, and is not ready", async () => {
  const fault = "nothing can be kept, so every form is refused: the disk is full" as const;
  expect((await ask("/healthz", { fault })).status).toBe(200);
  expect((await ask("/readyz", { fault })).status).toBe(503);
});

test("a site whose mails go nowhere is ready, and says so", async () => {
  const readiness = async (given: Given) => (await ask("/readyz", given)).json();
  const warnings = [expect.stringContaining("sent to nobody")];
  expect(await readiness({})).toMatchObject({ ready: true, faults: [], warnings });
  expect(await readiness({ smtpUrl: "smtp://localhost" })).toMatchObject({ ready: true, warnings: [] });
});
