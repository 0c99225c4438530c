import { Hono } from "hono";
import { expect, test } from "vitest";
import { formRules } from "./form-rules.ts";

const form = { "Content-Type": "application/x-www-form-urlencoded", Host: "localhost:3000" };

async function post(
  publicOrigin: string,
  headers: Record<string, string>,
  method = "POST",
  path = "/contact",
) {
  const app = new Hono();
  app.use(formRules(publicOrigin));
  app.all("*", (context) => context.text("taken"));
  return (await app.request(path, { method, headers })).status;
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

const officePaths = [
  "/office",
  "/OFFICE/people",
  "/%6Fffice/enquiries/7KQ4-M2XD",
  "/office.data",
  "/office/people.data",
];

for (const path of officePaths) {
  test(`${path} takes forms only where the browser says that they are its own`, async () => {
    const own = { ...form, Origin: site };
    expect(await post(site, own, "POST", path)).toBe(200);
    expect(await post(site, { ...own, "Sec-Fetch-Site": "same-origin" }, "POST", path)).toBe(200);
    expect(await post(site, form, "POST", path)).toBe(403);
    expect(await post(site, { ...form, Origin: "null" }, "POST", path)).toBe(403);
    for (const where of ["cross-site", "same-site", "none"])
      expect(await post(site, { ...own, "Sec-Fetch-Site": where }, "POST", path)).toBe(403);
  });
}

test("what only begins like the office is a page like any other", async () => {
  expect(await post(site, form, "POST", "/office-space")).toBe(200);
});
