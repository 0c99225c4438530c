import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { runCommand } from "./run-command.fixture.ts";

const { scripts } = v.parse(
  v.pipe(v.string(), v.parseJson(), v.object({ scripts: v.record(v.string(), v.string()) })),
  readFileSync("package.json", "utf8"),
);
const files = Object.values(scripts).flatMap(
  (script) => /^node --import=\.\/scripts\/env-file\.mjs (ops\/\S+\.ts)$/.exec(script)?.[1] ?? [],
);

test("every command ends with 2 where an option is wrong, and prints its usage", async () => {
  expect(files.length).toBeGreaterThanOrEqual(9);
  for (const file of files) {
    const { code, stderr } = await runCommand(file, ["--nonsense"], { DATA_DIR: makeFolder() });
    expect([file, code, stderr]).toEqual([file, 2, expect.stringMatching(/'--nonsense'[\s\S]*npm run /)]);
  }
});

test("an unknown command ends with 2 as well", async () => {
  for (const name of [
    "agency",
    "enquiries",
    "feed",
    "listings",
    "newsletter",
    "office",
    "backup",
    "restore",
  ]) {
    const { code } = await runCommand(`ops/${name}/main.ts`, ["nonsense"], { DATA_DIR: makeFolder() });
    expect([name, code]).toEqual([name, 2]);
  }
});
