import { readFile } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";

function renderer(text = "<h1>Homes</h1>", init?: ResponseInit) {
  let renders = 0;
  const render = async () => {
    renders += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return new Response(text, init);
  };
  return { render, countRenders: () => renders };
}

test("renders a page once and hands it out from then on", async () => {
  const pages = createPageCache(1_000_000);
  const { render, countRenders } = renderer();
  await pages.getOrRender("/", render);
  await pages.getOrRender("/", render);
  expect(countRenders()).toBe(1);
});

test("renders once when a hundred visitors ask at the same moment", async () => {
  const pages = createPageCache(1_000_000);
  const { render, countRenders } = renderer();
  const answers = await Promise.all(Array.from({ length: 100 }, () => pages.getOrRender("/", render)));
  expect(countRenders()).toBe(1);
  expect(new Set(answers).size).toBe(1);
});

const notKept: [string, ResponseInit][] = [
  ["an answer that is not 200", { status: 404 }],
  ["a redirect", { status: 302, headers: { Location: "/listings" } }],
  ["an answer that says no-store", { headers: { "Cache-Control": "no-store" } }],
  ["an answer that sets a cookie", { headers: { "Set-Cookie": "a=b" } }],
];

for (const [name, init] of notKept) {
  test(`does not keep ${name}, nor give one visitor's to another`, async () => {
    const pages = createPageCache(1_000_000);
    const { render, countRenders } = renderer("Dear Leila", init);
    const answers = await Promise.all([pages.getOrRender("/", render), pages.getOrRender("/", render)]);
    expect(countRenders()).toBe(2);
    expect(answers.every((answer) => answer instanceof Response)).toBe(true);
    expect(pages.get("/")).toBeUndefined();
  });
}

test("does not keep what was rendered from listings that have changed since", async () => {
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

test("drops the longest unused when full, and never holds more than its bytes", async () => {
  const pages = createPageCache(40_000);
  const incompressible = Array.from({ length: 9_000 }, (_, index) =>
    String.fromCharCode(33 + ((index * 7919) % 90)),
  ).join("");
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

test("keeps nothing when it may hold nothing", async () => {
  const pages = createPageCache(0);
  const { render, countRenders } = renderer();
  await pages.getOrRender("/", render);
  await pages.getOrRender("/", render);
  expect(countRenders()).toBe(2);
});

test("compresses quickly for the first visitor and well from the second on, with the same ETag", async () => {
  const pages = createPageCache(1_000_000);
  const words = await readFile("content/journal.ts", "utf8");
  await pages.getOrRender("/", renderer(words).render);
  const quick = pages.get("/");
  expect(quick?.isSmall).toBe(false);
  await vi.waitFor(() => expect(pages.get("/")?.isSmall).toBe(true));
  const small = pages.get("/");
  expect(small?.etag).toBe(quick?.etag);
  expect(small?.compressed.br.body?.length).toBeLessThan(quick?.compressed.br.body?.length ?? 0);
  expect(pages.getFigures().bytes).toBe(small?.bytes);
});

test("renders for every visitor when it may hold nothing, even at the same moment", async () => {
  const pages = createPageCache(0);
  const { render, countRenders } = renderer();
  await Promise.all([pages.getOrRender("/", render), pages.getOrRender("/", render)]);
  expect(countRenders()).toBe(2);
});

test("counts what was there and what was not", async () => {
  const pages = createPageCache(1_000_000);
  for (const key of ["/", "/", "/about"]) await pages.getOrRender(key, renderer().render);
  expect(pages.getFigures()).toMatchObject({ hits: 1, misses: 2, pages: 2 });
});

test("tells when it has been emptied", () => {
  const pages = createPageCache(1_000_000);
  const listener = vi.fn();
  pages.onClear(listener);
  pages.clear();
  expect(listener).toHaveBeenCalledOnce();
});

test("keeps an answer no longer than it says itself", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const pages = createPageCache(1_000_000);
    const { render, countRenders } = renderer("<p>Spring</p>", {
      headers: { "Cache-Control": "public, max-age=0, s-maxage=60" },
    });
    await pages.getOrRender("/spring", render);
    vi.advanceTimersByTime(59_999);
    await pages.getOrRender("/spring", render);
    expect(countRenders()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(pages.get("/spring")).toBeUndefined();
    expect(pages.getFigures().bytes).toBe(0);
    await pages.getOrRender("/spring", render);
    expect(countRenders()).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});
