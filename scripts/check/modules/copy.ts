import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Module } from "#app/core/module.ts";

/** Code that runs; tests, journeys and trials only fit the whole product. */
const sources = ["app", "server", "ops", "scripts", "trials/site/start-site.ts", "trials/site/repeat.ts"];
const ofTests = /\.(?:test|spec|fixture)\.tsx?$|scripts\/check\//;
/** Files in which each module has a line or two. */
const lists = [
  ...globSync("app/{module*,slots/*}.{ts,tsx}"),
  "app/document/styles/base.css",
  "app/document/styles/listings.css",
  "ops/agency/import/imports.ts",
  "ops/doctor/module-checks.ts",
  "scripts/tables/module-tables.ts",
  "ops/enquiries/module-commands.ts",
  "package.json",
].filter(isNoTest);
const files = ["package.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];

type ToDrop = Pick<Module, "name" | "commands" | "routes">;

/** Copies the code without the dropped modules. Returns the folder. */
export function copyWithout(dropped: readonly ToDrop[]) {
  const copy = mkdtempSync(join(tmpdir(), "without-"));
  for (const path of [...sources, ...files])
    cpSync(path, join(copy, path), { recursive: true, filter: isNoTest });
  copyAgency(copy, dropped);
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  // The demo shows the whole product.
  rmSync(join(copy, "ops/demo"), { recursive: true });
  for (const { name, commands = [] } of dropped) {
    const own = [
      `{app,ops}/${name}`,
      `app/slots/${name}{.,-}*`,
      ...commands.map((folder) => `ops/${folder}`),
    ];
    for (const path of globSync(own, { cwd: copy })) rmSync(join(copy, path), { recursive: true });
    for (const path of lists) if (existsSync(join(copy, path))) dropLines(join(copy, path), name);
  }
  return copy;
}

/** Copies the sample's folder without menu items that lead to dropped modules; an agency would remove them too. */
function copyAgency(copy: string, dropped: readonly ToDrop[]) {
  const agency = "agencies/headland";
  mkdirSync(join(copy, agency), { recursive: true });
  for (const name of readdirSync(agency))
    if (name !== "menu.json") symlinkSync(resolve(agency, name), join(copy, agency, name));
  const gone = new Set(dropped.flatMap(({ routes = [] }) => routes.map(({ path }) => `/${path}`)));
  const menu: unknown = JSON.parse(readFileSync(join(agency, "menu.json"), "utf8"));
  writeFileSync(join(copy, agency, "menu.json"), JSON.stringify(withoutLinks(menu, gone)));
}

function withoutLinks(part: unknown, gone: ReadonlySet<string>): unknown {
  if (Array.isArray(part))
    return part
      .filter((each) => !gone.has(each?.href?.split("?")[0]))
      .map((each) => withoutLinks(each, gone));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withoutLinks(value, gone)]));
}

/** Type-checks the copy, and throws the errors. One thread uses less than half the processor time of four. */
export async function compiles(copy: string) {
  await runIn(copy, "node_modules/.bin/react-router", "typegen");
  await runIn(copy, "node_modules/typescript-7/bin/tsc", "--singleThreaded");
}

/** Runs a Node program. Throws its output if it fails. */
export async function runIn(copy: string, ...args: string[]) {
  try {
    await promisify(execFile)(process.execPath, args, { cwd: copy });
  } catch (error) {
    const printed = error instanceof Error && "stdout" in error && "stderr" in error && error;
    throw new Error(printed ? `${printed.stdout}${printed.stderr}` : String(error));
  }
}

/** Counts lines of code in folders, without tests. */
export function countLines(place: string, folders: readonly string[]) {
  const code = folders.map((folder) => `${folder}/**/*.{ts,tsx,css}`);
  const own = globSync(code, { cwd: place }).filter(isNoTest);
  const lines = own.map((path) => readFileSync(join(place, path), "utf8").split("\n").length - 1);
  return lines.reduce((sum, each) => sum + each, 0);
}

function isNoTest(path: string) {
  return !ofTests.test(path);
}

/** Removes a module's import from a list, and each line that uses an imported name; an empty list stays valid. */
function dropLines(path: string, name: string) {
  const lines = readFileSync(path, "utf8").split("\n");
  // Lists may also contain addresses such as /office/:id.
  const isOfModule = (line: string) => line.includes(`/${name}/`) && !line.includes("`");
  const imported = lines
    .filter(isOfModule)
    .flatMap((line) => /^import (?:type )?\{(.+)\}/.exec(line)?.[1]?.split(",") ?? []);
  const isNamed = (line: string) =>
    imported.some((word) => new RegExp(`(?<![\\w/-])${word.trim()}\\b`).test(line));
  writeFileSync(path, lines.filter((line) => !isOfModule(line) && !isNamed(line)).join("\n"));
}
