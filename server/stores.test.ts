import { expect, test, vi } from "vitest";
import { createLog } from "./log/request-log.ts";
import { openBuilder } from "./stores.ts";

vi.mock("#app/builder/service/builder.server.ts", () => ({
  openBuilder: () => {
    throw new Error("the page builder's code was loaded");
  },
}));

const log = createLog();

test("loads nothing of the page builder without a key", async () => {
  await expect(openBuilder(undefined, log)).resolves.toBeUndefined();
  const settings = { key: "0123456789abcdef", apiUrl: "https://cdn.builder.io" };
  await expect(openBuilder(settings, log)).rejects.toThrow("was loaded");
});
