import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";
import { warmPages } from "./warm-pages.ts";

const paths = ["/", "/about", "/sold/dee%20why"];
const keys = ["/sitemap.xml", "/", "/about", "/sold/dee why"];
const LARGE_BYTES = 40_000;

function startWarming({ maxBytes = 1_000_000, body = "page" } = {}) {
  const pages = createPageCache(maxBytes);
  const rendered: string[] = [];
  const errors: unknown[] = [];
  const locations = paths.map((path) => `<loc>https://headland.example${path}</loc>`);

  function getPage(address: string) {
    return pages.getOrRender(address, async () => {
      rendered.push(address);
      return new Response(address === "/sitemap.xml" ? `<urlset>${locations.join("")}</urlset>` : body);
    });
  }
  const onError = (error: unknown) => void errors.push(error);
  const stop = warmPages({ pages, getPage, onError, firstPauseMs: 0 });
  onTestFinished(stop);
  return { pages, rendered, errors, stop };
}

test("after the start every page of the sitemap is rendered, one after another", async () => {
  const { pages, rendered } = startWarming();
  expect(rendered).toEqual([]);
  await vi.waitFor(() => expect(pages.get("/sold/dee why")).toBeDefined());
  expect(rendered).toEqual(keys);
});

test("a sitemap in parts is followed part by part", async () => {
  const pages = createPageCache(1_000_000);
  const rendered: string[] = [];
  const bodies: Record<string, string> = {
    "/sitemap.xml":
      "<sitemapindex><loc>https://headland.example/sitemap.xml?part=1</loc><loc>https://headland.example/sitemap.xml?part=2</loc></sitemapindex>",
    "/sitemap.xml?part=1": "<urlset><loc>https://headland.example/about</loc></urlset>",
    "/sitemap.xml?part=2": "<urlset><loc>https://headland.example/sell</loc></urlset>",
  };
  const getPage = (address: string) =>
    pages.getOrRender(address, async () => {
      rendered.push(address);
      return new Response(bodies[address] ?? "page");
    });
  onTestFinished(warmPages({ pages, getPage, onError: () => {}, firstPauseMs: 0 }));
  await vi.waitFor(() => expect(pages.get("/sell")).toBeDefined());
  expect(rendered).toEqual(["/sitemap.xml", "/sitemap.xml?part=1", "/about", "/sitemap.xml?part=2", "/sell"]);
});

test("they are rendered again when the cache has been emptied, even in the middle of it", async () => {
  const { pages, rendered } = startWarming();
  await vi.waitFor(() => expect(rendered).toContain("/"));
  pages.clear();
  await vi.waitFor(() => expect(keys.every((key) => pages.get(key))).toBe(true));
});

test("a cache that is nearly full is left to what visitors ask for", async () => {
  const body = randomBytes(LARGE_BYTES).toString("base64");
  const { pages, rendered } = startWarming({ maxBytes: 3 * LARGE_BYTES, body });
  await vi.waitFor(() => expect(pages.get("/")).toBeDefined());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(rendered).toEqual(["/sitemap.xml", "/"]);
});

test("a page that cannot be rendered is reported", async () => {
  const pages = createPageCache(1_000_000);
  const onError = vi.fn();
  onTestFinished(
    warmPages({ pages, getPage: () => Promise.reject(new Error("no")), onError, firstPauseMs: 0 }),
  );
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(new Error("no")));
});

test("stops when it is told to", async () => {
  const { rendered, stop } = startWarming();
  stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(rendered.filter((address) => address !== "/sitemap.xml")).toEqual([]);
});
