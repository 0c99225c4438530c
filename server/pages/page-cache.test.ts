import { expect, onTestFinished, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";

function renderer(text = "<h1>Homes</h1>", init?: ResponseInit) {
  let renders = 0;
  const render = async () => {
    renders += 1;
    await new Promise(setImmediate);
    return new Response(text, init);
  };
  return { render, countRenders: () => renders };
}

test("renders a page once and serves it from then on, and counts hits and misses", async () => {
  const pages = createPageCache(1_000_000);
  const { render, countRenders } = renderer();
  for (const key of ["/", "/", "/about"]) await pages.getOrRender(key, render);
  expect(countRenders()).toBe(2);
  expect(pages.getFigures()).toMatchObject({ hits: 1, misses: 2, pages: 2 });
});

test("renders once when a hundred visitors ask at the same moment", async () => {
  const pages = createPageCache(1_000_000);
  const { render, countRenders } = renderer();
  const responses = await Promise.all(Array.from({ length: 100 }, () => pages.getOrRender("/", render)));
  expect(countRenders()).toBe(1);
  expect(new Set(responses).size).toBe(1);
});

test.each<[what: string, init: ResponseInit]>([
  ["a response that is not 200", { status: 404 }],
  ["a redirect", { status: 302, headers: { Location: "/listings" } }],
  ["a response that expires at once", { headers: { "Cache-Control": "max-age=0, s-maxage=0" } }],
  ["a response that says no-store", { headers: { "Cache-Control": "no-store" } }],
  ["a response that sets a cookie", { headers: { "Set-Cookie": "a=b" } }],
])("does not cache %s, nor share one visitor's response with another", async (_what, init) => {
  const pages = createPageCache(1_000_000);
  const { render, countRenders } = renderer("Dear Leila", init);
  const responses = await Promise.all([pages.getOrRender("/", render), pages.getOrRender("/", render)]);
  expect(countRenders()).toBe(2);
  expect(responses.every((response) => response instanceof Response)).toBe(true);
  expect(pages.get("/")).toBeUndefined();
});

test("does not cache what was rendered from listings that have changed since", async () => {
  const pages = createPageCache(1_000_000);
  const underway = pages.getOrRender("/", renderer("old").render);
  pages.clear();
  await underway;
  expect(pages.get("/")).toBeUndefined();
});

test("renders again after a render that failed", async () => {
  const pages = createPageCache(1_000_000);
  await expect(pages.getOrRender("/", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await pages.getOrRender("/", renderer().render)).not.toBeInstanceOf(Response);
});

test("evicts the least recently used pages and never exceeds its size", async () => {
  const pages = createPageCache(40_000);
  const letters = Array.from({ length: 9_000 }, (_, index) => 33 + ((index * 7919) % 90));
  const incompressible = String.fromCharCode(...letters);
  for (const key of ["/a", "/b"]) await pages.getOrRender(key, renderer(incompressible).render);
  pages.get("/a");
  for (const key of ["/c", "/d", "/e"]) {
    await pages.getOrRender(key, renderer(incompressible).render);
    pages.get("/a");
    expect(pages.getFigures().bytes).toBeLessThanOrEqual(40_000);
  }
  expect(pages.get("/a")).toBeDefined();
  expect(pages.get("/b")).toBeUndefined();
});

test("with a size of 0 renders for every visitor, even at the same moment", async () => {
  const pages = createPageCache(0);
  const { render, countRenders } = renderer();
  await Promise.all([pages.getOrRender("/", render), pages.getOrRender("/", render)]);
  expect(countRenders()).toBe(2);
});

test("caches a response no longer than its max-age", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1);
  onTestFinished(() => clock.mockRestore());
  const pages = createPageCache(1_000_000);
  const { render, countRenders } = renderer("<p>Spring</p>", {
    headers: { "Cache-Control": "public, max-age=0, s-maxage=60" },
  });
  await pages.getOrRender("/spring", render);
  clock.mockReturnValue(60_001);
  await pages.getOrRender("/spring", render);
  expect(countRenders()).toBe(1);
  clock.mockReturnValue(60_002);
  // The cache reads the clock once a millisecond.
  await expect.poll(() => pages.get("/spring")).toBeUndefined();
  expect(pages.getFigures().bytes).toBe(0);
  await pages.getOrRender("/spring", render);
  expect(countRenders()).toBe(2);
});

test("an uncacheable page evicts nothing, and a page evicted during its render is still served", async () => {
  const pages = createPageCache(2_000);
  await pages.getOrRender("/a", renderer("a".repeat(1_000)).render);
  const missing = renderer("no such page", { status: 404 });
  const underway = ["/x", "/y"].map((address) => pages.getOrRender(address, missing.render));
  expect(pages.get("/a")).toBeDefined();
  const page = pages.getOrRender("/b", renderer("b".repeat(1_900)).render);
  for (const response of await Promise.all(underway))
    expect(response).toMatchObject({ status: 404, bodyUsed: false });
  expect(await page).not.toBeInstanceOf(Response);
  expect(pages.getFigures()).toMatchObject({ pages: 1 });
});
