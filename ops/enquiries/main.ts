import { releaseNotices, resendNotices } from "#app/enquiries/store/held.server.ts";
import { formatCount } from "#app/region/format.ts";
import { type Database, openDatabase } from "#app/store/database.server.ts";
import { parseEnvironment } from "#server/environment/environment.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { isCommand, runToEnd } from "../command.ts";
import { erasePerson, purgeOlderThan } from "./erase.ts";
import { exportCsv } from "./export.ts";
import { getEnquiry, listEnquiries, printStats, showEnquiry } from "./show.ts";

const usage = `npm run enquiries -- COMMAND    looks into the store, exports and erases
  list                                  what came in, newest first (--limit 50)
  show ID                               one enquiry, by reference or id
  export --csv FILE                     everything, for a spreadsheet
  resend ID                             its messages to the agency once more
  flagged                               what looks like spam and was not sent
  release ID                            send one of those after all
  erase EMAIL | PHONE                   everything of a person, for good ("0491 570 110")
  purge --older-than 24mo [--dry-run]   what has served its time
  stats                                 how many, and how they fared

Reads DATA_DIR and DATABASE_URL, as the server does; it may run at the same time.
Example: npm run enquiries -- show 7KQ4-M2XD`;

await runToEnd(run);

async function run() {
  const { values, positionals } = readOptions(usage, {
    allowPositionals: true,
    options: {
      csv: { type: "string" },
      limit: { type: "string" },
      "older-than": { type: "string" },
      "dry-run": { type: "boolean" },
    },
  });
  const [name = "", ...rest] = positionals;
  const environment = parseEnvironment(process.env);
  const now = Date.now();

  /** Each with the number of words and the options it takes. */
  const commands = {
    list: command(0, ["limit"], (db) => listEnquiries(db, { limit: toLimit(values.limit) })),
    flagged: command(0, ["limit"], (db) =>
      listEnquiries(db, { limit: toLimit(values.limit), isFlagged: true }),
    ),
    show: command(1, [], (db, id) => showEnquiry(db, need(id, "an ID"))),
    export: command(0, ["csv"], (db) => exportCsv(db, need(values.csv, "--csv FILE"))),
    resend: command(1, [], (db, id) => resendEnquiry(db, need(id, "an ID"), now)),
    release: command(1, [], (db, id) => releaseEnquiry(db, need(id, "an ID"), now)),
    erase: command(1, [], (db, person) => erasePerson(db, need(person, "an EMAIL or a PHONE"), environment)),
    purge: command(0, ["older-than", "dry-run"], (db) =>
      purgeOlderThan(db, {
        age: need(values["older-than"], "--older-than 24mo"),
        isDryRun: values["dry-run"] ?? false,
        now,
        ...environment,
      }),
    ),
    stats: command(0, [], printStats),
  };

  if (!isCommand(name, commands)) {
    console.error(name ? `There is no command ${JSON.stringify(name)}.\n\n${usage}` : usage);
    return 1;
  }
  const chosen = commands[name];
  refuseExtras(name, chosen, { words: rest, options: Object.keys(values) });
  const db = await openDatabase(environment);
  try {
    await chosen.intent(db, rest[0]);
    return 0;
  } finally {
    await db.destroy();
  }
}

type Command = {
  words: number;
  options: readonly string[];
  intent: (db: Database, word: string | undefined) => Promise<void>;
};

function command(words: number, options: readonly string[], intent: Command["intent"]): Command {
  return { words, options, intent };
}

/** Refuses an unknown argument, as it may have been meant. */
function refuseExtras(
  name: string,
  { words, options }: Command,
  given: { words: readonly string[]; options: readonly string[] },
) {
  const extras = [
    ...given.words.slice(words).map((word) => JSON.stringify(word)),
    ...given.options.filter((option) => !options.includes(option)).map((option) => `--${option}`),
  ];
  if (extras.length > 0) throw new Error(`"${name}" does not take ${extras.join(" ")}.\n\n${usage}`);
}

function need(value: string | undefined, what: string) {
  if (!value) throw new Error(`This command needs ${what}.\n\n${usage}`);
  return value;
}

function toLimit(text = "50") {
  if (!/^\d{1,6}$/.test(text))
    throw new Error(`--limit is ${JSON.stringify(text)}; accepted is a whole number.`);
  return Number(text);
}

/** Sends the agency's messages of an enquiry once more, as new mails; the visitor gets only what never arrived. */
async function resendEnquiry(db: Database, idOrReference: string, now: number) {
  const { id, reference, flag } = await getEnquiry(db, idOrReference);
  const count = await db.transaction().execute((transaction) => resendNotices(transaction, id, now));
  if (flag && count === 0)
    throw new Error(`${reference} is held (${flag}); "release ${reference}" sends it.`);
  console.log(`Sent again: ${formatCount(count, "message")} of ${reference}.`);
}

/** Takes an enquiry for genuine after all: its messages go out. */
async function releaseEnquiry(db: Database, idOrReference: string, now: number) {
  const { id, reference } = await getEnquiry(db, idOrReference);
  const count = await db.transaction().execute((transaction) => releaseNotices(transaction, id, now));
  console.log(`Sent: ${formatCount(count, "message")} of ${reference}.`);
}
