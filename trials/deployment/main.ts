import { startPostgres, type TestPostgres } from "#app/store/postgres.fixture.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { printFinding } from "../site/findings.ts";
import { proxies, type ShippedProxy } from "./proxies.ts";
import { setStage } from "./stage.ts";
import { tryKill, tryPagesAndForms, tryRollingRestart, trySpoofing, tryTwoReleases } from "./trials.ts";
import { tryTwoUpdates } from "./two-updates.ts";

const usage = `npm run deployment    puts the files of deploy/ in front of two web processes on one PostgreSQL
  --releases OLDER,OLD   instead updates from one tag or commit to the next and then to this build, over a store with data

Tries TLS, forged headers, two releases, a killed process and rolling restarts behind Caddy and nginx; some three
minutes. Installs PostgreSQL and fetches the proxies where it can.`;
const { values } = readOptions(usage, { options: { releases: { type: "string" } } });

const trials = [tryPagesAndForms, tryTwoReleases, trySpoofing, tryKill, tryRollingRestart];
const postgres = await startPostgres(["fsync=on"]);
if (!postgres) throw new Error("PostgreSQL is not installed: apt-get install postgresql (Debian).");
try {
  if (values.releases) printFinding(await tryTwoUpdates(postgres, values.releases.split(",")));
  else for (const proxy of proxies) await tryBehind(proxy, postgres);
} finally {
  await postgres.stop();
}

async function tryBehind(proxy: ShippedProxy, postgres: TestPostgres) {
  if (!proxy.program) {
    console.log(`${proxy.name} is not installed and could not be fetched: left out.`);
    return;
  }
  const stage = await setStage(proxy, postgres);
  try {
    for (const trial of trials) printFinding(await trial(stage));
  } finally {
    await stage.close();
  }
}
