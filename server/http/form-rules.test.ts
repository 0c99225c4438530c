import { Hono } from "hono";
import { expect, test } from "vitest";
import { formRules } from "./form-rules.ts";

const form = { "Content-Type": "application/x-www-form-urlencoded", Host: "localhost:3000" };

async function post(publicOrigin: string, headers: Record<string, string>, method = "POST") {
  const app = new Hono();
  app.use(formRules(publicOrigin));
  app.all("*", (context) => context.text("taken"));
  return (await app.request("/contact", { method, headers })).status;
}

const site = "https://www.headland.example";

test("takes forms from the site's own pages, and from mail programs, which name no origin", async () => {
  expect(await post(site, { ...form, Origin: site })).toBe(200);
  expect(await post(site, form)).toBe(200);
});

const foreign = [
  "https://evil.example",
  "null",
  "http://www.headland.example",
  `${site}.evil.example`,
  "rubbish",
  "",
];

for (const origin of foreign) {
  test(`refuses a form from ${JSON.stringify(origin)}`, async () => {
    expect(await post(site, { ...form, Origin: origin, Host: "evil.example" })).toBe(403);
  });
}

test("refuses what a browser calls cross-site", async () => {
  expect(await post(site, { ...form, "Sec-Fetch-Site": "cross-site" })).toBe(403);
});

test("while it is tried out on this machine, any name of the machine will do", async () => {
  const own = { ...form, Origin: "http://127.0.0.1:3000", Host: "127.0.0.1:3000" };
  expect(await post("http://localhost:3000", own)).toBe(200);
  expect(await post("http://localhost:3000", { ...own, Origin: "https://evil.example" })).toBe(403);
});

test("takes forms only", async () => {
  expect(await post(site, { "Content-Type": "multipart/form-data; boundary=x" })).toBe(200);
  for (const type of ["application/json", "text/plain", ""])
    expect(await post(site, { "Content-Type": type })).toBe(415);
});

test("has nothing against readers", async () => {
  expect(await post(site, { Origin: "https://evil.example" }, "GET")).toBe(200);
});
