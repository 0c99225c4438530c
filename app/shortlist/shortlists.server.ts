import { createContext, data } from "react-router";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import type { AwayWords } from "#app/document/site/away-page.ts";
import { DAY_MS, HOUR_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { dropSettled } from "#app/store/outbox/notices-of.server.ts";
import { doEach, finishTask, startLooking, takeTask } from "#app/store/tasks.server.ts";
import { readSnapshot, type Snapshot, toSnapshotText } from "./kept-list.ts";
import { eraseList } from "./store/links.server.ts";

/** Current homes by source id, without those that have left the site; `undefined` when the listings cannot be read. */
type FindSnapshots = (ids: readonly string[]) => ReadonlyMap<string, Snapshot> | undefined;

export type ShortlistsOptions = {
  db: Database;
  find: FindSnapshots;
  /** Counts a change from a network address; returns the seconds to wait where it is over its limit, else 0. */
  takeIntent: (address: string) => number;
  noteOutage: NoteOutage;
};

/** The running shortlists, for their routes. */
export type Shortlists = ShortlistsOptions & { stop: () => Promise<void> };

export function openShortlists(options: ShortlistsOptions): Shortlists {
  const { db, find, noteOutage } = options;
  const stop = startLooking(async () => {
    await doEach([
      () => noteChanges(db, find, toAgencyDay(Date.now())),
      () => purgeWhenDue(db, Date.now()),
    ]).catch((error: unknown) =>
      noteOutage(error, "the upkeep of the shortlists failed; it is tried again in ten minutes"),
    );
  });
  return { ...options, stop };
}

async function purgeWhenDue(db: Database, now: number) {
  if (!(await takeTask(db, "purge-shortlists", { now, leaseMs: HOUR_MS }))) return;
  await purgeShortlists(db, now);
  await finishTask(db, "purge-shortlists", now + DAY_MS);
}

/** Records changes of the homes on lists since the last run. `today` is the day in the agency's time zone. */
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

/** Headers of responses while the store cannot be read. */
export const retryLater = { "Retry-After": String(RETRY_SECONDS) };

export function noteAway({ noteOutage }: Log, error: unknown) {
  noteOutage(error, "a shortlist could not be read");
}

/** The page appends the office's telephone number to `text`. */
const awayWords: AwayWords = {
  title: "We can’t open your shortlist",
  text: "Nothing on it is lost. Please try again in a minute. You can still look through our homes. If the problem goes on, ring the office on",
};

/** Logs the error, and throws the response that shows visitors `awayWords` (app/document/site/error-pages.tsx). */
export function throwUnavailable(shortlists: Log, error: unknown): never {
  noteAway(shortlists, error);
  throw data(awayWords, { status: 503, headers: retryLater });
}

const EMPTY_DAYS = 30;
const UNUSED_DAYS = 365;

/**
 * Erases lists that have been empty for 30 days or unused for 12 months, and opinions on homes taken off more than 30
 * days ago. Returns the number of erased lists.
 */
export async function purgeShortlists(db: Database, now: number) {
  const old = await db
    .selectFrom("shortlist")
    .select("id")
    .where((where) =>
      where.or([
        where("emptied_at", "<", now - EMPTY_DAYS * DAY_MS),
        where("used_at", "<", now - UNUSED_DAYS * DAY_MS),
      ]),
    )
    .execute();
  for (const { id } of old) await db.transaction().execute((transaction) => eraseList(transaction, id));
  await db
    .deleteFrom("shortlist_opinion")
    .where("changed_at", "<", now - EMPTY_DAYS * DAY_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("shortlist_item")
            .select("shortlist_item.home")
            .whereRef("shortlist_item.shortlist_id", "=", "shortlist_opinion.shortlist_id")
            .whereRef("shortlist_item.home", "=", "shortlist_opinion.home"),
        ),
      ),
    )
    .execute();
  // Earlier releases mailed links.
  await dropSettled(db, "shortlist-link", now - DAY_MS);
  return old.length;
}

/** Set for personal pages only (`personalPages` in module.ts). */
export const shortlistsContext = createContext<Shortlists>();
