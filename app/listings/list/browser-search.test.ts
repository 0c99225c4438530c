import { expect, onTestFinished, test, vi } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { saleList } from "../sale/sale-filters.ts";
import { saleSearch } from "../sale/sale-search.ts";
import { createBrowserSearch } from "./browser-search.ts";

const homes = [toSampleListing(), toSampleListing({ beds: 1 })];
const shown = saleSearch.search(homes, saleSearch.parse(new URLSearchParams(), homes));

/** A browser that shows the list, and is idle on demand. */
function openList(importCopy: () => Promise<{ fetch: () => Promise<unknown>; search: () => unknown }>) {
  vi.useFakeTimers();
  const idle = vi.fn();
  vi.stubGlobal("window", { requestIdleCallback: idle });
  const logError = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const browser = createBrowserSearch({ list: saleList, failure: "Failed to load", importCopy });
  const controller = new AbortController();
  browser.keep(shown);
  async function search(text: string, ask: () => Promise<unknown>) {
    const result = browser.search(new URLSearchParams(text), ask, controller.signal);
    const [settled] = await Promise.all([Promise.allSettled([result]), vi.runAllTimersAsync()]);
    return settled[0];
  }
  return {
    idle: async () => idle.mock.calls.map(([callback]) => callback()),
    search,
    logError,
    abort: () => controller.abort(),
  };
}

const copy = { fetch: vi.fn(async () => {}), search: () => "from the copy" };

test("one request asks the server until the copy is loaded, when the browser is idle", async () => {
  const importCopy = vi.fn(async () => copy);
  const { idle, search } = openList(importCopy);
  const ask = vi.fn(async () => "from the server");
  expect(await search("beds=4", ask)).toMatchObject({ value: "from the server" });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(importCopy).not.toHaveBeenCalled();
  await idle();
  expect(await search("beds=4", ask)).toMatchObject({ value: "from the copy" });
  expect(ask).toHaveBeenCalledTimes(1);
});

test("the server is asked if the copy cannot answer or its code does not load", async () => {
  const asked = async () => "from the server";
  for (const importCopy of [
    async () => ({ ...copy, search: () => undefined }),
    () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
  ]) {
    const { idle, search, logError } = openList(importCopy);
    await idle();
    expect(await search("location=manly", asked)).toMatchObject({ value: "from the server" });
    expect(logError).not.toHaveBeenCalled();
  }
});

test("a failed search leaves an empty unloaded list, with the filters and their options", async () => {
  const { search, logError } = openList(async () => copy);
  const ask = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await search("beds=4&suburb=Manly&location=pool", ask)).toMatchObject({
    value: {
      listings: [],
      isLoaded: false,
      filters: { beds: "4", suburb: "Manly", location: "pool" },
      options: shown.options,
    },
  });
  expect(logError).toHaveBeenCalledExactlyOnceWith("Failed to load", expect.any(TypeError));
});

test("a redirect is followed, and an aborted search is not a failure", async () => {
  const { search, logError, abort } = openList(async () => copy);
  const redirect = vi.fn(() => Promise.reject(Response.redirect("https://site.example/listings")));
  expect(await search("location=houses", redirect)).toMatchObject({ reason: expect.any(Response) });
  expect(redirect).toHaveBeenCalledTimes(1);
  const replaced = vi.fn(() => Promise.reject(new DOMException("Aborted", "AbortError")));
  abort();
  expect(await search("beds=4", replaced)).toMatchObject({ reason: expect.any(DOMException) });
  expect(replaced).toHaveBeenCalledTimes(1);
  expect(logError).not.toHaveBeenCalled();
});
