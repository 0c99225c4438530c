import { once } from "node:events";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { startOwnServer } from "../own-server.ts";

const CANARY = "canary-leila-7391";
const visitorHeaders = {
  Cookie: `name=${CANARY}`,
  Authorization: `Bearer ${CANARY}`,
  Referer: `https://headland.example/${CANARY}`,
  "User-Agent": CANARY,
  "Accept-Language": CANARY,
  "X-Forwarded-For": CANARY,
  "X-Forwarded-Host": `${CANARY}.example`,
  "X-Request-Id": CANARY,
};

test("a cached page has nothing of the visitor it was rendered for, and no line of the log is lost on shutdown", async () => {
  const server = await startOwnServer({ LISTINGS_DIR: "agencies/headland/homes" });
  const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
  // Requests one page of each kind at the same time, before the server has rendered them by itself.
  const paths = new Map(all.map((path) => [path.split("/")[1], path])).values();
  for (const path of paths) {
    const first = await fetch(`${server.origin}${path}?name=${CANARY}`, { headers: visitorHeaders });
    const next = await fetch(server.origin + path);
    // Cached and new pages have the same headers.
    expect([...next.headers.keys()], path).toEqual([...first.headers.keys()]);
    expect(JSON.stringify([...next.headers]) + (await next.text()), path).not.toContain(CANARY);
  }
  const answers = Array.from({ length: 500 }, () => fetch(`${server.origin}/about`));
  await Promise.all(answers.map(async (answer) => (await answer).arrayBuffer()));
  server.process.kill("SIGTERM");
  await once(server.process, "close");
  // Including the two requests above.
  expect(server.getOutput().match(/"route":"\/about"/g)).toHaveLength(502);
});

test("a list ignores unknown parameters, and a page without parameters has one address", async ({
  request,
}) => {
  const list = await request.get("/listings?fbclid=abc&beds=2&beds=3", { maxRedirects: 0 });
  expect([list.status(), list.headers().location]).toEqual([302, "/listings?beds=2"]);
  const tags = await Promise.all(
    ["/about", "/about?ref=letter", "/about?utm_source=a", "/about?utm_source=b"].map(
      async (path) => (await request.get(path)).headers().etag,
    ),
  );
  expect(tags[0]).toBe(tags[1]);
  // A document that carries the campaign of its address is one page for all campaigns.
  expect(tags[2]).toBe(tags[3]);
});

test("a client without brotli gets a document with gzip, and a 304 when it is unchanged", async ({
  request,
}) => {
  const gzip = { "Accept-Encoding": "gzip" };
  const { headers } = await fetchHeaders(request, gzip);
  expect(headers["content-encoding"]).toBe("gzip");
  const again = await fetchHeaders(request, { ...gzip, "If-None-Match": headers.etag ?? "" });
  expect(again.status).toBe(304);
});

async function fetchHeaders(request: APIRequestContext, headers: Record<string, string>) {
  const response = await request.get("/about", { headers });
  return { status: response.status(), headers: response.headers() };
}

test("parameters in a different order are the same page", async ({ request }) => {
  const tags = await Promise.all(
    ["/listings?price=2m%2B&beds=3", "/listings?beds=3&price=2m%2B"].map(async (path) => {
      const response = await request.get(path, { maxRedirects: 0 });
      return `${response.status()} ${response.headers().etag}`;
    }),
  );
  expect(tags[0]).toMatch(/^200 "/);
  expect(tags[0]).toBe(tags[1]);
});
