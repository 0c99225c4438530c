import { toAgencyDay } from "#app/agency/agency-time.ts";
import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { startLooking } from "#app/store/tasks.server.ts";

const WRITE_EVERY_MS = 60_000;

export type ViewedHome = { homeId: string; list: "sale" | "rent" };

type ViewsOptions = {
  db: Database;
  findViewed: (path: string) => ViewedHome | undefined;
  noteOutage: NoteOutage;
  writeEveryMs?: number;
};

/**
 * Counts views of homes by day in memory and adds them to the store every minute and on shutdown. Counts of several
 * processes add up; a process that is killed loses its last minute.
 */
export function openViews({ db, findViewed, noteOutage, writeEveryMs = WRITE_EVERY_MS }: ViewsOptions) {
  let counted = new Map<string, ViewedHome & { day: string; count: number }>();

  function add(view: ViewedHome & { day: string }, count: number) {
    const key = `${view.list} ${view.homeId} ${view.day}`;
    const known = counted.get(key);
    if (known) known.count += count;
    else counted.set(key, { ...view, count });
  }

  async function write() {
    const views = [...counted.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1));
    counted = new Map();
    try {
      await addViews(
        db,
        views.map(([, view]) => view),
      );
    } catch (error) {
      for (const [, { count, ...view }] of views) add(view, count);
      noteOutage(error, "the views of homes could not be saved; retrying in a minute");
    }
  }

  const stop = startLooking(write, writeEveryMs);
  return {
    note(path: string) {
      const home = findViewed(path);
      if (home) add({ ...home, day: toAgencyDay(Date.now()) }, 1);
    },
    write,
    async stop() {
      await stop();
      await write();
    },
  };
}

type View = ViewedHome & { day: string; count: number };

/** Expects views in the order of their keys, so that two processes cannot deadlock. */
async function addViews(db: Database, views: readonly View[]) {
  if (views.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const some of inParts(views))
      await transaction
        .insertInto("home_view")
        .values(some.map(({ homeId, list, day, count }) => ({ home_id: homeId, list, day, count })))
        .onConflict((conflict) =>
          conflict
            .columns(["home_id", "list", "day"])
            .doUpdateSet((each) => ({ count: each("home_view.count", "+", each.ref("excluded.count")) })),
        )
        .execute();
  });
}
