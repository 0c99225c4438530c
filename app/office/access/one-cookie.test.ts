import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, test } from "vitest";

/** Where a request's cookie is read, or taken off it. */
const readers = ["app/office/access/cookies.server.ts", "server/pages/documents.ts"];

test("nothing outside the office reads a cookie or sets one", async () => {
  const found: string[] = [];
  for await (const path of glob("{app,server}/**/*.{ts,tsx}")) {
    const isTest = /\.(test|fixture)\.tsx?$/.test(path);
    if (
      !isTest &&
      /["'`]cookie["'`]|document\.cookie|createCookie|getCookie/i.test(readFileSync(path, "utf8"))
    )
      found.push(path);
  }
  expect(found.toSorted()).toEqual(readers);
  const documents = readFileSync("server/pages/documents.ts", "utf8");
  expect(documents.match(/cookie"/gi)).toEqual(['Cookie"']);
  expect(documents).toContain('headers.delete("Cookie")');
});
