import { startPostgres, type TestPostgres } from "#app/store/postgres.fixture.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { type Finding, printFinding, writeFindings } from "../site/findings.ts";
import { proxies, type ShippedProxy } from "./proxies.ts";
import { setStage } from "./stage.ts";
import { tryKill, tryPagesAndForms, tryRollingRestart, trySpoofing, tryTwoReleases } from "./trials.ts";

const usage = `npm run deployment    puts the files of deploy/ in front of two web processes on one PostgreSQL

Tries TLS, forged headers, two releases, a killed process and rolling restarts behind Caddy and nginx; some three
minutes. Installs PostgreSQL and fetches the proxies where it can. Writes its figures to the day's file in docs/history.`;
readOptions(usage, {});

const trials = [tryPagesAndForms, tryTwoReleases, trySpoofing, tryKill, tryRollingRestart];
const findings: Finding[] = [];
const postgres = await startPostgres(["fsync=on"]);
if (!postgres) throw new Error("PostgreSQL is not installed: apt-get install postgresql (Debian).");
try {
  for (const proxy of proxies) {
    if (proxy.program) findings.push(...(await tryBehind(proxy, postgres)));
    else console.log(`${proxy.name} is not installed and could not be fetched: left out.`);
  }
} finally {
  await postgres.stop();
}
await writeFindings(findings, { section: "## Deployment, tried on loopback", command: "npm run deployment" });
if (!findings.every(({ isGood }) => isGood)) process.exitCode = 1;

async function tryBehind(proxy: ShippedProxy, postgres: TestPostgres) {
  const stage = await setStage(proxy, postgres);
  const found: Finding[] = [];
  try {
    for (const trial of trials) {
      const finding = await trial(stage);
      printFinding(finding);
      found.push(finding);
    }
  } finally {
    await stage.close();
  }
  return found;
}
