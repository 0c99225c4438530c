import { expect, test } from "vitest";
import { writeDocuments } from "./main.ts";

test("documents have the tables that `npm run tables` writes", async () => {
  for (const { found, written } of await writeDocuments()) expect(found).toBe(written);
});
