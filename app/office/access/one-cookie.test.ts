import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, test } from "vitest";

test("nothing outside the office reads the cookie of its people", async () => {
  const readers: string[] = [];
  for await (const path of glob("{app,server}/**/*.{ts,tsx}")) {
    if (/\.test\.tsx?$/.test(path)) continue;
    if (/__(?:Host|Secure)-office|access\/sessions\.server/.test(readFileSync(path, "utf8")))
      readers.push(path);
  }
  expect(readers).toContain("app/office/access/sessions.server.ts");
  expect(readers.filter((path) => !/^app\/(?:routes\/)?office\//.test(path))).toEqual([]);
});

test("pages that are not for one person are rendered without any cookie", () => {
  const documents = readFileSync("server/pages/documents.ts", "utf8");
  expect(documents).toMatch(/if \(!isPersonal\(path\)\) \{\s+request\.headers\.delete\("Cookie"\);/);
});
