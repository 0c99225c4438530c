import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// The build's age is compared with these; npm start would fail on a missing one.
test("every source of the build exists", async () => {
  const { buildInputs, root } = await import(new URL("setup.mjs", import.meta.url).href);
  const paths: string[] = buildInputs;
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
