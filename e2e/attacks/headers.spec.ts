import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIResponse, expect } from "@playwright/test";
import { makeFolder } from "../../trials/site/start-site.ts";
import { formType } from "../enquiries/desk.ts";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";

function expectHeaders(answer: APIResponse | Response) {
  const headers = answer.headers instanceof Headers ? Object.fromEntries(answer.headers) : answer.headers();
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; /);
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  // Pictures stand in newsletters.
  const isPicture = new URL(typeof answer.url === "string" ? answer.url : answer.url()).pathname.startsWith(
    "/pictures/",
  );
  expect(headers["cross-origin-resource-policy"]).toBe(isPicture ? "cross-origin" : "same-origin");
  expect(headers["permissions-policy"]).toContain("geolocation=()");
  expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
}

test("puts the security headers on every kind of answer", async ({ request }) => {
  const etag = (await request.get("/about")).headers().etag ?? "";
  const answers = [
    [200, await request.get("/")],
    [200, await request.get("/listings.data")],
    [200, await request.get("/sitemap.xml")],
    [200, await request.get("/data/coastal-listings.json")],
    [200, await request.get("/pictures/hero-noon.jpg")],
    [200, await request.get("/icon-180.png")],
    [200, await request.get("/healthz")],
    [200, await request.get("/readyz")],
    [301, await request.get("/about/", { maxRedirects: 0 })],
    [304, await request.get("/about", { headers: { "If-None-Match": etag } })],
    [304, await request.get("/icon-180.png", { headers: { "If-None-Match": "*" } })],
    [403, await request.post("/contact", { headers: { ...formType, Origin: "https://evil.example" } })],
    [404, await request.get("/nowhere")],
    [404, await request.get("/property/999")],
    [404, await request.get("/assets/nothing.js")],
    [405, await request.fetch("/", { method: "PUT" })],
    [405, await request.post("/about", { headers: formType, data: "a=b" })],
    [413, await request.post("/contact", { headers: formType, data: "x".repeat(70_000) })],
    [415, await request.post("/contact", { data: { a: "b" } })],
    [422, await request.post("/contact", { headers: formType, data: "a=b" })],
  ] as const;
  for (const [status, answer] of answers) {
    expect([answer.status(), answer.url()]).toEqual([status, answer.url()]);
    expectHeaders(answer);
  }
});

/** Loaded before the site, it takes away what every page is finished with. */
const fault = `import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
crypto.createHash = () => { throw new Error("no hash today"); };
syncBuiltinESMExports();`;

test("what cannot be made is a 500 with the headers, and a line in the log", async () => {
  const file = join(makeFolder(), "fault.mjs");
  await writeFile(file, fault);
  await using server = await startOwnServer({ LISTINGS_DIR: makeFolder(), NODE_OPTIONS: `--import ${file}` });
  for (const [path, message] of [
    ["/robots.txt", "request failed"],
    ["/contact", "a page could not be rendered"],
  ]) {
    const answer = await fetch(server.origin + path);
    expect(answer.status).toBe(500);
    expectHeaders(answer);
    expect(await answer.text()).not.toContain("no hash today");
    await expect.poll(() => server.getOutput()).toContain(`"msg":"${message}"`);
  }
  for (const line of server.getOutput().trim().split("\n")) expect(line).toMatch(/^\{.*\}$|^Headland is at/);
});

test("answers another method with 405 and those it takes", async ({ request }) => {
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"]) {
    const response = await request.fetch("/", { method });
    expect([method, response.status(), response.headers().allow]).toEqual([method, 405, "GET, HEAD, POST"]);
  }
});

test("a form sent to where there is none is told so by a page, and where to turn to", async ({ page }) => {
  for (const path of ["/about", "/icon-180.png"]) {
    await page.goto("/contact");
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === "POST"),
      page.evaluate((action) => {
        const form = Object.assign(document.createElement("form"), { method: "post", action });
        document.body.append(form);
        form.submit();
      }, path),
    ]);
    expect([response.status(), response.headers().allow]).toEqual([405, "GET, HEAD"]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We couldn’t send that");
    await expect(page.getByRole("main").getByRole("link", { name: "Contact us" })).toBeVisible();
  }
});
