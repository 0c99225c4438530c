import { mkdir, rm, writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../visitor.ts";
import { getRaw } from "./raw-request.ts";

/** Addresses that could lead the server astray, and text that it must never send. */
const CANARY = "canary-7f3a9c";
const canaryFile = `test-results/${CANARY}.json`;

const ups = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "%252e%252e%252f", "..%5c", "..%c0%af", "%c0%ae%c0%ae/"];
const folders = ["/", "/assets/", "/pictures/", "/data/", "/journal/", "/property/"];
const climbing = folders.flatMap((folder) =>
  ups.flatMap((up) =>
    [1, 2, 3].flatMap((depth) => [
      `${folder}${up.repeat(depth)}${canaryFile}`,
      `${folder}${up.repeat(depth)}package.json`,
    ]),
  ),
);
const hidden = [
  "/.env",
  "/.env.example",
  "/.git/config",
  "/assets/.vite/manifest.json",
  "/.vite/manifest.json",
  "/package.json",
  "/server/main.ts",
  "/build/server/index.js",
  "/data/enquiries.sqlite",
  "/test-results/data-headland/enquiries.sqlite",
  "/assets/manifest.json%00.css",
  "/icon-180.png%00",
  "/icon-180.png/",
  "/%69con-180.png%2e%62%72",
  "/assets",
  "/pictures/",
  "//etc/passwd",
  "/file:///etc/passwd",
  `/${"a/".repeat(4_000)}`,
  `/${"%2e".repeat(4_000)}`,
];

test("no path leads to a file that is not meant for visitors", async ({ baseURL }) => {
  await mkdir("test-results", { recursive: true });
  await writeFile(canaryFile, JSON.stringify({ canary: CANARY }));
  try {
    for (const path of [...climbing, ...hidden]) {
      const answer = await getRaw(baseURL, path);
      expect([answer.slice(0, 12), path]).toEqual([
        expect.stringMatching(/^HTTP\/1\.1 (?:400|404|414|301)$/),
        path,
      ]);
      // The page repeats no address, so that the canary could only come from its file.
      expect(answer).not.toMatch(/"canary"|"headland"|"scripts"|root:x:/);
    }
  } finally {
    await rm(canaryFile);
  }
});

const misleading = [
  "//elsewhere.example/about",
  "//x/..",
  "//a:b@c/x",
  "//[::1/x",
  "/.//elsewhere.example/",
  "/%5celsewhere.example/about",
  "///%00",
  "/%5c",
  "/a%00b/",
  "/%E2%82%AC/",
  "/%0d%0aSet-Cookie:a=b/",
  "//elsewhere.example/",
  "/%5celsewhere.example/",
  "/%2felsewhere.example/",
];

test("no address makes the server take itself for another, or fail", async ({ baseURL }) => {
  for (const path of misleading) {
    const answer = await getRaw(baseURL, path);
    expect([answer.slice(0, 12), path]).toEqual([
      expect.stringMatching(/^HTTP\/1\.1 (?:400|404|301)$/),
      path,
    ]);
    expect(answer).not.toMatch(/\r\nset-cookie|\r\nlocation: (?!\/[^/\\])|https?:\/\/elsewhere/i);
  }
});
