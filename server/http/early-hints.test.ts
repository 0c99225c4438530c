import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendEarlyHints } from "./early-hints.ts";

const LINK = '</assets/letters.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin';
const server = createServer(
  sendEarlyHints((_request, response) => void response.end("the page"), [LINK, LINK]),
);
const opening = { "sec-fetch-mode": "navigate" };

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => void server.close());

/** The Link headers of each 103, and the response. */
async function ask(method: string, headers: Record<string, string>) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: "127.0.0.1", port, method, headers, agent: false });
  const hints: unknown[] = [];
  sent.on("information", ({ statusCode, headers }) => hints.push(statusCode, headers.link));
  sent.end();
  const [response] = await once(sent, "response");
  const text = (await response.toArray()).join("");
  return { hints, status: response.statusCode, text };
}

test("a browser that opens a page gets the fonts before the page", async () => {
  expect(await ask("GET", opening)).toEqual({
    hints: [103, `${LINK}, ${LINK}`],
    status: 200,
    text: "the page",
  });
});

test.each([
  ["a client that is no browser", "GET", {}],
  ["a page's own request", "GET", { "sec-fetch-mode": "cors" }],
  ["a form", "POST", opening],
  ["a page fetched ahead", "GET", { ...opening, "sec-purpose": "prefetch" }],
  ["a browser that has the page already", "GET", { ...opening, "if-none-match": '"1"' }],
])("%s gets no hints", async (_who, method, headers) => {
  expect((await ask(method, headers)).hints).toEqual([]);
});
