import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DRAWINGS_FOLDER, toDrawings } from "./drawings.ts";

test.each(Object.entries(toDrawings()))("%s is what the script draws: npm run coast", (name, drawing) => {
  const committed = readFileSync(join(DRAWINGS_FOLDER, name), "utf8");
  expect(JSON.parse(committed)).toEqual(drawing);
});
