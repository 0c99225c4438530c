import { expect } from "@playwright/test";
import { type OwnServer, startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { sendRaw } from "./raw-request.ts";

const own = "www.headland.example";
let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer({
    PUBLIC_ORIGIN: `https://${own}`,
    TRUSTED_PROXIES: "127.0.0.1",
  });
});
test.afterAll(() => server.stop());

function ask(host: string, path = "/about", more = "", origin: string | undefined = server.origin) {
  return sendRaw(origin, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);
}

test("answers for its own name only, and repeats no other", async () => {
  for (const host of [own, `${own}:443`, "WWW.Headland.Example"])
    expect(await ask(host)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask("elsewhere.example", `http://${own}/about`)).toMatch(/^HTTP\/1\.1 200 /);
  const misled = [
    await ask("elsewhere.example"),
    await ask("127.0.0.1"),
    await ask(own, "http://elsewhere.example/about"),
  ];
  for (const answer of misled) {
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
    expect(answer).toContain(`This server answers for https://${own} only.`);
    expect(answer).not.toContain("elsewhere");
  }
  for (const path of ["/healthz", "/readyz"])
    expect(await ask("10.1.2.3:8080", path)).toMatch(/^HTTP\/1\.1 200 /);
});

test("asks for https for a year where its address is https, on every kind of answer", async () => {
  const answers = [
    await ask(own),
    // From the page cache.
    await ask(own),
    await ask(own, "/nowhere"),
    await ask(own, "/about/"),
    await ask(own, "/icon-180.png"),
    await ask(own, "/data/coastal-listings.json"),
    await ask(own, "/healthz"),
    await ask("elsewhere.example"),
    await sendRaw(server.origin, "rubbish\r\n\r\n"),
  ];
  for (const answer of answers)
    expect(answer).toMatch(/\r\nstrict-transport-security: max-age=31536000\r\n/i);
});

test("on one's own machine any name will do, and nothing asks for https", async ({ baseURL }) => {
  const answer = await ask("192.168.1.20:3000", "/about", "", baseURL);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toMatch(/strict-transport-security/i);
});

test("takes a request's id from its own proxies only, and says it in answer and log", async ({ baseURL }) => {
  const givenId = "X-Request-Id: edge-0123456789\r\n";
  const madeId = /\r\nx-request-id: [\da-f-]{36}\r\n/i;
  expect(await ask(own, "/about", givenId)).toMatch(/\r\nx-request-id: edge-0123456789\r\n/i);
  await expect.poll(() => server.getOutput()).toContain('"request":"edge-0123456789"');
  expect(await ask(own, "/about", "X-Request-Id: a b\r\n")).toMatch(madeId);
  expect(await ask("localhost", "/about", givenId, baseURL)).toMatch(madeId);
});
