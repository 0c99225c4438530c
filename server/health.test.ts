import { Hono } from "hono";
import { expect, test } from "vitest";
import { version } from "../package.json";
import { createAlerts, serveHealth, toConditions } from "./health.ts";

const fault = "nothing can be kept, so every form is refused: the disk is full";
type Given = { isAccepting?: boolean; fault?: typeof fault; smtpUrl?: string };

async function ask(path: string, { isAccepting = true, fault, smtpUrl }: Given) {
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

test("a process that is stopping fails /healthz, so that the proxy sends it no more visitors", async () => {
  expect(await (await ask("/healthz", {})).text()).toBe("ok");
  expect((await ask("/healthz", { isAccepting: false })).status).toBe(503);
});

test("a process without its database still serves visitors but is not ready", async () => {
  expect((await ask("/healthz", { fault })).status).toBe(200);
  expect((await ask("/readyz", { fault })).status).toBe(503);
});

test("a site without a mail server is ready and shows a warning", async () => {
  const readiness = async (given: Given) => (await ask("/readyz", given)).json();
  const warnings = [expect.stringContaining("sent to nobody")];
  expect(await readiness({})).toMatchObject({ ready: true, faults: [], warnings, version });
  expect(await readiness({ smtpUrl: "smtp://localhost" })).toMatchObject({ ready: true, warnings: [] });
});

const MINUTE_MS = 60_000;
const start = Date.UTC(2026, 10, 21, 8);

/** A site whose faults and clock the test sets, and its log. */
function openSite() {
  const site = {
    now: start,
    oldest: undefined as number | undefined,
    faults: [] as string[],
    isBroken: false,
  };
  const lines: string[] = [];
  const write = (level: string) => (fields: object, message: string) =>
    void lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  const conditions = toConditions({
    catalogue: { getFaults: () => site.faults },
    enquiries: { getFault: async () => undefined },
    outbox: {
      getOldestUndelivered: async () => {
        if (site.isBroken) throw new Error("gone");
        return site.oldest;
      },
    },
    now: () => site.now,
  });
  const look = createAlerts(conditions, {
    log: { info: write("info"), error: write("error") },
    now: () => site.now,
  });
  async function lookFor(minutes: number) {
    lines.length = 0;
    for (let minute = 0; minute < minutes; minute += 1) {
      await look();
      site.now += MINUTE_MS;
    }
    return [...lines];
  }
  return { site, lookFor };
}

test("logs nothing while all is well or a message is less than an hour late", async () => {
  const { site, lookFor } = openSite();
  expect(await lookFor(10)).toEqual([]);
  site.oldest = site.now - 30 * MINUTE_MS;
  expect(await lookFor(30)).toEqual([]);
});

test("logs that a message has waited for an hour, repeats it every hour, and logs when it has gone", async () => {
  const { site, lookFor } = openSite();
  site.oldest = site.now;
  const lines = await lookFor(181);
  const late = "the oldest message has not been delivered for 60 minutes";
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(`error alert {"alert":"delivery","reason":"${late}"}`);
  site.oldest = undefined;
  expect(await lookFor(60)).toEqual(['info alert is over {"alert":"delivery","seconds":7260}']);
});

test("logs a broken data file once an hour, beside other alerts", async () => {
  const { site, lookFor } = openSite();
  site.faults = ["coastal-listings.json: the file is not a list of records"];
  site.oldest = 0;
  const lines = await lookFor(60);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"alert":"data file","reason":"coastal-listings.json: the file is not a list');
});

test("reports what cannot be checked as a fault", async () => {
  const { site, lookFor } = openSite();
  site.isBroken = true;
  expect(await lookFor(5)).toEqual([expect.stringContaining("it cannot be checked")]);
});
