import { agencyClock, toAgencyTime } from "#app/agency/agency-time.ts";
import { readAnswers } from "#app/enquiries/export-enquiries.server.ts";
import { moduleStores } from "#app/modules.store.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { getOldestUndelivered } from "#app/store/outbox/notices.server.ts";
import { findNoticesOf } from "#app/store/outbox/notices-of.server.ts";
import { countByState } from "#app/store/outbox/queued.server.ts";

type ListOptions = { limit: number; isFlagged?: boolean };

/** Prints one line per enquiry: reference, arrival (agency time), kind, name, and why it is held. */
export async function listEnquiries(db: Database, { limit, isFlagged = false }: ListOptions) {
  let query = db.selectFrom("enquiry").selectAll().orderBy("created_at", "desc").limit(limit);
  if (isFlagged) query = query.where("flag", "is not", null);
  const enquiries = await query.execute();
  if (enquiries.length === 0) console.log("There are none.");
  for (const { reference, created_at, kind, fields, flag } of enquiries) {
    const name = toPrintable(readName(readAnswers(fields)));
    console.log(
      [reference, toAgencyTime(created_at), kind.padEnd(10), name, flag && `(${flag})`]
        .filter(Boolean)
        .join("  "),
    );
  }
}

export async function showEnquiry(db: Database, id: string) {
  const enquiry = await getEnquiry(db, id);
  console.log(
    `${enquiry.reference}  ${enquiry.kind}  ${toAgencyTime(enquiry.created_at)} (${agencyClock})  ${enquiry.id}`,
  );
  if (enquiry.flag) console.log(`Held: ${enquiry.flag}`);
  if (enquiry.about) console.log(`About: ${toPrintable(enquiry.about)}`);
  printFields(enquiry.fields);
  const amendments = await db
    .selectFrom("amendment")
    .selectAll()
    .where("enquiry_id", "=", enquiry.id)
    .orderBy("created_at")
    .execute();
  for (const { created_at, fields } of amendments) {
    console.log(`\nChanged ${toAgencyTime(created_at)}`);
    printFields(fields);
  }
  await printNotices(db, enquiry.id);
}

async function printNotices(db: Database, subjectId: string) {
  const notices = await findNoticesOf(db, subjectId);
  console.log("\nMessages");
  for (const { kind, destination, state, attempts, due_at, settled_at, last_error } of notices) {
    const when = state === "waiting" ? `due ${toAgencyTime(due_at)}` : settled_at && toAgencyTime(settled_at);
    const failure = attempts > 0 && `${attempts} failed: ${toPrintable(last_error ?? "")}`;
    console.log(
      ["  ", (destination || kind).padEnd(16), state.padEnd(8), when, failure].filter(Boolean).join(" "),
    );
  }
}

function printFields(json: string) {
  for (const [name, value] of Object.entries(readAnswers(json))) {
    if (value) console.log(`  ${name}: ${toPrintable(value)}`);
  }
}

/** Keeps strangers' texts from controlling the terminal. */
export function toPrintable(text: string) {
  return text.replaceAll("\n", "\n    ").replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, "�");
}

/** Counts enquiries, messages and subscribers by state. */
export async function printStats(db: Database) {
  const flagged = await db.selectFrom("enquiry").select("id").where("flag", "is not", null).execute();
  print("Enquiries", await countByKind(db));
  print("Held", [["looks like spam", flagged.length]]);
  const messages = await countByState(db);
  print(
    "Messages",
    messages.map(({ state, count }) => [state, count]),
  );
  for (const { count } of moduleStores) {
    if (!count) continue;
    const { title, counts, notes = [] } = await count(db);
    print(
      title,
      counts.map((each) => [each.name, each.count]),
    );
    for (const note of notes) console.log(`  ${toPrintable(note)}`);
  }
  const oldest = await getOldestUndelivered(db);
  if (oldest) console.log(`The oldest waiting message is of ${toAgencyTime(oldest)} (${agencyClock}).`);
}

async function countByKind(db: Database) {
  const rows = await db
    .selectFrom("enquiry")
    .select(({ fn }) => ["kind", fn.countAll().as("count")])
    .groupBy("kind")
    .execute();
  return rows.map(({ kind, count }) => [kind, count] as const);
}

function print(title: string, counts: readonly (readonly [string, unknown])[]) {
  console.log(title);
  for (const [name, count] of counts) console.log(`  ${name.padEnd(16)} ${String(count)}`);
}

/** The enquiry with this reference or id. Throws if there is none. */
export async function getEnquiry(db: Database, idOrReference: string) {
  const found = await db
    .selectFrom("enquiry")
    .selectAll()
    .where((where) =>
      where.or([
        where("id", "=", idOrReference.toLowerCase()),
        where("reference", "=", idOrReference.toUpperCase()),
      ]),
    )
    .executeTakeFirst();
  if (!found) throw new Error(`There is no enquiry ${JSON.stringify(idOrReference)}.`);
  return found;
}

/** The sender's name, however the form asks for it. */
function readName(fields: Record<string, string>) {
  return fields.name ?? [fields.firstName, fields.lastName].filter(Boolean).join(" ");
}
