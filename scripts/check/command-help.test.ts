import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runCommand } from "../../ops/run-command.fixture.ts";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

/** Our commands in package.json, with their names and files. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file =
    /node (?:--import=\.\/scripts\/env-file\.mjs )?((?:ops|trials|bench|scripts)\/[\w/-]+\.ts)/.exec(
      line,
    )?.[1];
  return file && name !== "build" ? [[name, file] as const] : [];
});

test("knows the commands of every folder", () => {
  const folders = commands.map(([, file]) => file.split("/")[0]);
  expect(new Set(folders)).toEqual(new Set(["ops", "trials", "bench", "scripts"]));
});

const others = [["demo", "ops/demo/main.ts"]] as const;

test.each([...commands, ...others])(
  "npm run %s -- --help says what it does, without doing it",
  async (name, file) => {
    const { code, stdout, stderr } = await runCommand(file, ["--help"], process.env);
    expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b.{20,}`));
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  },
);

test("npm start prints how to run the demo and how to invite the first person", () => {
  const [, line = ""] =
    /console\.log\(\s*'(.+)',?\s*\)/.exec(readFileSync("scripts/start.mjs", "utf8")) ?? [];
  const named = [...line.matchAll(/npm run (\w+)(?: -- (\w+))?/g)].map(([, ...words]) => words);
  expect(named).toEqual([
    ["demo", undefined],
    ["office", "invite"],
  ]);
  for (const [name = ""] of named) expect(scripts).toHaveProperty(name);
});
