import { data } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import type { Outbox } from "#app/store/outbox/outbox.server.ts";
import { finishTask, startLooking, takeTask } from "#app/store/tasks.server.ts";
import { readSnapshot, type Snapshot, toSnapshotText } from "./shortlist.ts";
import { purgeShortlists } from "./store/upkeep.server.ts";

/** Homes by source id as they are now; what is missing has left the site. `undefined`: the listings cannot be read. */
type FindSnapshots = (ids: readonly string[]) => ReadonlyMap<string, Snapshot> | undefined;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export type ShortlistsOptions = {
  db: Database;
  publicOrigin: string;
  /** The listings as they are now. */
  find: FindSnapshots;
  /** Seconds that an address has to wait before it may change a list again; 0: it may. */
  takeIntent: (address: string) => number;
  /** The same for mails. */
  takeMail: (address: string) => number;
  outbox: Pick<Outbox, "wake">;
  noteOutage: NoteOutage;
};

export type Shortlists = ReturnType<typeof openShortlists>;

/** Opens the visitors' shortlists. */
export function openShortlists(options: ShortlistsOptions) {
  const { db, find, noteOutage } = options;
  const stop = startLooking(async () => {
    try {
      await noteChanges(db, find, toAgencyTime(Date.now()).slice(0, 10));
      await purgeWhenDue(db, Date.now());
    } catch (error) {
      noteOutage(error, "the upkeep of the shortlists failed; it is tried again in ten minutes");
    }
  });
  return { ...options, stop };
}

async function purgeWhenDue(db: Database, now: number) {
  if (!(await takeTask(db, "purge-shortlists", { now, leaseMs: HOUR_MS }))) return;
  await purgeShortlists(db, now);
  await finishTask(db, "purge-shortlists", now + DAY_MS);
}

/** Notes, with the day at the agency, what has become of the homes on lists since it was last looked. */
export async function noteChanges(db: Database, find: FindSnapshots, today: string) {
  const known = await db.selectFrom("shortlist_item").select(["home", "seen"]).distinct().execute();
  const current = find([...new Set(known.map(({ home }) => home))]);
  if (!current) return;
  for (const { home, seen } of known) {
    const now = toSnapshotText(current.get(home) ?? { ...readSnapshot(seen), isGone: true });
    if (now === seen) continue;
    await db
      .updateTable("shortlist_item")
      .set({ seen: now, changed_on: today })
      .where("home", "=", home)
      .where("seen", "=", seen)
      .execute();
  }
}

type Log = Pick<Shortlists, "noteOutage">;

const RETRY_SECONDS = 60;

/** Headers of an answer without a list, while the store is away. */
export const retryLater = { "Retry-After": String(RETRY_SECONDS) };

/** Says in the log that lists cannot be read. */
export function noteAway({ noteOutage }: Log, error: unknown) {
  noteOutage(error, "a shortlist could not be read");
}

/** The same, and throws what shows visitors so (app/document/site/error-pages.tsx). */
export function throwUnavailable(shortlists: Log, error: unknown): never {
  noteAway(shortlists, error);
  throw data("the shortlists are away", { status: 503, headers: retryLater });
}
