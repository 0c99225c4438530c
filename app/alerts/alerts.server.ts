import { createContext, href } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { createHeldTask } from "#app/calendars/held-task.server.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { findPrincipals } from "#app/office/people/agency-people.server.ts";
import { formatCount } from "#app/region/format.ts";
import { DAY_MS, HOUR_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import type { Outbox } from "#app/store/outbox/outbox.server.ts";
import { doEach, finishTask, startLooking, takeTask } from "#app/store/tasks.server.ts";
import { compareHomes, isSettled } from "./compare-homes.ts";
import type { Criteria } from "./criteria.server.ts";
import { toStateText } from "./home-state.ts";
import { matchChanges } from "./match-changes.server.ts";
import { dropHeld, findKnownHomes, forgetHomes, writeKnownHomes } from "./store/known-homes.server.ts";
import { addMatches, dropDueNews, queueDueMails } from "./store/matches.server.ts";
import { pauseRefused, purgeFollowers } from "./store/upkeep.server.ts";

const LOOK_EVERY_MS = 5_000;
const TASK = "alerts";
const LEASE_MS = 4 * LOOK_EVERY_MS;

type AlertsOptions = {
  db: Database;
  dataDir: string;
  publicOrigin: string;
  criteria: Criteria;
  /** All homes on the site, sold and leased ones too, by their keys; undefined while they cannot be read. */
  findHomes: () => ReadonlyMap<string, AnyListing> | undefined;
  outbox: Pick<Outbox, "wake">;
  noteOutage: NoteOutage;
};

/** Services for the alerts' pages. */
export type Alerts = Pick<AlertsOptions, "db" | "dataDir" | "criteria" | "findHomes" | "outbox"> & {
  stop: () => Promise<void>;
};

/** Looks for changes of the homes every five seconds, and mails them to whoever asked, until stopped. */
export function openAlerts(options: AlertsOptions): Alerts {
  const { db, dataDir, criteria, findHomes, outbox, noteOutage } = options;
  const look = createLook(options);
  const stop = startLooking(async () => {
    try {
      if ((await look(Date.now())) > 0) outbox.wake();
    } catch (error) {
      noteOutage(error, "the alerts could not be matched; retrying in five seconds");
    }
  }, LOOK_EVERY_MS);
  return { db, dataDir, criteria, findHomes, outbox, stop };
}

/** Returns a function that looks once and returns how many mails it queued. */
export function createLook({
  db,
  dataDir,
  criteria,
  findHomes,
  publicOrigin,
}: Omit<AlertsOptions, "outbox" | "noteOutage">) {
  let settled: ReadonlyMap<string, AnyListing> | undefined;
  const task = createHeldTask(db, TASK, LEASE_MS);

  return async (now: number) => {
    const homes = findHomes();
    if (!homes) return 0;
    // Only one process compares: another, which may read files later, would see homes vanish and come back.
    const held = await task.hold(now);
    if (held !== "kept") settled = undefined;
    if (!held) return 0;
    let queued = 0;
    await doEach([
      async () => {
        if (settled !== homes && (await noteChanges(homes, now))) settled = homes;
      },
      async () => {
        queued = await queueDueMails(db, now);
      },
      () => tidyWhenDue(db, now, dataDir),
    ]);
    return queued;
  };

  /** Returns false while a change still waits to be announced. */
  async function noteChanges(homes: ReadonlyMap<string, AnyListing>, now: number) {
    await dropHeld(db, now - DAY_MS);
    const known = await findKnownHomes(db);
    const current = new Map([...homes].map(([id, listing]) => [id, toStateText(listing)] as const));
    const steps = compareHomes({ known, current, now, time: toAgencyTime(now) });
    const changes = steps.flatMap(({ change }) => (change && change.news.length > 0 ? change : []));
    const matches = await matchChanges(db, changes, criteria, now);
    const held = steps.filter(({ to }) => to?.held_at === now).length;
    const isFirstHeld = held > 0 && known.every(({ held_at }) => held_at === null);
    const principals = isFirstHeld ? await findPrincipals(db) : [];
    await db.transaction().execute(async (transaction) => {
      // After a restore (ops/restore) the table is empty, and news due at the time of the backup was mailed before.
      if (known.length === 0) await dropDueNews(transaction, now);
      await writeKnownHomes(transaction, steps);
      await addMatches(transaction, matches, now);
      const notices = principals.map((person) => toHeldNotice(person, held, publicOrigin));
      await addNotices(transaction, { subjectId: "alerts", notices, state: "waiting", now });
    });
    return steps.every(isSettled);
  }
}

async function tidyWhenDue(db: Database, now: number, dataDir: string) {
  if (!(await takeTask(db, "purge-alerts", { now, leaseMs: HOUR_MS }))) return;
  await doEach([
    () => forgetHomes(db, now),
    () => pauseRefused(db, now),
    () => purgeFollowers(db, now, dataDir),
  ]);
  await finishTask(db, "purge-alerts", now + DAY_MS);
}

function toHeldNotice({ name, email }: { name: string; email: string }, count: number, origin: string) {
  const letter = {
    paragraphs: [
      `More new homes than usual have come at once. The people who asked for new homes have not been told of ${count === 1 ? "the last one" : `the last ${count}`} yet.`,
      "Open the page below and decide whether to tell them. Without an answer within 24 hours they won’t be told.",
    ],
    link: { label: "Decide whether to tell them", url: origin + href("/office") },
    closing: [agency.legalName],
  };
  return {
    kind: "alerts-held",
    payload: toMail({
      to: { name, address: email },
      subject: `${formatCount(count, "new home")} at once: tell everybody?`,
      letter,
    }),
  };
}

/** Set on personal pages only. */
export const alertsContext = createContext<Alerts>();
