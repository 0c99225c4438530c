import { spawn } from "node:child_process";
import { once } from "node:events";
import { readOptions } from "../read-options.ts";

const usage = `npm run check    runs the unit tests, and beside them style, types, layers, dead code, build, size budget and HTML

Shows the output of what fails, and ends with 1 then.`;
readOptions(usage, {});

/** Each needs one of two cores for about as long. */
const lanes = [
  ["check:units"],
  ["check:style", "check:types", "check:layers", "check:dead-code", "build", "check:size", "check:html"],
];

const results = (await Promise.all(lanes.map(runLane))).flat();
const failed = results.filter(({ isOk }) => !isOk).map(({ step }) => step);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nAll checks passed.");
process.exitCode = failed.length > 0 ? 1 : 0;

async function runLane(steps: readonly string[]) {
  const done: { step: string; isOk: boolean }[] = [];
  for (const step of steps) done.push({ step, isOk: await runStep(step) });
  return done;
}

/** Runs a script of package.json. What it prints is shown if it fails; its warnings are shown in any case. */
async function runStep(step: string) {
  const startedAt = Date.now();
  const child = spawn(`node --run ${step}`, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  let [output, warnings] = ["", ""];
  child.stdout.on("data", (chunk) => {
    output += String(chunk);
  });
  child.stderr.on("data", (chunk) => {
    warnings += String(chunk);
  });
  const [code] = await once(child, "close");
  const isOk = code === 0;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`${isOk ? "✓" : "✗"} ${step} (${seconds} s)`);
  process.stdout.write(isOk ? warnings : output + warnings);
  return isOk;
}
