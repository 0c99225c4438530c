import { startPostgres, type TestPostgres } from "#app/store/postgres.fixture.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { report } from "../site/findings.ts";
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
const postgres = await startPostgres(["fsync=on"]);
if (!postgres) throw new Error("PostgreSQL is not installed: apt-get install postgresql (Debian).");
try {
  await report(tryAll(postgres), {
    section: "## Deployment, tried on loopback",
    command: "npm run deployment",
  });
} finally {
  await postgres.stop();
}

async function* tryAll(postgres: TestPostgres) {
  if (values.releases) yield await tryTwoUpdates(postgres, values.releases.split(","));
  else for (const proxy of proxies) yield* tryBehind(proxy, postgres);
}

async function* tryBehind(proxy: ShippedProxy, postgres: TestPostgres) {
  if (!proxy.program) {
    console.log(`${proxy.name} is not installed and could not be fetched: left out.`);
    return;
  }
  const stage = await setStage(proxy, postgres);
  try {
    for (const trial of trials) yield await trial(stage);
  } finally {
    await stage.close();
  }
}
