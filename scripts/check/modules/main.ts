import { rmSync } from "node:fs";
import type { Module } from "#app/core/module.ts";
import { modules } from "#app/modules.ts";
import { readOptions } from "../../read-options.ts";
import { compiles, copyWithout, countLines } from "./copy.ts";
import { tryAlone } from "./site-alone.ts";

const usage = `npm run check:modules -- [--only NAME] [--lines]    the site without each module, and without all of them

  --only NAME   one module, or "all" for the site that has none
  --lines       only how many lines each module has, what comes off with it, and the lines of the site that has none

Each is a copy of the code in a temporary folder, without the module's folders in app/ and ops/, the lists of its own
slots (app/slots/NAME…), the lines that name it in other lists, and without the modules that need it. Each copy passes
the check of types. The site that has none is built too, and started on a store that all of them have used: it shows
every page of the specification, takes an enquiry, loses nothing that they keep, and says what erasing a person cannot
reach. Ends with 1 when a copy fails.`;
const { values } = readOptions(usage, { options: { only: { type: "string" }, lines: { type: "boolean" } } });

const ALL = "all";

if (!values.lines) {
  // The longest first, two at a time.
  const asked = [ALL, ...modules.map(({ name }) => name)].filter(isAsked).values();
  await Promise.all([tryEach(asked), tryEach(asked)]);
}
if (!values.only) printLines();

function isAsked(name: string) {
  return !values.only || values.only === name;
}

async function tryEach(names: Iterable<string>) {
  for (const name of names) await report(name);
}

async function report(name: string) {
  const title = name === ALL ? "any of them" : name;
  try {
    await tryWithout(name);
    console.log(`✓ the site without ${title}`);
  } catch (error) {
    console.log(`✗ the site without ${title}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

async function tryWithout(name: string) {
  const dropped = modules.filter((module) => module.name === name);
  const copy = copyWithout(name === ALL ? modules : [...dropped, ...findDependents(name)]);
  try {
    await compiles(copy);
    if (name === ALL) await tryAlone(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The modules that need this one, directly or through others: without it they come off too. */
function findDependents(name: string): readonly Module[] {
  const users = modules.filter(({ needs }) => needs.includes(name));
  const found = new Set(users.flatMap((user) => [user, ...findDependents(user.name)]));
  return modules.filter((module) => found.has(module));
}

function printLines() {
  for (const { name } of modules) {
    const lines = countLines(".", [`app/${name}`, `ops/${name}`]).toLocaleString("en");
    const dependents = findDependents(name).map((module) => module.name);
    const also = dependents.length > 0 ? `; without it also go ${dependents.join(", ")}` : "";
    console.log(`${name}: ${lines} lines${also}`);
  }
  const copy = copyWithout(modules);
  console.log(
    `the site alone: ${countLines(copy, ["app", "server"]).toLocaleString("en")} lines of app and server`,
  );
  rmSync(copy, { recursive: true });
}
