import { openDatabase } from "#app/store/database.server.ts";
import { parseEnvironment } from "#server/environment/environment.ts";
import { openFeed } from "#server/feed/open-feed.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { runToEnd } from "../command.ts";
import { exportHomes } from "./export-command.ts";
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
  check FILE             what an import would do; nothing is written
  import FILE            imports a file of REAXML now
  status                 homes, files, pictures, and what waits
  log [--provider NAME]  the files that came, the newest first
  why WORDS              why a home is, or is not, on the site; by address, id or headline
  history ID             every version of a home
  diff ID VERSION        what a version says that is not published
  rollback ID VERSION    publishes a version again, until the sender knows something newer
  held                   files and homes that wait for a person
  approve ID             publishes what is held
  reject ID              leaves what is published
  adopt                  takes the homes of LISTINGS_DIR into the register
  export FOLDER          writes REAXML of every home on the site, a file for each provider

Reads DATA_DIR, DATABASE_URL, LISTINGS_DIR and FEED_DIR, as the server does; it may run at the same time. Ends with 0 when all is
well, 1 when something is worth a look, 2 when a file or a home is refused or held.
Example: npm run feed -- why "12 Ocean Street"`;

await runToEnd(runCommand, 2);

async function runCommand() {
  const { values, positionals } = readOptions(usage, {
    allowPositionals: true,
    options: { provider: { type: "string" } },
  });
  const [name = "", ...words] = positionals;
  const environment = parseEnvironment(process.env);
  const now = Date.now();
  const log = { warn: () => {}, error: (_fields: object, message: string) => console.error(message) };

  const commands = new Map<string, Command>([
    ["check", ["FILE", (feed, file) => check(feed, file, now, environment)]],
    ["import", ["FILE", (feed, file) => importNow(feed, file, now, environment)]],
    ["status", ["", ({ db }) => printStatus(db)]],
    ["log", ["", ({ db, providers }) => printLog(db, values.provider, providers)]],
    ["why", ["WORDS", ({ db }, about) => explain(db, about, now)]],
    ["history", ["ID", ({ db }, id) => printHistory(db, id, now)]],
    ["diff", ["ID VERSION", ({ db }, id, version) => printDiff(db, id, version)]],
    ["rollback", ["ID VERSION", ({ db }, id, version) => rollBackVersion(db, id, version, now)]],
    ["held", ["", ({ db }) => printHeld(db)]],
    ["approve", ["ID", (feed, id) => approve(feed, id, now, environment)]],
    ["reject", ["ID", (feed, id) => reject(feed, id, now, environment)]],
    ["adopt", ["", ({ db }) => adoptSupplied(db, environment.listingsDir, now)]],
    ["export", ["FOLDER", (feed, folder) => exportHomes(feed, folder, now, environment)]],
  ]);

  const command = commands.get(name);
  if (!command) {
    console.error(name ? `There is no command ${name}.\n\n${usage}` : usage);
    return 2;
  }
  const [takes, run] = command;
  // An address may be given without quotes.
  const given = name === "why" && words.length > 0 ? [words.join(" ")] : words;
  const [first = "", second = ""] = given;
  if (given.length !== takes.split(" ").filter(Boolean).length) {
    console.error(`Say: npm run feed -- ${`${name} ${takes}`.trim()}`);
    return 2;
  }
  const feed = await openFeed({ db: await openDatabase(environment), environment, log });
  try {
    const { lines, exitCode } = await run(feed, first, second);
    if (lines.length > 0) console.log(lines.join("\n"));
    return exitCode;
  } finally {
    await feed.close();
  }
}

type Feed = Awaited<ReturnType<typeof openFeed>>;
/** The words it takes, and what it does with them. */
type Command = [takes: string, run: (feed: Feed, first: string, second: string) => Promise<Printed>];
