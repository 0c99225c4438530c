import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
const [, ...entries] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);

test("the newest entry of CHANGELOG.md is the version of package.json", () => {
  expect(entries[0]?.split("\n")[0]).toBe(version);
});

test("every entry says what an agency must do", () => {
  for (const entry of entries) expect(entry).toMatch(/^- \*\*You must.*\S/m);
});
