import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addTestSubscribers } from "#app/newsletter/newsletter.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { runCommand } from "../run-command.fixture.ts";

/** Runs the command and returns its output. */
function newsletter(env: Record<string, string | undefined>, ...args: string[]) {
  return runCommand("ops/newsletter/main.ts", args, env);
}

test("lists subscribers with days in the agency’s time zone, into a file that only its owner may read", async () => {
  const env = { DATA_DIR: makeFolder() };
  const db = await openDatabase({ dataDir: env.DATA_DIR });
  await addTestSubscribers(db, 2, Date.UTC(2026, 10, 21, 23));
  await db.updateTable("subscriber").set({ state: "asked" }).where("token", "=", "token-1").execute();
  const campaign = JSON.stringify({ name: "spring-letter", page: "/spring" });
  await db.updateTable("subscriber").set({ campaign }).execute();
  await db.destroy();
  expect((await newsletter(env, "subscribers")).stdout).toBe(
    "2026-11-22  reader-0@mail.example\n1 subscriber; 1 not confirmed, 0 unsubscribed, erased after seven days.\n",
  );
  const csv = join(env.DATA_DIR, "readers.csv");
  await newsletter(env, "subscribers", "--csv", csv);
  expect(readFileSync(csv, "utf8")).toContain(
    '"reader-0@mail.example","2026-11-22T10:00:00+11:00","Once a month.","spring-letter; began at /spring"',
  );
  expect(statSync(csv).mode & 0o777).toBe(0o600);
});
