import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const config = readFileSync("bench/peers/apps/next/next.config.ts", "utf8");

// What the peers import is type-checked (tsconfig.check.json); these paths are mere strings.
test("the files that Next.js is told to change are there", () => {
  const named = [...config.matchAll(/"\*\*\/(app\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test("browsers get the same modules for the agency's folder as in the site's build", () => {
  const { imports }: { imports: Record<string, { browser?: string }> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const ofSite = Object.entries(imports).flatMap(([name, { browser }]) =>
    browser ? [[toModule(name), toModule(browser)]] : [],
  );
  const ofPeer = [...config.matchAll(/^ {10}(\w+): "(\w+)",$/gm)].map(([, name, file]) => [name, file]);
  expect(ofSite.length).toBeGreaterThan(0);
  expect(Object.fromEntries(ofPeer)).toEqual(Object.fromEntries(ofSite));
});

function toModule(path: string) {
  return path.replace(/^.*\/|\.ts$/g, "");
}
