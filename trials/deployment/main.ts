import { startPostgres, type TestPostgres } from "#app/store/postgres.fixture.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { type Finding, printFinding, writeFindings } from "../site/findings.ts";
import { proxies, type ShippedProxy } from "./proxies.ts";
import { setStage } from "./stage.ts";
import { tryKill, tryPagesAndForms, tryRollingRestart, trySpoofing, tryTwoReleases } from "./trials.ts";
import { tryTwoUpdates } from "./two-updates.ts";

const usage = `npm run deployment    puts the files of deploy/ in front of two web processes on one PostgreSQL
  --releases OLDER,OLD   instead updates from one tag or commit to the next and then to this build, over a store with data

Tries TLS, forged headers, two releases, a killed process and rolling restarts behind Caddy and nginx; some three
minutes. Installs PostgreSQL and fetches the proxies where it can. Writes its figures to the day's file in docs/history.`;
const { values } = readOptions(usage, { options: { releases: { type: "string" } } });

const trials = [tryPagesAndForms, tryTwoReleases, trySpoofing, tryKill, tryRollingRestart];
const findings: Finding[] = [];
const postgres = await startPostgres(["fsync=on"]);
if (!postgres) throw new Error("PostgreSQL is not installed: apt-get install postgresql (Debian).");
try {
  findings.push(
    ...(values.releases ? await tryUpdates(postgres, values.releases) : await tryProxies(postgres)),
  );
} finally {
  await postgres.stop();
}
await writeFindings(findings, { section: "## Deployment, tried on loopback", command: "npm run deployment" });
if (!findings.every(({ isGood }) => isGood)) process.exitCode = 1;

async function tryUpdates(postgres: TestPostgres, releases: string) {
  const finding = await tryTwoUpdates(postgres, releases.split(","));
  printFinding(finding);
  return [finding];
}

async function tryProxies(postgres: TestPostgres) {
  const found: Finding[] = [];
  for (const proxy of proxies) {
    if (proxy.program) found.push(...(await tryBehind(proxy, postgres)));
    else console.log(`${proxy.name} is not installed and could not be fetched: left out.`);
  }
  return found;
}

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
