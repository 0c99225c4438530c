import { setImmediate } from "node:timers/promises";
import { createContext } from "react-router";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toHomeKey } from "#app/homes/record/listing-links.ts";
import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { startLooking } from "#app/store/tasks.server.ts";
import type { HomeTime, HomeTimes } from "./compare-times.ts";
import { createHeldTask } from "./held-task.server.ts";
import { toHomeTimes } from "./home-times.ts";
import { findOpenTimes, noteTimes, type OpenQuery } from "./note-times.server.ts";
import type { OpenMove } from "./open-event-move.ts";
import type { OpenTimeRow } from "./store/open-rows.ts";

const TASK = "open times";
const LEASE_MS = 30_000;
const LOOK_EVERY_MS = 2_000;
const HOMES_AT_ONCE = 50;
/** Homes read between two pauses for requests. */
const HOMES_READ = 1_000;

type Offer = HomeTimes["offer"];
type Offered = { offer: Offer; listings: readonly AnyListing[] };
/** A home with its times as last stored. */
type NotedHome = Omit<HomeTimes, "times"> & { text: string };
type Noted = Map<string, NotedHome>;

type OpenTimesOptions = {
  db: Database;
  /** The lists that could be read. Homes of other lists count as still there. */
  findOffered: () => readonly Offered[];
  /** Called within the transaction that stores the changes. */
  onMoves: (db: Database, moves: readonly OpenMove[], now: number) => Promise<void>;
  noteOutage: NoteOutage;
  lookEveryMs?: number;
  now?: () => number;
};

export type OpenTimes = {
  /** Compares the homes' times now, after any comparison under way. */
  look: () => Promise<void>;
  /** Undefined while the store is away. */
  find: (query: OpenQuery) => Promise<OpenTimeRow[] | undefined>;
  stop: () => Promise<void>;
};

/**
 * Keeps the stored times of homes up to date. One process compares as long as it lives, because another, whose homes
 * are a second older, would move times back.
 */
export function startOpenTimes(options: OpenTimesOptions): OpenTimes {
  const { db, onMoves, noteOutage, lookEveryMs = LOOK_EVERY_MS, now = Date.now } = options;
  let noted: Noted | undefined;
  let compared: readonly Offered[] = [];
  const task = createHeldTask(db, TASK, LEASE_MS);

  async function look() {
    try {
      const held = await task.hold(now());
      // Another process held the task meanwhile and may have stored other times.
      if (held !== "kept") noted = undefined;
      if (held) await compare(options.findOffered());
    } catch (error) {
      noteOutage(error, "the open times could not be compared; retrying in a moment");
    }
  }

  async function compare(offered: readonly Offered[]) {
    if (noted && isSame(offered, compared)) return;
    const known = noted ?? (await findKnown(db, now()));
    // Unset until all is written, so that everything is compared again after a failure.
    noted = undefined;
    compared = offered;
    const changed = await findChanged(offered, known);
    for (const some of inParts(changed, HOMES_AT_ONCE)) await noteBatch(some);
    for (const { times, ...home } of changed) known.set(toHomeKey(home), home);
    noted = known;
  }

  function noteBatch(batch: readonly HomeTimes[]) {
    return db.transaction().execute(async (transaction) => {
      const at = now();
      await onMoves(transaction, await noteTimes(transaction, batch, at), at);
    });
  }

  let running = Promise.resolve();
  function lookNext() {
    running = running.then(look);
    return running;
  }
  const stopLooking = startLooking(lookNext, lookEveryMs);
  const first = running;

  return {
    look: lookNext,
    async find(query) {
      await first;
      return findOpenTimes(db, query, now()).catch((error: unknown) => {
        noteOutage(error, "the open times could not be read");
        return undefined;
      });
    },
    async stop() {
      await stopLooking();
      await running;
      await task.release();
    },
  };
}

/** Compares by reference: the catalogue returns a new list whenever a home or the time of day changes it. */
function isSame(one: readonly Offered[], other: readonly Offered[]) {
  return (
    one.length === other.length && one.every(({ listings }, index) => listings === other[index]?.listings)
  );
}

async function findKnown(db: Database, now: number): Promise<Noted> {
  const rows = await db
    .selectFrom("open_time")
    .select(["home_id", "offer"])
    .distinct()
    .where("cancelled_at", "is", null)
    .where("day", ">=", toAgencyDay(now))
    .execute();
  return new Map(rows.map((row) => [toHomeKey(row), { ...row, text: "not read" }]));
}

const NO_TIMES = "";

/** Finds homes whose times differ from those stored. Homes that have left the site have no times. */
async function findChanged(offered: readonly Offered[], noted: Noted) {
  const current = new Map<string, HomeTimes & { text: string }>();
  for (const { listings } of offered)
    for (const listing of listings) {
      const home = toHomeTimes(listing);
      current.set(toHomeKey(home), { ...home, text: home.times.map(toText).join() });
      if (current.size % HOMES_READ === 0) await setImmediate();
    }
  const isRead = new Set(offered.map(({ offer }) => offer));
  const gone = [...noted].filter(
    ([key, { offer, text }]) => text !== NO_TIMES && isRead.has(offer) && !current.has(key),
  );
  return [
    ...[...current].flatMap(([key, home]) =>
      home.text === (noted.get(key)?.text ?? NO_TIMES) ? [] : [home],
    ),
    ...gone.map(([, home]) => ({ ...home, times: [], text: NO_TIMES })),
  ];
}

function toText({ kind, day, starts, ends }: HomeTime) {
  return `${kind} ${day}T${starts}/${ends}`;
}

/** The stored times of homes. */
export const openTimesContext = createContext<Pick<OpenTimes, "find">>();
