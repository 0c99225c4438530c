import { expect } from "@playwright/test";
import { type OwnServer, startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { sendRaw } from "./raw-request.ts";

const site = { PUBLIC_ORIGIN: "https://www.headland.example", LISTINGS_DIR: "agencies/headland/homes" };

function ask({ origin }: OwnServer, host: string, path = "/about", more = "") {
  return sendRaw(origin, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);
}

test("answers for its own name only, and repeats no other", async () => {
  const server = await startOwnServer(site);
  try {
    for (const own of ["www.headland.example", "www.headland.example:443", "WWW.Headland.Example"])
      expect(await ask(server, own)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask(server, "elsewhere.example", "http://www.headland.example/about")).toMatch(
      /^HTTP\/1\.1 200 /,
    );
    const misled = [
      await ask(server, "elsewhere.example"),
      await ask(server, "127.0.0.1"),
      await ask(server, "www.headland.example", "http://elsewhere.example/about"),
    ];
    for (const answer of misled) {
      expect(answer).toMatch(/^HTTP\/1\.1 421 /);
      expect(answer).toContain("This server answers for https://www.headland.example only.");
      expect(answer).not.toContain("elsewhere");
    }
  } finally {
    await server.stop();
  }
});

test("tells those who watch over it how it is, whatever they call it", async () => {
  const server = await startOwnServer(site);
  try {
    for (const path of ["/healthz", "/readyz"])
      expect(await ask(server, "10.1.2.3:8080", path)).toMatch(/^HTTP\/1\.1 200 /);
  } finally {
    await server.stop();
  }
});

test("asks for https for a year where its address is https, on every kind of answer", async () => {
  const server = await startOwnServer(site);
  try {
    const own = "www.headland.example";
    const answers = [
      await ask(server, own),
      // From the page cache.
      await ask(server, own),
      await ask(server, own, "/nowhere"),
      await ask(server, own, "/about/"),
      await ask(server, own, "/icon-180.png"),
      await ask(server, own, "/data/coastal-listings.json"),
      await ask(server, own, "/healthz"),
      await ask(server, "elsewhere.example"),
      await sendRaw(server.origin, "rubbish\r\n\r\n"),
    ];
    for (const answer of answers)
      expect(answer).toMatch(/\r\nstrict-transport-security: max-age=31536000\r\n/i);
  } finally {
    await server.stop();
  }
});

test("on one's own machine any name will do, and nothing asks for https", async ({ baseURL }) => {
  const answer = await sendRaw(
    baseURL,
    "GET /about HTTP/1.1\r\nHost: 192.168.1.20:3000\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toMatch(/strict-transport-security/i);
});

const givenId = "X-Request-Id: edge-0123456789\r\n";

test("takes the id of a request from its own proxies only, and says it in answer and log", async () => {
  const [trusting, other] = await Promise.all([
    startOwnServer({ ...site, TRUSTED_PROXIES: "127.0.0.1" }),
    startOwnServer(site),
  ]);
  try {
    expect(await ask(trusting, "www.headland.example", "/about", givenId)).toMatch(
      /\r\nx-request-id: edge-0123456789\r\n/i,
    );
    await expect.poll(() => trusting.getOutput()).toContain('"request":"edge-0123456789"');
    const forged = await ask(trusting, "www.headland.example", "/about", "X-Request-Id: a b\r\n");
    expect(forged).toMatch(/\r\nx-request-id: [\da-f-]{36}\r\n/i);
    expect(await ask(other, "www.headland.example", "/about", givenId)).toMatch(
      /\r\nx-request-id: [\da-f-]{36}\r\n/i,
    );
  } finally {
    await Promise.all([trusting.stop(), other.stop()]);
  }
});
