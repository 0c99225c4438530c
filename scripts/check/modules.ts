import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { modules } from "#app/modules.ts";
import { readOptions } from "../read-options.ts";

const usage = `npm run check:modules    for each optional module, and for all of them at once: the site without it still passes the check of types

A copy of the code, without tests, lies in the system's folder for temporary files meanwhile. What of
a module goes: its folder in app/, ops/ and e2e/, the lists of its own slots (app/modules.NAME…), and the lines
that name it in the others; and all of that of the modules that need it. Ends with 1 when a copy does not compile.`;
readOptions(usage, {});

const sources = ["app", "server", "ops", "trials/site", "scripts", "e2e"];
/** Where a module stands with a line or two of its own. */
const lists = [
  ...globSync("app/module*.{ts,tsx}"),
  "trials/site/module-links.ts",
  "app/document/styles/app.css",
  "app/document/styles/base.css",
  "ops/agency/import/imports.ts",
  "ops/doctor/module-checks.ts",
  "ops/doctor/module-options.ts",
  "scripts/tables/module-tables.ts",
  "ops/enquiries/module-commands.ts",
  "package.json",
].filter(isNoTest);
const files = ["package.json", "tsconfig.json", ...globSync("*.config.ts")];

const optional = modules.filter(({ isOptional }) => isOptional);
for (const { name } of optional) if (!compilesWithout(name, findAbove(name))) process.exitCode = 1;
const all = optional.map(({ name }) => name);
if (!compilesWithout("any of them", all)) process.exitCode = 1;

function compilesWithout(title: string, names: readonly string[]) {
  const copy = mkdtempSync(join(tmpdir(), "without-"));
  try {
    copyWithout(names, copy);
    const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
    run("node_modules/.bin/react-router", "typegen");
    run("node_modules/typescript-7/bin/tsc");
    console.log(`✓ the site without ${title} compiles`);
    return true;
  } catch (error) {
    console.log(`✗ the site without ${title} does not compile:`);
    console.log(error instanceof Error && "stdout" in error ? String(error.stdout) : error);
    return false;
  } finally {
    if (!process.env.KEEP) rmSync(copy, { recursive: true });
  }
}

/** The module, and those that do not run without it. */
function findAbove(name: string): string[] {
  const users = optional.filter(({ needs }) => needs.includes(name));
  return [name, ...users.flatMap((user) => findAbove(user.name))];
}

function copyWithout(names: readonly string[], copy: string) {
  for (const path of [...sources, ...files])
    cpSync(path, join(copy, path), { recursive: true, filter: isNoTest });
  symlinkSync(join(process.cwd(), "agencies"), join(copy, "agencies"));
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  for (const name of names) {
    const own = globSync([`{app,ops,e2e}/${name}`, `app/modules.${name}.*`, ...findCommands(name)], {
      cwd: copy,
    });
    for (const path of own) rmSync(join(copy, path), { recursive: true });
    for (const path of lists) if (existsSync(join(copy, path))) dropLines(join(copy, path), name);
  }
}

function findCommands(name: string) {
  const { commands = [] } = optional.find((module) => module.name === name) ?? {};
  return commands.map((folder) => `ops/${folder}`);
}

function isNoTest(path: string) {
  return !/\.(?:test|spec)\.tsx?$/.test(path);
}

/** Lists name a module in its import, and each name that it imports in a line more; a list with nothing in it stays valid. */
function dropLines(path: string, name: string) {
  const lines = readFileSync(path, "utf8").split("\n");
  const isOfModule = (line: string) => line.includes(`/${name}/`);
  const imported = lines
    .filter(isOfModule)
    .flatMap((line) => /^import (?:type )?\{(.+)\}/.exec(line)?.[1] ?? []);
  const names = imported.flatMap((list) => list.split(",").map((word) => word.trim()));
  const isNamed = (line: string) => names.some((word) => new RegExp(`\\b${word}\\b`).test(line));
  writeFileSync(path, lines.filter((line) => !isOfModule(line) && !isNamed(line)).join("\n"));
}
