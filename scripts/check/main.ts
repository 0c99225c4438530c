import { exec } from "node:child_process";
import { promisify } from "node:util";
import { readOptions } from "../read-options.ts";

const usage = `npm run check [-- --modules]    runs the unit tests, and beside them style, types, layers, dead code, build, size
                               budget and HTML; with --modules the site without each module too, as npm test does

Shows the output of what fails, and ends with 1 then.`;
const { values } = readOptions(usage, { options: { modules: { type: "boolean", default: false } } });

const MOST_BYTES = 64 * 1024 * 1024;

const source = ["check:style", "check:types", "check:layers", "check:dead-code"];
const built = ["build", "check:size", "check:html"];
/** Lanes of about equal length that run in parallel; the steps of a lane run in order. */
const lanes = values.modules
  ? [["check:units", ...source, ...built], ["check:modules"]]
  : [["check:units"], [...source, ...built]];

const results = (await Promise.all(lanes.map(runLane))).flat();
const failed = results.filter(({ isOk }) => !isOk).map(({ step }) => step);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nAll checks passed.");
process.exitCode = failed.length > 0 ? 1 : 0;

async function runLane(steps: readonly string[]) {
  const done: { step: string; isOk: boolean }[] = [];
  for (const step of steps) done.push({ step, isOk: await runStep(step) });
  return done;
}

/** Runs a script of package.json. Shows its output if it fails, and its warnings in any case. */
async function runStep(step: string) {
  const startedAt = Date.now();
  const { isOk, stdout, stderr } = await promisify(exec)(`node --run ${step}`, {
    maxBuffer: MOST_BYTES,
  }).then(
    (printed) => ({ ...printed, isOk: true }),
    (error: { stdout: string; stderr: string }) => ({ ...error, isOk: false }),
  );
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`${isOk ? "✓" : "✗"} ${step} (${seconds} s)`);
  process.stdout.write(isOk ? stderr : stdout + stderr);
  return isOk;
}
