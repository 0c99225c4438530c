import { monitorEventLoopDelay } from "node:perf_hooks";
import { addTestAlerts, createMarket } from "#app/listings/alerts/alerts.fixture.ts";
import { matchChanges } from "#app/listings/alerts/match-changes.server.ts";
import { addMatches } from "#app/listings/alerts/store/matches.server.ts";
import { queueDueMails } from "#app/listings/alerts/store/queue-mails.server.ts";
import { readState, toStateText } from "#app/listings/changes/home-state.ts";
import { openDatabase } from "#app/store/database.server.ts";
import { createDatabase, startPostgres } from "#app/store/postgres.fixture.ts";
import { makeFolder } from "../../trials/site/start-site.ts";
import { formatMs, printTable } from "../tables.ts";

const SEARCHES = 10_000;
const HOMES = 500;
const RUNS = 5;
const NS_PER_MS = 1_000_000;
/** By day at the agency. */
const now = Date.UTC(2026, 10, 26, 2);

/** How fast ten thousand searches are matched and their mails queued, on each kind of store. */
export async function measureAlerts() {
  const rows = [await measureStore("SQLite", "")];
  const postgres = await startPostgres(["fsync=on"]);
  if (postgres) rows.push(await measureStore("PostgreSQL", await createDatabase(postgres, "alerts")));
  await postgres?.stop();
  printTable(
    [
      `${SEARCHES} searches against`,
      "1 home",
      `${HOMES} homes`,
      "longest pause",
      "matches",
      "queueing a mail each",
    ],
    rows,
  );
}

async function measureStore(store: string, databaseUrl: string) {
  const db = await openDatabase({ dataDir: makeFolder(), databaseUrl });
  const alerts = await addTestAlerts(
    db,
    Array.from({ length: SEARCHES }, (_, index) => toSearch(index)),
  );
  const market = createMarket();
  market.show(...Array.from({ length: HOMES }, (_, index) => toHome(index)));
  const changes = [...(market.findHomes() ?? [])].map(([home, listing]) => ({
    home,
    news: ["new" as const],
    after: readState(toStateText(listing)),
  }));
  const one = await measureBest(() => matchChanges(db, changes.slice(0, 1), market.criteria, now));
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const all = await measureBest(() => matchChanges(db, changes, market.criteria, now));
  pauses.disable();
  await addMatches(
    db,
    alerts.map((alert) => ({ alert, home: "sale S0", news: ["new"] })),
    now,
  );
  const queueing = await measureBest(() => queueDueMails(db, now), 1);
  await db.destroy();
  return [
    store,
    formatMs(one.ms, 1),
    formatMs(all.ms),
    formatMs(pauses.max / NS_PER_MS),
    String(all.result.length),
    formatMs(queueing.ms),
  ];
}

/** Of several runs; the first one also compiles the searches. */
async function measureBest<Result>(run: () => Promise<Result>, runs = RUNS) {
  let best: { ms: number; result: Result } | undefined;
  for (let index = 0; index < runs; index += 1) {
    const start = performance.now();
    const result = await run();
    const ms = performance.now() - start;
    if (!best || ms < best.ms) best = { ms, result };
  }
  if (!best) throw new Error("Nothing was measured.");
  return best;
}

const suburbs = ["Manly", "Freshwater", "Curl Curl", "Dee Why", "Newport"];

/** Every search is another one. */
function toSearch(index: number) {
  const search = new URLSearchParams({ beds: String((index % 4) + 1), max: String(600_000 + index * 400) });
  search.set("suburbs", `${suburbs[index % 5]},${suburbs[(index + 2) % 5]}`);
  if (index % 3 === 0) search.set("features", "pool");
  return search.toString();
}

function toHome(index: number) {
  const suburb = suburbs[index % 5] ?? "Manly";
  return {
    id: `S${index}`,
    suburb,
    address: `${index} Tern Lane, ${suburb}`,
    price_aud: 700_000 + index * 7_000,
    beds: (index % 5) + 1,
  };
}
