import { type ChildProcess, execFileSync, fork, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { copySample } from "#app/agency/folder/copy-sample.fixture.ts";
import { findFiles } from "../../scripts/find-files.fixture.ts";
import { makeFolder } from "../../trials/site/start-site.ts";

// Behaviour that needs a process of its own: modules that read the agency's folder on loading, signals, priorities.

/** Runs a command's file. Returns its exit code and its output. */
async function run(file: string, words: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [file, ...words], { env: { PATH: process.env.PATH, ...env } });
  const printed = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const)
    child[stream].on("data", (data) => {
      printed[stream] += data;
    });
  const [code] = await once(child, "close");
  return { code, ...printed };
}

/** Makes an agency's folder with a changed agency.json. */
function makeAgency(change: (text: string) => string) {
  const folder = copySample();
  const file = join(folder, "agency.json");
  writeFileSync(file, change(readFileSync(file, "utf8")));
  return folder;
}

test("without the agency's folder commands fail with a one-line message", async () => {
  const names = ["enquiries", "feed", "newsletter", "office", "listings"];
  const ended = await Promise.all(
    names.map((name) => run(`ops/${name}/main.ts`, [], { AGENCY_DIR: "/nowhere" })),
  );
  const says = /^The agency’s folder lacks \/nowhere\/.+ Set AGENCY_DIR to its path\.\n$/;
  for (const { code, stderr } of ended) expect([code, stderr]).toEqual([1, expect.stringMatching(says)]);
});

// With Node alone, as the commands run, which reads no .tsx.
test("Node loads every module of ops, and each command reports an unknown option or command", async () => {
  const modules = findFiles("ops/**/*.ts").filter((file) => !/main\.ts$|\.(test|fixture)\.ts$/.test(file));
  const files = readFileSync("package.json", "utf8").match(/ops\/[\w/-]+\.ts/g) ?? [];
  const asked = JSON.stringify({ modules, files });
  const { stdout } = await run("e2e/running/every-command.ts", [asked], process.env);
  expect(JSON.parse(stdout)).toEqual(
    files.flatMap((file) => [
      { file, code: 0, stdout: expect.stringContaining("npm run"), stderr: "" },
      { file, code: 2, stdout: "", stderr: expect.stringMatching(/'--nothing'[\s\S]*npm run/) },
      { file, code: 2, stdout: "", stderr: expect.stringContaining("npm run") },
    ]),
  );
});

test("a command reads .env after the environment, and prints nothing if there is none", () => {
  const folder = makeFolder();
  const read = [
    `--import=${resolve("scripts/env-file.mjs")}`,
    "--print",
    "[process.env.PORT, process.env.HOST].join()",
  ];
  const print = () =>
    spawnSync(process.execPath, read, { cwd: folder, env: { PORT: "1" }, encoding: "utf8" });
  expect(print()).toMatchObject({ stdout: "1,\n", stderr: "" });
  writeFileSync(join(folder, ".env"), "PORT=2\nHOST=3\n");
  expect(print()).toMatchObject({ stdout: "1,3\n", stderr: "" });
});

test("a backup can be restored before there is an agency's folder", async () => {
  const [dataDir, backups] = [makeFolder(), makeFolder()];
  expect((await run("ops/enquiries/main.ts", ["list"], { DATA_DIR: dataDir })).code).toBe(0);
  const made = await run("ops/backup/main.ts", [], {
    DATA_DIR: dataDir,
    BACKUP_DIR: backups,
    AGENCY_DIR: makeAgency(String),
  });
  expect(made).toMatchObject({ code: 0, stderr: "" });
  const AGENCY_DIR = join(makeFolder(), "agency");
  const words = ["--from", join(backups, readdirSync(backups)[0] ?? "")];
  const restored = await run("ops/restore/main.ts", words, { DATA_DIR: makeFolder(), AGENCY_DIR });
  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(existsSync(join(AGENCY_DIR, "agency.json"))).toBe(true);
});

test("the folder in AGENCY_DIR is checked even when it is invalid", async () => {
  const AGENCY_DIR = makeAgency((text) => text.replace('"isSample": true', '"isSample": 3'));
  const { code, stdout } = await run("ops/agency/main.ts", ["check"], { AGENCY_DIR });
  expect(stdout).toMatch(/^agency\.json:\d+ isSample: boolean is expected, not 3$/m);
  expect(code).toBe(1);
});

test("no sample's home breaks a rule of its state", async () => {
  for (const name of readdirSync("agencies")) {
    const AGENCY_DIR = `agencies/${name}`;
    const { stdout } = await run("ops/listings/main.ts", ["check", `${AGENCY_DIR}/homes`], { AGENCY_DIR });
    expect(stdout.trim(), name).toBe("0 findings, 0 of them stop something");
  }
});

test("the feed's process ends with the server, even before its start is complete", async () => {
  const env = { ...process.env, DATA_DIR: makeFolder(), FEED_DIR: makeFolder(), DATABASE_URL: "" };
  const child = fork("ops/feed/process/main.ts", { env, stdio: "ignore", execArgv: [] });
  await once(child, "spawn");
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});

/** The field's index in /proc/…/stat, whose process name is one word here. */
const NICE_FIELD = 18;

function readNice({ pid }: ChildProcess) {
  const threads = `/proc/${pid}/task`;
  const read = (thread: string, file: string) => readFileSync(join(threads, thread, file), "utf8");
  const workers = readdirSync(threads).filter((thread) => read(thread, "comm").startsWith("libuv-worker"));
  return workers.map((thread) => read(thread, "stat").split(" ")[NICE_FIELD]);
}

test("pictures are encoded at the lowest priority, also by the encoder's threads, and SVGs are refused", async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, "drafts"));
  const child = fork("app/pictures/encode-process.ts", {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  async function encode(master: string) {
    child.send({ master, folder, stem: "0123456789abcdef", widths: [48] });
    return (await once(child, "message"))[0];
  }
  expect(await encode("agencies/headland/public/icon-64.png")).toMatchObject({ picture: { widths: [48] } });
  expect(new Set(readNice(child))).toEqual(new Set(["19"]));
  expect(await encode("agencies/headland/public/favicon.svg")).toEqual({ fault: expect.any(String) });
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});

/** Makes a folder with only our setup scripts and this package.json. */
function makeProject(content: object) {
  const folder = makeFolder();
  cpSync("scripts/setup/setup.mjs", join(folder, "scripts/setup/setup.mjs"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(content));
  return folder;
}

test("build dependencies are installed with NODE_ENV=production, too", () => {
  const folder = makeProject({ devDependencies: { tool: "file:tool" } });
  mkdirSync(join(folder, "tool"));
  writeFileSync(join(folder, "tool/package.json"), JSON.stringify({ name: "tool", version: "1.0.0" }));
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: "production" } };
  execFileSync("npm", ["install", "--package-lock-only", "--offline"], options);
  execFileSync(
    "node",
    ["-e", 'import("./scripts/setup/setup.mjs").then(({ install }) => install())'],
    options,
  );
  expect(existsSync(join(folder, "node_modules/tool/package.json"))).toBe(true);
});

test("SIGTERM to npm start ends the server", async () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const folder = makeProject({ scripts });
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
  // The pipe closes once no process holds it, not even the server.
  await once(started, "close");
  expect(printed).toBe("started\nended\n");
});

const isInstalled = (program: string) => spawnSync(program, ["--version"]).status === 0;

test("systemd accepts the unit, and rates its exposure at most 1.5 of 10", () => {
  test.skip(!isInstalled("systemd-analyze"), "systemd is not installed");
  const file = join(makeFolder(), "headland@1.service");
  const unit = readFileSync("deploy/headland@.service", "utf8");
  const here = unit.replaceAll("/usr/bin/env node", process.execPath);
  writeFileSync(file, here.replaceAll("/srv/headland/current", resolve(".")));
  const verified = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
  expect([verified.status, verified.stderr]).toEqual([0, ""]);
  const security = ["security", "--offline=true", "--threshold=15", file];
  expect(spawnSync("systemd-analyze", security).status).toBe(0);
});

test("Prometheus accepts its configuration and the rules", () => {
  test.skip(!isInstalled("promtool"), "Prometheus is not installed");
  expect(spawnSync("promtool", ["check", "config", "deploy/monitoring/prometheus.yml"]).status).toBe(0);
});
