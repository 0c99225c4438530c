import "../plain-faults.ts";
import { readFeedSettings } from "#app/feed/feed-settings.ts";
import { type OpenFeed, openFeed } from "#app/feed/open-feed.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { parseEnvironment } from "#server/environment/environment.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { chooseCommand, runToEnd } from "../command.ts";
import { check, importNow } from "./import-commands.ts";
import {
  adoptSupplied,
  approve,
  printDiff,
  printHeld,
  printHistory,
  reject,
  rollBackVersion,
} from "./register-commands.ts";
import type { Printed } from "./report-lines.ts";
import { printLog, printStatus } from "./status.ts";
import { explain } from "./why.ts";

const usage = `npm run feed -- COMMAND    the homes that the agency's software sends, and what became of them
  check FILE             what an import would do, and what becomes of all that the file says; nothing is written
  import FILE            imports a file of REAXML now
  status                 homes, files, pictures, and what waits
  log                    the files that came, the newest first
  why WORDS              why a home is, or is not, on the site; by address, id or headline
  history ID             every version of a home
  diff ID VERSION        what a version says that is not published
  rollback ID VERSION    publishes a version again, until the sender knows something newer
  held                   files and homes that wait for a person
  approve ID             publishes what is held
  reject ID              leaves what is published
  adopt                  takes the homes of LISTINGS_DIR into the register

Reads DATA_DIR, DATABASE_URL, LISTINGS_DIR and FEED_DIR, as the server does; it may run at the same time. Ends with 0 when all is
well, 1 when something is worth a look, 2 when a file or a home is refused or held.
Example: npm run feed -- why "12 Ocean Street"`;

await runToEnd(run, 2);

async function run() {
  const { values, positionals } = readOptions(usage, {
    allowPositionals: true,
  });
  const [name = "", ...words] = positionals;
  // An address may be given without quotes.
  const given = name === "why" && words.length > 0 ? [name, words.join(" ")] : positionals;
  const environment = parseEnvironment(process.env);
  const settings = { ...environment, feed: readFeedSettings(process.env) };
  const now = Date.now();
  const log = { warn: () => {}, error: (_fields: object, message: string) => console.error(message) };
  const runChosen = chooseCommand<OpenFeed, Printed>(
    usage,
    { positionals: given, values },
    {
      check: { takes: "FILE", run: (feed, file) => check(feed, file, now) },
      import: { takes: "FILE", run: (feed, file) => importNow(feed, file, now, settings) },
      status: { run: ({ db }) => printStatus(db) },
      log: { run: ({ db }) => printLog(db) },
      why: { takes: "WORDS", run: ({ db }, about) => explain(db, about, now) },
      history: { takes: "ID", run: ({ db }, id) => printHistory(db, id, now) },
      diff: { takes: "ID VERSION", run: ({ db }, id, version) => printDiff(db, id, version) },
      rollback: {
        takes: "ID VERSION",
        run: ({ db }, id, version) => rollBackVersion(db, id, version, now),
      },
      held: { run: ({ db }) => printHeld(db) },
      approve: { takes: "ID", run: (feed, id) => approve(feed, id, now, settings) },
      reject: { takes: "ID", run: (feed, id) => reject(feed, id, now, settings) },
      adopt: { run: ({ db }) => adoptSupplied(db, environment.listingsDir, now) },
    },
  );
  const feed = await openFeed({
    db: await openDatabase(environment),
    listingsDir: environment.listingsDir,
    log,
  });
  try {
    const { lines, exitCode } = await runChosen(feed);
    if (lines.length > 0) console.log(lines.join("\n"));
    return exitCode;
  } finally {
    await feed.close();
  }
}
