import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A folder with our package.json's scripts and our setup, and nothing else. */
function makeProject(content: object = {}) {
  const folder = mkdtempSync(join(tmpdir(), "site-setup-"));
  cpSync("scripts/setup/setup.mjs", join(folder, "scripts/setup/setup.mjs"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(content));
  return folder;
}

// A build that exists is compared with each: npm start would end at one that is gone.
test("all that the build is made of is there", async () => {
  const { buildInputs, root } = await import(new URL("setup.mjs", import.meta.url).href);
  const paths: string[] = buildInputs;
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("what builds the site is installed where NODE_ENV is production, too", () => {
  const folder = makeProject({ devDependencies: { tool: "file:tool" } });
  mkdirSync(join(folder, "tool"));
  writeFileSync(join(folder, "tool/package.json"), JSON.stringify({ name: "tool", version: "1.0.0" }));
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd: folder, env: { ...process.env, NODE_ENV: "production" } });
  run("npm", ["install", "--package-lock-only", "--offline"]);
  run("node", ["-e", 'import("./scripts/setup/setup.mjs").then(({ install }) => install())']);
  expect(existsSync(join(folder, "node_modules/tool/package.json"))).toBe(true);
});

test("SIGTERM to npm start ends the server", async () => {
  const { default: ours } = await import("../../package.json", { with: { type: "json" } });
  const folder = makeProject({ scripts: ours.scripts });
  writeFileSync(
    join(folder, "scripts/server.mjs"),
    'process.on("SIGTERM", () => { console.log("ended"); process.exit(); }); setInterval(() => {}, 1000); console.log("started");',
  );
  writeFileSync(
    join(folder, "scripts/start.mjs"),
    'import { runUntilStopped } from "./setup/setup.mjs"; runUntilStopped(process.execPath, ["scripts/server.mjs"]);',
  );
  const started = spawn("npm", ["start", "--silent"], { cwd: folder });
  let printed = "";
  started.stdout.on("data", (data) => {
    if (!printed) started.kill("SIGTERM");
    printed += data;
  });
  // The pipe closes once nobody holds it any more, the server neither.
  await once(started, "close");
  expect(printed).toBe("started\nended\n");
});
