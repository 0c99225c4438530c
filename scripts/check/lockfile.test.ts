import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type LockedPackage = { version?: string; optionalDependencies?: Record<string, string> };

// If a registry lacks a platform's package, npm install leaves it out silently, and npm ci fails everywhere.
test("package-lock.json names the packages of every platform", () => {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const locked = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.has(name));
  expect(missing).toEqual([]);
});
