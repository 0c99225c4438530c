import { setImmediate } from "node:timers/promises";
import * as v from "valibot";
import type { ModuleStore, PurgeOptions } from "#app/core/module-store.ts";
import { purgeOpenTimes } from "#app/homes/open-times/note-times.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { removeMailFiles } from "#app/store/outbox/mail-files.server.ts";
import { forgetMailsTo, forgetOldMails } from "#app/store/outbox/mails-to.server.ts";
import { doEach, finishTask, startLooking, takeTask } from "#app/store/tasks.server.ts";
import { openHomeKind } from "../open-home/open-home-schema.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long the privacy page says that visitors of open homes are kept. */
const VISITORS_KEPT_MONTHS = 12;
const TASK = "purge";

export type RetentionOptions = {
  db: Database;
  dataDir: string;
  /** Enquiries older than this are erased; 0: never. */
  purgeAfterMonths: number;
  /** The other modules, which erase what has served its time with them. */
  modules: readonly ModuleStore[];
  log: { info(fields: object, message: string): void };
  now?: () => number;
};

/** Erases what has served its time, once a day. Returns a function that stops it after what is being erased. */
export function startRetention({ noteOutage, ...options }: RetentionOptions & { noteOutage: NoteOutage }) {
  let isStopping = false;
  const stop = startLooking(async () => {
    // After the start-up.
    await setImmediate();
    await purgeWhenDue(options, () => isStopping).catch((error: unknown) =>
      noteOutage(error, "old data could not be purged; it is tried again within the hour"),
    );
  });
  return () => {
    isStopping = true;
    return stop();
  };
}

/** One process purges once a day; if it dies, another continues an hour later. */
export async function purgeWhenDue(
  { db, dataDir, purgeAfterMonths, modules, log, now = Date.now }: RetentionOptions,
  isStopping = () => false,
) {
  const started = now();
  if (!(await takeTask(db, TASK, { now: started, leaseMs: HOUR_MS }))) return;
  const before = purgeAfterMonths === 0 ? 0 : toMonthsBefore(started, purgeAfterMonths);
  const options = { dataDir, now: started, isStopping };
  const purged: Record<string, number> = {};
  await doEach([
    () => forgetOldMails(db, started),
    () => purgeOpenTimes(db, started),
    async () => {
      purged.enquiries = (await purgeVisitors(db, { ...options, before })).enquiries;
    },
    ...modules.map(({ name, purge }) => async () => {
      if (purge) purged[name] = (await purge(db, options)).count;
    }),
  ]);
  if (!isStopping()) log.info(purged, "old data purged");
  if (!isStopping()) await finishTask(db, TASK, started + DAY_MS);
}

type Purge = PurgeOptions & {
  /** Enquiries received before it (ms) are erased. */
  before: number;
};

/**
 * Erases old enquiries, and what was noted at open homes twelve months ago, with the enquiries of who came without a booking.
 * Returns how many of each.
 */
export async function purgeVisitors(db: Database, { dataDir, before, now, ...options }: Purge) {
  const { isDryRun = false, isStopping = () => isDryRun } = options;
  const notedBefore = toMonthsBefore(now, VISITORS_KEPT_MONTHS);
  const enquiries = await findOldEnquiries(db, before, notedBefore);
  const visitors = await db
    .selectFrom("open_visitor")
    .select("id")
    .where("noted_at", "<", notedBefore)
    .execute();
  if (!isDryRun) await db.deleteFrom("open_visitor").where("noted_at", "<", notedBefore).execute();
  for (const id of enquiries) {
    if (isStopping()) break;
    await eraseSubject(db, id, dataDir);
    // node:sqlite is synchronous: let requests in between.
    await setImmediate();
  }
  return { enquiries: enquiries.length, visitors: visitors.length };
}

/**
 * Erases an enquiry with everything that belongs to it, mails written as files included. A feature says by the
 * key of its table that its rows go with an enquiry (on delete cascade).
 */
export async function eraseSubject(db: Database, subject: string, dataDir: string) {
  const notices = await db
    .selectFrom("notice")
    .select("id")
    // Digests written as files quote enquiries.
    .where((where) => where.or([where("subject_id", "=", subject), where("kind", "=", "digest")]))
    .execute();
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("notice").where("subject_id", "=", subject).execute();
    await transaction.deleteFrom("booking").where("enquiry_id", "=", subject).execute();
    // Who was joined with them counts again.
    for (const joined of ["same_as", "joined_to"] as const)
      await transaction
        .updateTable("open_visitor")
        .set({ [joined]: null })
        .where(joined, "=", subject)
        .execute();
    await transaction.deleteFrom("enquiry").where("id", "=", subject).execute();
  });
  await removeMailFiles(notices, dataDir);
}

/** Erases every message to an e-mail address: links of shortlists and news of open homes belong to no enquiry. */
export async function eraseMailsTo(db: Database, email: string, dataDir: string) {
  const candidates = await db
    .selectFrom("notice")
    .select(["id", "payload"])
    .where((where) => where(where.fn<string>("lower", ["payload"]), "like", `%"${email}"%`))
    .execute();
  const theirs = candidates.filter(({ payload }) => {
    const read = v.safeParse(addressedSchema, JSON.parse(payload));
    return read.success && read.output.to.address.toLowerCase() === email;
  });
  await forgetMailsTo(db, email);
  for (const { id } of theirs) await db.deleteFrom("notice").where("id", "=", id).execute();
  await removeMailFiles(theirs, dataDir);
  return theirs.length;
}

const addressedSchema = v.object({ to: v.object({ address: v.string() }) });

/** The ids of enquiries received before a time (ms), and of those noted at doors before another. */
async function findOldEnquiries(db: Database, before: number, notedBefore: number) {
  const old = await db
    .selectFrom("enquiry")
    .select("id")
    .where((where) =>
      where.or([
        where("created_at", "<", before),
        where.and([where("kind", "=", openHomeKind.name), where("created_at", "<", notedBefore)]),
      ]),
    )
    .execute();
  return old.map(({ id }) => id);
}

/** The same day that many months before (ms), or the last day of a shorter month. */
export function toMonthsBefore(now: number, months: number) {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
