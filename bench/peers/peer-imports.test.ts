import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const siteImport = /from "#(app\/[^"]+)"/g;

// The peers are not type-checked (docs/decisions/018-peers.md): a file that moves would break them unseen.
test("what the peers take from the site is there", () => {
  const sources = globSync("bench/peers/apps/{spa,next}/**/*.{ts,tsx}", {
    exclude: (path) => /node_modules|\.next|public/.test(path),
  });
  const taken = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(siteImport)].map(([, path = ""]) => path),
  );
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((path) => !existsSync(path))).toEqual([]);
});
