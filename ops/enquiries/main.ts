import "../plain-faults.ts";
import { releaseEnquiry, resendMessages } from "#app/enquiries/store/held.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { formatCount } from "#app/region/format.ts";
import type { Database } from "#app/store/database.server.ts";
import { parseEnvironment } from "#server/environment/environment.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { chooseCommand, runToEnd, UsageError } from "../command.ts";
import { erasePerson, purgeOlderThan } from "./erase.ts";
import { exportCsv } from "./export.ts";
import { moduleCommands } from "./module-commands.ts";
import { getEnquiry, listEnquiries, printStats, showEnquiry } from "./show.ts";

const usageOfModules = moduleCommands.map(
  ({ name, takes = "", does }) => `  ${`${name} ${takes}`.padEnd(38)}${does}\n`,
);

const usage = `npm run enquiries -- COMMAND    looks into the store, exports and erases
  list                                  what came in, newest first (--limit 50)
  show ID                               one enquiry, by reference or id
  export --csv FILE                     all of them, for a spreadsheet
  resend ID                             its messages to the agency once more
  flagged                               what looks like spam and was not sent
  release ID                            sends one of those after all
  erase EMAIL | PHONE                   everything about a person, for good ("0491 570 110")
  purge --older-than 24mo [--dry-run]   erases what is older, visitors and owners too
  stats                                 how many, and which mails wait or failed
${usageOfModules.join("")}
Reads DATA_DIR and DATABASE_URL, as the server does; it may run at the same time.
Example: npm run enquiries -- show 7KQ4-M2XD`;

await runToEnd(run);

async function run() {
  const given = readOptions(usage, {
    allowPositionals: true,
    options: {
      csv: { type: "string" },
      limit: { type: "string" },
      "older-than": { type: "string" },
      "dry-run": { type: "boolean" },
    },
  });
  const { csv, limit, "older-than": age, "dry-run": isDryRun = false } = given.values;
  const environment = parseEnvironment(process.env);
  const now = Date.now();
  const runChosen = chooseCommand<Database, void>(usage, given, {
    list: { options: ["limit"], run: (db) => listEnquiries(db, { limit: toLimit(limit) }) },
    flagged: {
      options: ["limit"],
      run: (db) => listEnquiries(db, { limit: toLimit(limit), isFlagged: true }),
    },
    show: { takes: "ID", run: showEnquiry },
    export: { options: ["csv"], run: (db) => exportCsv(db, need(csv, "--csv FILE")) },
    resend: { takes: "ID", run: (db, id) => resendEnquiry(db, id, now) },
    release: { takes: "ID", run: (db, id) => release(db, id, now) },
    erase: { takes: "EMAIL|PHONE", run: (db, person) => erasePerson(db, person, environment) },
    purge: {
      options: ["older-than", "dry-run"],
      run: (db) => purgeOlderThan(db, { age: need(age, "--older-than 24mo"), isDryRun, now, ...environment }),
    },
    stats: { run: printStats },
    ...Object.fromEntries(
      moduleCommands.map(({ name, takes, run }) => [
        name,
        { takes, run: (db: Database, ...words: string[]) => run({ db, environment }, ...words) },
      ]),
    ),
  });
  const db = await openDatabase(environment);
  try {
    await runChosen(db);
    return 0;
  } finally {
    await db.destroy();
  }
}

function need(value: string | undefined, what: string) {
  if (!value) throw new UsageError(`This command needs ${what}.\n\n${usage}`);
  return value;
}

function toLimit(text = "50") {
  if (!/^\d{1,6}$/.test(text))
    throw new UsageError(`--limit is ${JSON.stringify(text)}; accepted is a whole number.`);
  return Number(text);
}

/**
 * Sends the agency's messages about an enquiry again as new mails; the visitor only gets messages that never arrived.
 */
async function resendEnquiry(db: Database, idOrReference: string, now: number) {
  const { id, reference, flag } = await getEnquiry(db, idOrReference);
  const count = await db.transaction().execute((transaction) => resendMessages(transaction, id, now));
  if (flag && count === 0)
    throw new Error(`${reference} is held (${flag}); "release ${reference}" sends it.`);
  console.log(`Sent again: ${formatCount(count, "message")} of ${reference}.`);
}

/** Releases a held enquiry as genuine and sends its messages. */
async function release(db: Database, idOrReference: string, now: number) {
  const { id, reference } = await getEnquiry(db, idOrReference);
  const count = await db.transaction().execute((transaction) => releaseEnquiry(transaction, id, now));
  console.log(`Sent: ${formatCount(count, "message")} of ${reference}.`);
}
