import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { findFreePort, startServer } from "../torture/server-process.ts";
import { installObservatory } from "./install-observatory.ts";
import { startTlsFront } from "./tls-front.ts";

// npm run observatory: the score that MDN's HTTP Observatory gives the site, by its own code, over TLS on this machine.
const LEAST_SCORE = 130;

const run = promisify(execFile);
const scanSchema = v.object({
  scan: v.object({
    score: v.number(),
    grade: v.string(),
    testsPassed: v.number(),
    testsQuantity: v.number(),
  }),
  tests: v.record(v.string(), v.object({ scoreModifier: v.number(), result: v.string() })),
});

const observatory = installObservatory();
const upstream = await findFreePort();
const front = await startTlsFront(upstream);
const site = await startServer(upstream, {
  PUBLIC_ORIGIN: `https://localhost:${front.port}`,
  DATA_DIR: mkdtempSync(join(tmpdir(), "headland-observatory-")),
});
const printed = await run(process.execPath, [observatory, `localhost:${front.port}`], {
  env: { ...process.env, NODE_EXTRA_CA_CERTS: front.certFile },
});
await site.stop();
front.stop();

const { scan, tests } = v.parse(scanSchema, JSON.parse(printed.stdout));
for (const [name, { scoreModifier, result }] of Object.entries(tests))
  console.log(`  ${name.padEnd(32)} ${String(scoreModifier).padStart(3)}  ${result}`);
console.log(
  `Score ${scan.score}, grade ${scan.grade}: ${scan.testsPassed} of ${scan.testsQuantity} tests passed`,
);
if (scan.score < LEAST_SCORE) process.exitCode = 1;
