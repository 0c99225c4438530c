import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createRequestRules } from "./request-rules.ts";

const findFault = createRequestRules("https://www.headland.example");

function ask(url: string, headers: Record<string, string> = { host: "www.headland.example" }) {
  const rawHeaders = Object.entries(headers).flat();
  const request: Partial<IncomingMessage> = { url, headers, rawHeaders, httpVersion: "1.1" };
  return findFault(Object.assign(Object.create(null), request))?.status;
}

test("lets through what a browser sends", () => {
  for (const url of ["/", "/listings?beds=3&location=dee%20why", "/suburbs/dee-why", "/%E2%82%AC", "/?a=\\"])
    expect([ask(url), url]).toEqual([undefined, url]);
});

test("refuses a path that cannot be decoded, or that some read in another way", () => {
  for (const url of [
    "/%",
    "/%zz",
    "/%c0%ae%c0%ae/",
    "/%ff",
    "/%5celsewhere.example",
    "/a%00",
    "/%0d%0a",
    "/a\\b",
    "about",
    "*",
    "",
    "?a",
    "ftp://x/",
  ])
    expect([ask(url), url]).toEqual([400, url]);
});

test("serves its own name, with a port or without", () => {
  expect(ask("/", { host: "WWW.headland.example:8443" })).toBeUndefined();
  for (const host of ["headland.example", "www.headland.example.evil.example", "127.0.0.1", "[::1]:3000"])
    expect([ask("/", { host }), host]).toEqual([421, host]);
  for (const host of ["", "a b", "www.headland.example@evil.example", "www.headland.example/"])
    expect([ask("/", { host }), host]).toEqual([400, host]);
});

test("takes a whole address for what it says, whatever the host header says", () => {
  expect(ask("https://www.headland.example/about", { host: "evil.example" })).toBeUndefined();
  expect(ask("http://evil.example/about")).toBe(421);
});

test("tells how it is under any name", () => {
  expect(ask("/healthz", { host: "10.0.0.1" })).toBeUndefined();
  expect(ask("/readyz?a=b", { host: "10.0.0.1" })).toBeUndefined();
  expect(ask("/healthz/x", { host: "10.0.0.1" })).toBe(421);
});

test("refuses a hundred and one headers, and a body above 64 KB by its length", () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`x-${index}`, "a"]));
  expect(ask("/", { host: "www.headland.example", ...many })).toBe(431);
  expect(ask("/", { host: "www.headland.example", "content-length": "65536" })).toBeUndefined();
  expect(ask("/", { host: "www.headland.example", "content-length": "65537" })).toBe(413);
  expect(
    ask("/office/homes/S014?a", { host: "www.headland.example", "content-length": "65537" }),
  ).toBeUndefined();
});
