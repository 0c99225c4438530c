import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findFiles } from "../find-files.fixture.ts";

const own = ["**/find-files.fixture.ts"];

test("no test has a pattern in a call of glob, by which the check for dead code would take its files for used", () => {
  const tests = findFiles("{app,server,ops,trials,bench,scripts,e2e}/**/*.{test,fixture,spec}.{ts,tsx}", {
    exclude: [...own, "**/dead-code.test.ts"],
  });
  const globbing = tests.filter((path) =>
    /\bglob(?:Sync)?\(\s*\[?\s*["'`](?:\{[^}]*)?\b(?:app|server|ops)\b/.test(readFileSync(path, "utf8")),
  );
  expect(tests.length).toBeGreaterThan(100);
  expect(globbing).toEqual([]);
});
