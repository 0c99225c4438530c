import { once } from "node:events";
import { get } from "node:http";
import { expect } from "@playwright/test";
import { type OwnServer, startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";

let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer({ EARLY_HINTS: "yes", LISTINGS_DIR: "agencies/headland/homes" });
});

test.afterAll(() => server.stop());

/** Opens a page and returns the Link headers of every 103, then the document. */
async function open(origin: string, path: string) {
  const asked = get(`${origin}${path}`, { headers: { "Sec-Fetch-Mode": "navigate" }, agent: false });
  const hints: unknown[] = [];
  asked.on("information", ({ headers }) => hints.push(headers.link));
  const [answer] = await once(asked, "response");
  const html = (await answer.toArray()).join("");
  return { hints, html };
}

/** The fonts a document preloads, as a Link header names them. */
function toLinks(html: string) {
  return [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)]
    .map(([, address]) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(", ");
}

test("a page is preceded by the names of the fonts it asks for, rendered anew, kept and missing", async ({
  request,
}) => {
  for (const path of ["/about", "/about", "/nowhere"]) {
    const { hints, html } = await open(server.origin, path);
    expect(toLinks(html).match(/woff2>/g)).toHaveLength(2);
    expect(hints).toEqual([toLinks(html)]);
  }
  const { html } = await open(server.origin, "/about");
  for (const [, address = ""] of toLinks(html).matchAll(/<([^>]+)>/g))
    expect((await request.get(`${server.origin}${address}`)).headers()["content-type"]).toBe("font/woff2");
});

test("a server that was not told to gives no hints", async ({ baseURL }) => {
  expect((await open(baseURL ?? "", "/about")).hints).toEqual([]);
});
