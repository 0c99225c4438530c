import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { modules } from "#app/modules.ts";
import { createRequestRules, formRules, limitBodies } from "./request-rules.ts";

const site = "https://www.headland.example";
const findFault = createRequestRules(site);

function ask(url: string, headers: Record<string, string> = { host: "www.headland.example" }) {
  const rawHeaders = Object.entries(headers).flat();
  const request: Partial<IncomingMessage> = { url, headers, rawHeaders, httpVersion: "1.1" };
  return findFault(Object.assign(Object.create(null), request))?.status;
}

const LONG = "a".repeat(10_000);

test.each<[what: string, status: number | undefined, urls: string[]]>([
  [
    "lets through what a browser sends",
    undefined,
    ["/", "/listings?beds=3&location=dee%20why", "/%E2%82%AC", "/about%0d%0a", "/?a=\\", "/journal//x"],
  ],
  ["refuses a path that cannot be decoded", 400, ["/%", "/%zz", "/%c0%ae%c0%ae/", "/%ff"]],
  [
    "refuses a path that some read in another way",
    400,
    ["/%5celsewhere.example", "/a%00", "/%0d%0a%0b", "/office%0a", "/off%0aice", "/a\\b"],
  ],
  ["refuses what is no path", 400, ["about", "*", "", "?a", "ftp://x/"]],
  ["refuses an address that begins with another host", 400, ["//x/..", "//a:b@c/x", "//[::1/x", "///x"]],
  [
    "refuses one that leads to another host",
    400,
    ["/%2fx", "/.//x", "/x/..//y", "/%2e//x", `${site}//x.example`],
  ],
  ["takes an address of seven thousand characters", undefined, [`/listings?location=${LONG.slice(3_000)}`]],
  ["refuses one of ten thousand", 414, [`/listings?location=${LONG}`]],
])("%s", (_what, status, urls) => {
  for (const url of urls) expect([url, ask(url)]).toEqual([url, status]);
});

test("serves its own host name, with or without a port", () => {
  expect(ask("/", { host: "WWW.headland.example:8443" })).toBeUndefined();
  for (const host of ["headland.example", "www.headland.example.evil.example", "127.0.0.1", "[::1]:3000"])
    expect([ask("/", { host }), host]).toEqual([421, host]);
  for (const host of ["", "a b", "www.headland.example@evil.example", "www.headland.example/"])
    expect([ask("/", { host }), host]).toEqual([400, host]);
});

test("follows the host of an absolute address, whatever the Host header says", () => {
  expect(ask("https://www.headland.example/about", { host: "evil.example" })).toBeUndefined();
  expect(ask("http://evil.example/about")).toBe(421);
});

test("serves health checks under any host name", () => {
  expect(ask("/healthz", { host: "10.0.0.1" })).toBeUndefined();
  expect(ask("/readyz?a=b", { host: "10.0.0.1" })).toBeUndefined();
  expect(ask("/healthz/x", { host: "10.0.0.1" })).toBe(421);
});

test("refuses 101 headers, and a Content-Length above 64 KB", () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`x-${index}`, "a"]));
  const host = "www.headland.example";
  expect(ask("/", { host, ...many })).toBe(431);
  expect(ask("/", { host, "content-length": "65536" })).toBeUndefined();
  expect(ask("/", { host, "content-length": "65537" })).toBe(413);
  expect(ask("/office/homes/S014?a", { host, "content-length": "65537" })).toBeUndefined();
});

const form = { "Content-Type": "application/x-www-form-urlencoded", Host: "localhost:3000" };

async function postForm(publicOrigin: string, headers: HeadersInit, method = "POST", path = "/contact") {
  const app = new Hono();
  app.use(formRules(publicOrigin));
  app.all("*", (context) => context.text("taken"));
  return (await app.request(path, { method, headers })).status;
}

test("takes forms from the site's own pages, and from mail programs, which send no Origin", async () => {
  expect(await postForm(site, { ...form, Origin: site })).toBe(200);
  expect(await postForm(site, form)).toBe(200);
});

test("refuses forms of other sites, and requests that a browser marks as cross-site", async () => {
  const foreign = ["https://evil.example", "http://www.headland.example", `${site}.evil.example`];
  for (const origin of [...foreign, "null", "x", ""])
    expect(await postForm(site, { ...form, Origin: origin, Host: "evil.example" }), origin).toBe(403);
  expect(await postForm(site, { ...form, "Sec-Fetch-Site": "cross-site" })).toBe(403);
});

test("a local site accepts any host name", async () => {
  const own = { ...form, Origin: "http://127.0.0.1:3000", Host: "127.0.0.1:3000" };
  expect(await postForm("http://localhost:3000", own)).toBe(200);
  expect(await postForm("http://localhost:3000", { ...own, Origin: "https://evil.example" })).toBe(403);
});

test("takes forms only", async () => {
  expect(await postForm(site, { "Content-Type": "multipart/form-data; boundary=x" })).toBe(200);
  for (const type of ["application/json", "text/plain", ""])
    expect(await postForm(site, { "Content-Type": type })).toBe(415);
});

test("never refuses a GET", async () => {
  expect(await postForm(site, { Origin: "https://evil.example" }, "GET")).toBe(200);
});

const ofOffice = ["/office", "/OFFICE/people", "/%6Fffice/enquiries/7KQ4-M2XD", "/office/people.data"];

test.each([...ofOffice, "/office.data"])(
  "%s takes forms only where the browser says that they are its own",
  async (path) => {
    const post = (headers: object) => postForm(site, { ...form, ...headers }, "POST", path);
    expect(await post({ Origin: site })).toBe(200);
    expect(await post({ Origin: site, "Sec-Fetch-Site": "same-origin" })).toBe(200);
    expect(await post({})).toBe(403);
    expect(await post({ Origin: "null" })).toBe(403);
    for (const where of ["cross-site", "same-site", "none"])
      expect(await post({ Origin: site, "Sec-Fetch-Site": where })).toBe(403);
  },
);

test("an alert's page takes its own forms, and posts of mail programs without an Origin", async () => {
  const post = (headers: object) => postForm(site, { ...form, ...headers }, "POST", "/alerts/token");
  expect(await post({})).toBe(200);
  expect(await post({ Origin: site, "Sec-Fetch-Site": "same-origin" })).toBe(200);
  for (const where of ["cross-site", "same-site", "none"])
    expect(await post({ Origin: site, "Sec-Fetch-Site": where })).toBe(403);
  expect(await post({ Origin: "https://evil.example" })).toBe(403);
});

test("a path that only begins like the office has the limits of any page", async () => {
  expect(await postForm(site, form, "POST", "/office-space")).toBe(200);
});

const MB = 1024 * 1024;

async function postBytes(
  path: string,
  bytes: number,
  { isSignedIn = true, isChunked = false, isClosed = false } = {},
) {
  const app = new Hono();
  app.use(limitBodies({ isTrusted: async () => isSignedIn, isClosed: async () => isClosed }));
  app.all("*", async (context) => context.text(String((await context.req.arrayBuffer()).byteLength)));
  const body = new Uint8Array(bytes);
  const headers = isChunked ? undefined : { "Content-Length": String(bytes) };
  return (await app.request(path, { method: "POST", body, headers })).status;
}

test("until somebody is invited, the office has the limits of any page and does not ask people to sign in", async () => {
  expect(await postBytes("/office/homes", MB, { isSignedIn: false, isClosed: true })).toBe(413);
});

test("takes pictures up to 48 MB where the office has them, and 64 KB elsewhere", async () => {
  expect(await postBytes("/office/homes", 48 * MB)).toBe(200);
  expect(await postBytes("/office/homes", 48 * MB + 1)).toBe(413);
  for (const path of ["/office/homes/S014", "/office/texts/journal/new"]) {
    expect(await postBytes(path, MB)).toBe(200);
    // Without a length, the server cannot know beforehand whether to look up the session.
    expect(await postBytes(path, 65 * 1024, { isChunked: true })).toBe(413);
  }
  for (const path of ["/contact", "/office", "/office/enquiries", "/office/homesick", "/OFFICE/homes"]) {
    expect(await postBytes(path, 64 * 1024), path).toBe(200);
    expect(await postBytes(path, 65 * 1024), path).toBe(413);
  }
});

test("limits a module's larger form to its own size", async () => {
  for (const { path, bytes } of modules.flatMap(({ largeForms = [] }) => largeForms)) {
    expect(await postBytes(path, bytes, { isChunked: true })).toBe(200);
    expect(await postBytes(path, bytes + 1)).toBe(413);
    expect(await postBytes(path, 2 * bytes, { isChunked: true })).toBe(413);
  }
});

test("reads no more than a form's size from people who are not signed in", async () => {
  expect(await postBytes("/office/homes", 64 * 1024, { isSignedIn: false })).toBe(200);
  expect(await postBytes("/office/homes", 65 * 1024, { isSignedIn: false })).toBe(401);
});
