import { expect, onTestFinished, test, vi } from "vitest";
import { toSampleListing, toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { BROWSER_SEARCH_LIMIT } from "../search/browser-copy.client.ts";

const lastModified = "Sun, 01 Nov 2026 00:00:00 GMT";

// Longer than the pauses before all further tries.
const PATIENCE_MS = 2_000;

/** A browser that has loaded nothing yet, whose requests get these responses in turn, the last one for all further requests. */
async function openBrowser(...responses: (() => Response)[]) {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 2) });
  const fetch = vi.fn(async (_url: string) =>
    responses[Math.min(fetch.mock.calls.length, responses.length) - 1]?.(),
  );
  vi.stubGlobal("fetch", fetch);
  const logError = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const { saleCopy } = await import("./sale-copy.client.ts");
  async function search(text: string) {
    const result = saleCopy.search(new URLSearchParams(text));
    const [settled] = await Promise.all([
      Promise.allSettled([result]),
      vi.advanceTimersByTimeAsync(PATIENCE_MS),
    ]);
    return settled[0].status === "fulfilled" ? settled[0].value : Promise.reject(settled[0].reason);
  }
  return { search, fetch, logError };
}

function respond(records: unknown, headers: Record<string, string> = {}) {
  return () =>
    new Response(JSON.stringify(records), { headers: { "Last-Modified": lastModified, ...headers } });
}

function fail(): Response {
  throw new TypeError("Failed to fetch");
}

test("searches as the server does, with the same picture addresses", async () => {
  const { search, fetch } = await openBrowser(respond([toSampleRecord(), toSampleRecord({ beds: 1 })]));
  const result = await search("beds=2");
  expect(result).toMatchObject({ found: 1, total: 2 });
  expect(result?.listings[0]).toMatchObject({
    href: "/property/1",
    changedAt: toSampleListing().changedAt,
    picture: { ...toSampleListing().pictures[0], alt: "" },
  });
  expect(fetch).toHaveBeenCalledWith("/data/coastal-listings.json");
});

test("leaves to the server what only it knows: the names of agents, what words mean, and where homes are", async () => {
  const { search, fetch } = await openBrowser(respond([toSampleRecord()]));
  const asked = ["agent=2", "location=manly", "near=S001"];
  for (const text of asked) expect(await search(text)).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

test("asks for the file once in five minutes", async () => {
  const { search, fetch } = await openBrowser(respond([toSampleRecord()]));
  await search("");
  vi.advanceTimersByTime(5 * 60_000 - 2 * PATIENCE_MS);
  await search("beds=2");
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(PATIENCE_MS);
  await search("");
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("tries three more times before it gives up, and then the list is empty and the failure logged once", async () => {
  const { search, fetch, logError } = await openBrowser(() => new Response("", { status: 503 }));
  expect(await search("")).toMatchObject({ found: 0, total: 0, listings: [] });
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(logError).toHaveBeenCalledExactlyOnceWith("Failed to load coastal listings", expect.any(Error));
});

test("a failure that passes is not noticed", async () => {
  const { search, logError } = await openBrowser(fail, respond([toSampleRecord()]));
  expect(await search("")).toMatchObject({ found: 1 });
  expect(logError).not.toHaveBeenCalled();
});

test("after a failure the next search tries again", async () => {
  const { search } = await openBrowser(fail, fail, fail, fail, respond([toSampleRecord()]));
  expect(await search("")).toMatchObject({ found: 0 });
  expect(await search("")).toMatchObject({ found: 1 });
});

test("leaves the search to the server when there are too many listings, without reading them", async () => {
  const header = (count: number) => ({ "X-Record-Count": String(count) });
  const tooMany = await openBrowser(respond("never read", header(BROWSER_SEARCH_LIMIT + 1)));
  expect(await tooMany.search("")).toBeUndefined();
  const enough = await openBrowser(respond([toSampleRecord()], header(BROWSER_SEARCH_LIMIT)));
  expect(await enough.search("")).toMatchObject({ found: 1 });
});

test("leaves the search to the server when an agent is named", async () => {
  const { search, fetch } = await openBrowser(respond([toSampleRecord()]));
  expect(await search("agent=2")).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

test("an inspection that is over is not shown", async () => {
  const { search } = await openBrowser(
    respond([
      toSampleRecord({ next_inspection: "2026-11-02T10:00/10:30" }),
      toSampleRecord({ next_inspection: "2026-11-02T11:00/11:30" }),
    ]),
  );
  const result = await search("view=list");
  expect(result?.listings.map(({ times }) => times)).toEqual([
    undefined,
    "Inspect Mon 2 Nov, 11:00–11:30 am",
  ]);
});

test("a home is the same object from search to search, so that its card is left alone", async () => {
  const { search } = await openBrowser(
    respond([toSampleRecord({ next_inspection: "2026-11-02T10:00/10:30" }), toSampleRecord()]),
  );
  const before = await search("");
  const after = await search("beds=2");
  expect(after?.listings[0]).toBe(before?.listings[0]);
});

test("goes to the one address of a search", async () => {
  const { search } = await openBrowser(respond([toSampleRecord()]));
  const redirect = await search("beds=any&type=HOUSE").catch((thrown: unknown) => thrown);
  if (!(redirect instanceof Response)) throw new Error("no redirect");
  expect(redirect.headers.get("Location")).toBe("/listings?type=house");
});
