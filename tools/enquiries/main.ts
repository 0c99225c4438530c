import { parseArgs } from "node:util";
import { openDatabase } from "#app/enquiries/store/database.server.ts";
import { parseEnvironment } from "#server/environment.ts";
import { eraseByEmail, purgeOlderThan } from "./erase.ts";
import { exportCsv } from "./export.ts";
import { releaseEnquiry, resendEnquiry } from "./queue.ts";
import { listEnquiries, showEnquiry } from "./show.ts";
import { printStats } from "./stats.ts";

const usage = `npm run enquiries -- COMMAND
  list                                  what came in, newest first (--limit 50)
  show ID                               one enquiry, by reference or id
  export --csv FILE                     everything, for a spreadsheet
  resend ID                             its messages to the agency once more
  flagged                               what looks like spam and was not sent
  release ID                            send one of those after all
  erase EMAIL                           everything of a person, for good
  purge --older-than 24mo [--dry-run]   what has served its time
  stats                                 how many, and how they fared`;

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      csv: { type: "string" },
      limit: { type: "string", default: "50" },
      "older-than": { type: "string" },
      "dry-run": { type: "boolean", default: false },
    },
  });
  const [command = "", what = ""] = positionals;
  const environment = parseEnvironment(process.env);
  const now = Date.now();

  const commands = {
    list: (db) => listEnquiries(db, { limit: toLimit(values.limit) }),
    flagged: (db) => listEnquiries(db, { limit: toLimit(values.limit), isFlagged: true }),
    show: (db) => showEnquiry(db, need(what, "an ID")),
    export: (db) => exportCsv(db, need(values.csv, "--csv FILE")),
    resend: (db) => resendEnquiry(db, need(what, "an ID"), now),
    release: (db) => releaseEnquiry(db, need(what, "an ID"), now),
    erase: (db) => eraseByEmail(db, need(what, "an EMAIL"), environment),
    purge: (db) =>
      purgeOlderThan(db, {
        age: need(values["older-than"], "--older-than 24mo"),
        isDryRun: values["dry-run"],
        now,
        ...environment,
      }),
    stats: printStats,
  } satisfies Record<string, (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>>;

  if (!isCommand(command, commands)) {
    console.error(command ? `There is no command ${JSON.stringify(command)}.\n\n${usage}` : usage);
    return 1;
  }
  const db = await openDatabase(environment);
  try {
    await commands[command](db);
    return 0;
  } finally {
    await db.destroy();
  }
}

function isCommand<Commands extends object>(
  name: string,
  commands: Commands,
): name is keyof Commands & string {
  return Object.hasOwn(commands, name);
}

function need(value: string | undefined, what: string) {
  if (!value) throw new Error(`This command needs ${what}.\n\n${usage}`);
  return value;
}

function toLimit(text: string) {
  if (!/^\d{1,6}$/.test(text))
    throw new Error(`--limit is ${JSON.stringify(text)}; accepted is a whole number.`);
  return Number(text);
}
