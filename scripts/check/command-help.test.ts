import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

/** Every command of ours that is named in package.json: its name and its file. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /node ((?:ops|trials|bench|scripts)\/[\w/-]+\.ts)/.exec(line)?.[1];
  return file && name !== "build" ? [[name, file] as const] : [];
});

test("knows the commands of every folder", () => {
  const folders = commands.map(([, file]) => file.split("/")[0]);
  expect(new Set(folders)).toEqual(new Set(["ops", "trials", "bench", "scripts"]));
});

test.concurrent.each([...commands, ["deployment", "trials/deployment/main.ts"] as const])(
  "npm run %s -- --help says what it does, without doing it",
  async (name, file) => {
    const { stdout, stderr } = await run(process.execPath, [file, "--help"]);
    expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b.{20,}`));
    expect(stderr).toBe("");
  },
);

test.concurrent("an option that no command knows is named, with what there is instead", async () => {
  const ended = run(process.execPath, ["ops/backup/main.ts", "--into", "x"]);
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/'--into'[\s\S]*npm run backup -- --to FILE/),
  });
});
