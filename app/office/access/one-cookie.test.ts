import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findFiles } from "../../../scripts/find-files.fixture.ts";

test("nothing outside the office reads the cookie of its people", () => {
  const readers: string[] = [];
  for (const path of findFiles("{app,server}/**/*.{ts,tsx}")) {
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
