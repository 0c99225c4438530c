import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const siteFile = /"\*\*\/(app\/[^"]+)"/g;

// What the peers import is type-checked (tsconfig.check.json); these paths are mere strings.
test("the files that Next.js is told to change are there", () => {
  const config = readFileSync("bench/peers/apps/next/next.config.ts", "utf8");
  const named = [...config.matchAll(siteFile)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
