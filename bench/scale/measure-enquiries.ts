import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, startPostgres } from "#app/store/postgres.fixture.ts";
import { measureTimes, repeat } from "../../trials/site/repeat.ts";
import { makeSubmissions, post } from "../../trials/site/send-forms.ts";
import { startSite } from "../../trials/site/start-site.ts";

const ENQUIRIES = 1_500;
const WARM_UP = 100;
const AT_ONCE = 16;

/** Enquiries per second that one process keeps durably, and how long a visitor waits, on each kind of store. */
export async function measureEnquiries() {
  console.log("\n| Store | enquiries/s | median | 99 of 100 within |\n|---|---|---|---|");
  console.log(await measure("SQLite (synchronous=FULL)", {}));
  const postgres = await startPostgres(["fsync=on"]);
  if (!postgres) return console.log("PostgreSQL is not installed: left out.");
  const databaseUrl = await createDatabase(postgres, "scale");
  console.log(await measure("PostgreSQL (fsync=on)", { DATABASE_URL: databaseUrl }));
  await postgres.stop();
}

async function measure(store: string, environment: Record<string, string>) {
  const { origin, stop } = await startSite({
    DATA_DIR: mkdtempSync(join(tmpdir(), "headland-scale-")),
    ...environment,
  });
  const submissions = makeSubmissions(WARM_UP + ENQUIRIES);
  const send = async (index: number) => {
    const submission = submissions[index];
    if (!submission || !(await post(submission, origin))) throw new Error(`${store}: no thanks for a form`);
  };
  await repeat(WARM_UP, send, AT_ONCE);
  const { perSecond, medianMs, p99Ms } = await measureTimes(
    ENQUIRIES,
    (index) => send(WARM_UP + index),
    AT_ONCE,
  );
  await stop();
  return `| ${store} | ${perSecond.toFixed(0)} | ${medianMs.toFixed(0)} ms | ${p99Ms.toFixed(0)} ms |`;
}
