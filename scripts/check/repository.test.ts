import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findFiles } from "../find-files.fixture.ts";

type LockedPackage = { version?: string; optionalDependencies?: Record<string, string> };

// If a registry lacks a platform's package, npm install silently omits it, and npm ci then fails everywhere.
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

const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
const [, ...entries] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);

test("the newest entry of CHANGELOG.md is the version of package.json", () => {
  expect(entries[0]?.split("\n")[0]).toBe(version);
});

test("every entry says what an agency must do", () => {
  for (const entry of entries) expect(entry).toMatch(/^- \*\*You must.*\S/m);
});

const own = ["**/find-files.fixture.ts"];

test("no test calls glob with a literal pattern, which would hide dead code from its check", () => {
  const tests = findFiles("{app,server,ops,trials,bench,scripts,e2e}/**/*.{test,fixture,spec}.{ts,tsx}", {
    exclude: [...own, "**/repository.test.ts"],
  });
  const globbing = tests.filter((path) =>
    /\bglob(?:Sync)?\(\s*\[?\s*["'`](?:\{[^}]*)?\b(?:app|server|ops)\b/.test(readFileSync(path, "utf8")),
  );
  expect(tests.length).toBeGreaterThan(100);
  expect(globbing).toEqual([]);
});

const asvs = readFileSync("docs/security.md", "utf8");
const [applicable = ""] = asvs.split("### Not applicable");
const requirements = applicable.split("\n").filter((line) => line.startsWith("- **V"));

test("every requirement of docs/security.md ends with its evidence, whose files exist", () => {
  expect(requirements.length).toBeGreaterThan(90);
  for (const requirement of requirements) {
    const [, shown = ""] = /\. ((?:`[^`]+`(?:, )?)+)$/.exec(requirement) ?? [];
    const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    expect([requirement, files.filter((file) => !existsSync(file))]).toEqual([requirement, []]);
    expect([requirement, files.length > 0]).toEqual([requirement, true]);
  }
});

test("no requirement has two entries", () => {
  const ids = [...asvs.matchAll(/^- \*\*(V[^*]+)\*\*/gm)].flatMap(
    ([, cell = ""]) => cell.match(/V\d+\.\d+\.\d+/g) ?? [],
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
