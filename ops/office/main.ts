import "../plain-faults.ts";
import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { roles } from "#app/core/permission.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { findPeople, getPersonByEmail, hasPeople } from "#app/office/people/agency-people.server.ts";
import { endAccess } from "#app/office/people/end-access.server.ts";
import { letIn } from "#app/office/people/let-in.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { peopleWork } from "#app/slots/office-people.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { parseEnvironment } from "#server/environment/environment.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { chooseCommand, runToEnd, UsageError } from "../command.ts";

const usage = `npm run office -- COMMAND    who can sign in to the office
  invite EMAIL --name NAME --role principal|office|agent
  people                        everybody who can sign in
  remove EMAIL                  ends somebody's access

Until somebody is invited, every address under /office answers 404.
Reads DATA_DIR, DATABASE_URL and PUBLIC_ORIGIN, as the server does; it may run at the same time.
Example: npm run office -- invite ada@agency.example --name "Ada Lane" --role principal`;

const emailRule = v.pipe(v.string(), v.trim(), v.email());
const nameRule = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

await runToEnd(run);

async function run() {
  const given = readOptions(usage, {
    allowPositionals: true,
    options: { name: { type: "string" }, role: { type: "string" } },
  });
  const now = Date.now();
  const environment = parseEnvironment(process.env);
  const runChosen = chooseCommand<Database, void>(usage, given, {
    invite: {
      takes: "EMAIL",
      options: ["name", "role"],
      run: (db, email) => invite(db, { email, ...given.values, origin: environment.publicOrigin, now }),
    },
    people: { run: people },
    remove: { takes: "EMAIL", run: (db, email) => remove(db, email, now) },
  });
  const db = await openDatabase(environment);
  try {
    await runChosen(db);
    return 0;
  } finally {
    await db.destroy();
  }
}

type Invitation = { email: string; name?: string; role?: string; origin: string; now: number };

async function invite(db: Database, { origin, now, ...given }: Invitation) {
  const email = check(emailRule, given.email, "EMAIL is not an e-mail address");
  const name = check(nameRule, given.name, "--name is missing");
  const role = check(v.picklist(roles), given.role, `--role is one of ${roles.join(", ")}`);
  if (!(await hasPeople(db))) for (const { begin } of peopleWork) await begin(db, now);
  const invitation = { name, email, role, by: agency.name, origin, now };
  if (!(await db.transaction().execute((transaction) => letIn(transaction, invitation))))
    throw new Error(`${email} can already sign in; their role is changed in the office, under People.`);
  console.log(
    `${name} can now sign in at ${origin}/office. The running site sends ${email} a mail that says so.`,
  );
}

async function people(db: Database) {
  const all = await findPeople(db);
  for (const { email, name, role } of all) console.log([role.padEnd(10), name.padEnd(24), email].join(" "));
  if (all.length === 0) console.log("Nobody can sign in yet.");
}

async function remove(db: Database, email: string, now: number) {
  const person = await getPersonByEmail(db, email.trim());
  if (!person) throw new Error(`There is nobody with the address ${JSON.stringify(email)}.`);
  await db.transaction().execute(async (transaction) => {
    await endAccess(transaction, person.id, now);
    await writeLog(transaction, {
      intent: "remove",
      subject: person.name,
      before: { role: person.role },
      now,
    });
  });
  console.log(`${person.name} can no longer sign in, and is signed out everywhere.`);
}

function check<Schema extends v.GenericSchema<string, string>>(
  schema: Schema,
  given: unknown,
  message: string,
) {
  const { success, output } = v.safeParse(schema, given);
  if (!success) throw new UsageError(`${message}.\n\n${usage}`);
  return output;
}
