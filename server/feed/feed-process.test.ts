import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";

test("the process of the feed ends with the server, even where it has not started wholly", async () => {
  const env = { ...process.env, DATA_DIR: makeFolder(), FEED_DIR: makeFolder(), DATABASE_URL: "" };
  const child = fork("server/feed/process.ts", { env, stdio: "ignore", execArgv: [] });
  await once(child, "spawn");
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});
