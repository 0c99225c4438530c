import { startPostgres } from "#app/enquiries/store/test-postgres.ts";
import { printFinding, writeFindings } from "../torture/report.ts";
import { proxies } from "./proxies.ts";
import { setStage } from "./stage.ts";
import { tryKill, tryPagesAndForms, tryRollingRestart, trySpoofing, tryTwoReleases } from "./trials.ts";

// The files of deploy/ in front of two web processes on one PostgreSQL. Some three minutes.
const trials = [tryPagesAndForms, trySpoofing, tryTwoReleases, tryKill, tryRollingRestart];
const findings = [];
const postgres = await startPostgres(["fsync=on"]);
if (!postgres) throw new Error("PostgreSQL is not installed: apt-get install postgresql (Debian).");
for (const proxy of proxies) {
  if (!proxy.program) {
    console.log(`${proxy.name} is not installed and could not be fetched: left out.`);
    continue;
  }
  const stage = await setStage(proxy, postgres);
  for (const trial of trials) {
    const finding = await trial(stage);
    printFinding(finding);
    findings.push(finding);
  }
  await stage.close();
}
await postgres.stop();
await writeFindings(findings, { section: "## Deployment, tried on loopback", command: "npm run deployment" });
if (!findings.every(({ isGood }) => isGood)) process.exitCode = 1;
