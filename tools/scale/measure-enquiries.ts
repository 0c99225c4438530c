import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, startPostgres } from "#app/enquiries/store/test-postgres.ts";
import { makeSubmissions, post, sendAll } from "../torture/send-forms.ts";
import { findFreePort, startServer } from "../torture/server-process.ts";

const ENQUIRIES = 1_500;
const WARM_UP = 100;
const AT_ONCE = 16;

/** Enquiries per second that one process keeps durably, and how long a visitor waits, on each kind of store. */
export async function measureEnquiries() {
  console.log("\n| Store | enquiries/s | median | 99 of 100 within | thanked for |\n|---|---|---|---|---|");
  console.log(await measure("SQLite (synchronous=FULL)", {}));
  const postgres = await startPostgres(["fsync=on"]);
  if (!postgres) return console.log("PostgreSQL is not installed: left out.");
  const databaseUrl = await createDatabase(postgres, "scale");
  console.log(await measure("PostgreSQL (fsync=on)", { DATABASE_URL: databaseUrl }));
  await postgres.stop();
}

async function measure(store: string, environment: Record<string, string>) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(port, {
    DATA_DIR: mkdtempSync(join(tmpdir(), "headland-scale-")),
    ...environment,
  });
  await sendAll(makeSubmissions(WARM_UP), (submission) => post(submission, origin), AT_ONCE);
  const start = performance.now();
  const times = await sendAll(
    makeSubmissions(ENQUIRIES),
    async (submission) => {
      const before = performance.now();
      const reference = await post(submission, origin);
      return reference ? performance.now() - before : undefined;
    },
    AT_ONCE,
  );
  const seconds = (performance.now() - start) / 1_000;
  await server.stop();
  const good = times.filter((time) => time !== undefined).sort((a, b) => a - b);
  const at = (share: number) => `${(good[Math.floor(good.length * share)] ?? 0).toFixed(0)} ms`;
  const perSecond = (good.length / seconds).toFixed(0);
  return `| ${store} | ${perSecond} | ${at(0.5)} | ${at(0.99)} | ${good.length} of ${ENQUIRIES} |`;
}
