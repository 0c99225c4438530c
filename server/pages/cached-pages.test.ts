import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { createLog, createResponseLog } from "../log/request-log.ts";
import { serveCachedPages } from "./cached-pages.ts";
import { createPageCache } from "./page-cache.ts";

const html = `<h1>${"Homes ".repeat(200)}</h1>`;

async function startServer({ isAccepting = true } = {}) {
  const pages = createPageCache(1_000_000);
  await pages.getOrRender("/listings?beds=3", async () => {
    const headers = { "Content-Type": "text/html", "Content-Security-Policy": "default-src 'none'" };
    return new Response(html, { headers });
  });
  const log = new PassThrough();
  const listener = serveCachedPages((_request, response) => response.end("the chain"), {
    pages,
    logResponse: createResponseLog({ log: createLog(log), toRoute: (path) => path }),
    toRequestId: () => randomUUID(),
    isAccepting: () => isAccepting,
  });
  const server = createServer(listener).listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function ask(path: string, headers: Record<string, string> = {}, method = "GET", sent?: string) {
    const asking = request({ port, path, method, headers });
    asking.end(sent);
    const [response] = await once(asking, "response");
    const body = Buffer.concat(await response.toArray());
    return { status: response.statusCode, headers: response.headers, body };
  }
  const readLog = () =>
    String(log.read())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  return { ask, readLog };
}

test("a cached page is served as it was rendered, plain or with brotli", async () => {
  const { ask } = await startServer();
  const plain = await ask("/listings?beds=3");
  expect(plain.body.toString()).toBe(html);
  expect(plain.headers).toMatchObject({
    "content-type": "text/html",
    "content-security-policy": "default-src 'none'",
    "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
    "content-length": String(html.length),
    vary: "Accept-Encoding",
  });
  const br = await ask("/listings?beds=3", { "Accept-Encoding": "gzip, br" });
  expect([br.headers["content-encoding"], brotliDecompressSync(br.body).toString()]).toEqual(["br", html]);
});

test("replies 304 to a matching ETag, and to HEAD without a body", async () => {
  const { ask } = await startServer();
  const { headers } = await ask("/listings?beds=3");
  const again = await ask("/listings?beds=3", { "If-None-Match": headers.etag ?? "" });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  const head = await ask("/listings?beds=3", {}, "HEAD");
  expect(head).toMatchObject({ status: 200, headers: { "content-length": String(html.length) } });
  expect(head.body).toHaveLength(0);
});

test("every response has an id of its own and a line in the log, without the query", async () => {
  const { ask, readLog } = await startServer();
  const ids = [await ask("/listings?beds=3"), await ask("/listings?beds=3")].map(
    ({ headers }) => headers["x-request-id"],
  );
  expect(new Set(ids).size).toBe(2);
  const told = { method: "GET", route: "/listings", status: 200 };
  expect(readLog()).toMatchObject(ids.map((request) => ({ ...told, request })));
});

test.each<[what: string, path: string, headers: Record<string, string>, method: string, sent?: string]>([
  ["a page that is not cached", "/listings?beds=4", {}, "GET"],
  ["a client that takes gzip at best", "/listings?beds=3", { "Accept-Encoding": "gzip" }, "GET"],
  ["a form", "/listings?beds=3", {}, "POST", "name=Leila"],
  ["a request with a body", "/listings?beds=3", { "Content-Length": "1" }, "GET", "x"],
])("%s goes through the chain", async (_what, path, headers, method, sent) => {
  const { ask } = await startServer();
  expect((await ask(path, headers, method, sent)).body.toString()).toBe("the chain");
});

test("after SIGTERM everything goes through the chain", async () => {
  const { ask } = await startServer({ isAccepting: false });
  expect((await ask("/listings?beds=3")).body.toString()).toBe("the chain");
});
