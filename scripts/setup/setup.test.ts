import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// A build that exists is compared with each: npm start would end at one that is gone.
test("all that the build is made of is there", async () => {
  const { buildInputs, root } = await import(new URL("setup.mjs", import.meta.url).href);
  const paths: string[] = buildInputs;
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
