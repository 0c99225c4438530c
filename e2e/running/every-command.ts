import { resolve } from "node:path";
import { runCommand } from "../../ops/run-command.fixture.ts";

/** Runs in its own process: loads every given module, then starts each command with --help and with two mistakes. */
const given: { modules: string[]; files: string[] } = JSON.parse(process.argv[2] ?? "");
for (const file of given.modules) await import(resolve(file));
const results = [];
for (const file of given.files)
  for (const word of ["--help", "--nothing", "nonsense"])
    results.push({ file, ...(await runCommand(file, [word], process.env)) });
process.stdout.write(JSON.stringify(results));
