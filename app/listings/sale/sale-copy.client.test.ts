import { expect, onTestFinished, test, vi } from "vitest";
import { toSampleListing, toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { BROWSER_SEARCH_LIMIT } from "../list/browser-copy.client.ts";

const lastModified = "Sun, 01 Nov 2026 00:00:00 GMT";

// Longer than the pauses before all retries.
const PATIENCE_MS = 2_000;

/** A browser whose requests get these responses in order, and the last one from then on. */
async function openBrowser(...responses: (() => Response)[]) {
  vi.resetModules();
  // Not Intl: modules imported here would keep the fake for the worker's next files.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.UTC(2026, 10, 2) });
  const fetch = vi.fn(async (_url: string) =>
    responses[Math.min(fetch.mock.calls.length, responses.length) - 1]?.(),
  );
  vi.stubGlobal("fetch", fetch);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const { saleCopy } = await import("./sale-copy.client.ts");
  /** Returns whether the copy is loaded. */
  async function prepare() {
    const [fetched] = await Promise.all([
      Promise.allSettled([saleCopy.fetch()]),
      vi.advanceTimersByTimeAsync(PATIENCE_MS),
    ]);
    return fetched[0].status === "fulfilled";
  }
  return { prepare, search: (text: string) => saleCopy.search(new URLSearchParams(text)), fetch };
}

function respond(records: unknown, headers: Record<string, string> = {}) {
  return () =>
    new Response(JSON.stringify(records), { headers: { "Last-Modified": lastModified, ...headers } });
}

function fail(): Response {
  throw new TypeError("Failed to fetch");
}

test("searches as the server does, with the same picture addresses", async () => {
  const records = [toSampleRecord(), toSampleRecord({ beds: 1 })];
  const { prepare, search, fetch } = await openBrowser(respond(records));
  await prepare();
  const { changedAt, pictures } = toSampleListing();
  const listings = [{ href: "/property/1", changedAt, picture: { ...pictures[0], alt: "" } }];
  expect(search("beds=2")).toMatchObject({ found: 1, total: 2, listings });
  expect(fetch).toHaveBeenCalledWith("/data/coastal-listings.json", { priority: "low" });
});

test("leaves agents, search words and positions to the server", async () => {
  const { prepare, search } = await openBrowser(respond([toSampleRecord()]));
  await prepare();
  for (const text of ["agent=2", "location=manly", "walk=10"]) expect(search(text), text).toBeUndefined();
});

test("stays fresh for five minutes before it is fetched again", async () => {
  const { prepare, search, fetch } = await openBrowser(respond([toSampleRecord()]));
  await prepare();
  vi.advanceTimersByTime(5 * 60_000 - 3 * PATIENCE_MS);
  await prepare();
  expect(search("")).toBeDefined();
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * PATIENCE_MS);
  expect(search("")).toBeUndefined();
  await prepare();
  expect(search("")).toBeDefined();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("retries three times before it gives up", async () => {
  const { prepare, search, fetch } = await openBrowser(() => new Response("", { status: 503 }));
  expect(await prepare()).toBe(false);
  expect(search("")).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(4);
});

test("a brief failure is not noticed, and after a lasting one the next fetch tries again", async () => {
  const { prepare } = await openBrowser(fail, respond([toSampleRecord()]));
  expect(await prepare()).toBe(true);
  const broken = await openBrowser(fail, fail, fail, fail, respond([toSampleRecord()]));
  expect(await broken.prepare()).toBe(false);
  expect(await broken.prepare()).toBe(true);
});

test("leaves the search to the server if there are too many listings, without reading them", async () => {
  const header = (count: number) => ({ "X-Record-Count": String(count) });
  const tooMany = await openBrowser(respond("never read", header(BROWSER_SEARCH_LIMIT + 1)));
  await tooMany.prepare();
  expect(tooMany.search("")).toBeFalsy();
  const enough = await openBrowser(respond([toSampleRecord()], header(BROWSER_SEARCH_LIMIT)));
  await enough.prepare();
  expect(enough.search("")).toMatchObject({ found: 1 });
});

test("an inspection that is over is not shown, and a home is the same object in every search", async () => {
  const opens = ["2026-11-02T10:00/10:30", "2026-11-02T11:00/11:30"];
  const { prepare, search } = await openBrowser(
    respond(opens.map((next_inspection) => toSampleRecord({ next_inspection }))),
  );
  await prepare();
  const shown = search("view=list")?.listings ?? [];
  expect(shown.map(({ times }) => times)).toEqual([undefined, "Inspect Mon 2 Nov, 11:00–11:30 am"]);
  // Its card does not render again.
  expect(search("beds=2&view=list")?.listings[0]).toBe(shown[0]);
});
