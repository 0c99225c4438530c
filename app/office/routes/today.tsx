import { href, redirect } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import {
  type AccessScope,
  findHeld,
  findUndelivered,
  findWaiting,
} from "#app/enquiries/handling/find-enquiries.server.ts";
import { findHomes } from "#app/homes/register/by-hand/find-homes.server.ts";
import { homesNotes, todayNotes } from "#app/modules.office.server.ts";
import { findPasskeys } from "#app/office/access/passkeys/passkeys.server.ts";
import { permissions } from "#app/office/access/permissions.ts";
import {
  handleIntent,
  type OfficeArguments,
  requirePerson,
} from "#app/office/access/require-person.server.ts";
import { toLine } from "#app/office/enquiries/enquiry-line.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import type { HomesReader } from "#app/office/homes/homes-notes.ts";
import { writeLog } from "#app/office/log/log.server.ts";
import type { HomesToday } from "#app/office/today/homes-of-today.tsx";
import { TodayPage } from "#app/office/today/today-page.tsx";
import { findOpensOfToday } from "#app/open-homes/find-opens.ts";
import { findReportLines } from "#app/owners/routes/find-report-lines.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { findStopped, startDestination } from "#app/store/outbox/destinations.server.ts";
import type { Route } from "./+types/today.ts";
import { findJudged, toHomeLines } from "./homes/home-figures.ts";

const SHOWN = 30;
const HELD_SHOWN = 5;
const WEEK_MS = 7 * 24 * 60 * 60_000;

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { db, now, ...scope } = entrance;
  const waiting = await findWaiting(db, scope, SHOWN + 1);
  const lines = waiting.slice(0, SHOWN).map((found) => toLine(found, now));
  const held = await findHeld(db, scope, { since: now - WEEK_MS, limit: HELD_SHOWN + 1 });
  return {
    lines,
    hasMore: waiting.length > SHOWN,
    held: held.slice(0, HELD_SHOWN).map((found) => ({
      ...toLine(found, now),
      hidden: { submission: makeId(now), version: String(found.version) },
    })),
    hasMoreHeld: held.length > HELD_SHOWN,
    givenUp: await findGivenUp(db, scope),
    stopped: isPermitted(entrance.person.role, permissions.startDestinations)
      ? await findStoppedLines(db)
      : [],
    notes: await findNotes(entrance),
    homes: await findHomesToday(entrance, args.context),
    reports: await findReportLines(entrance, { isDue: true, limit: SHOWN }),
    hasPasskey: (await findPasskeys(db, scope.person.id)).length > 0,
  };
}

/** Of software that stopped taking enquiries. */
export function action(args: Route.ActionArgs) {
  return handleIntent(args, async ({ db, intent, person, now, values, outbox }) => {
    const subject = values.destination ?? "";
    await db.transaction().execute(async (transaction) => {
      const isFirst = await startDestination(transaction, subject, now);
      if (isFirst) await writeLog(transaction, { person, intent, subject, now });
    });
    outbox.wake();
    return redirect(href("/office"), 303);
  });
}

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />;
}

async function findNotes(entrance: Entrance) {
  const notes = await Promise.all(todayNotes.map((find) => find(entrance)));
  return notes.filter((note) => note !== undefined);
}

/** Destinations that refuse our secret, in the words of the page. */
async function findStoppedLines(db: Database) {
  const stopped = await findStopped(db);
  return stopped.map(({ name, stopped_at, waiting }) => ({
    name,
    waiting,
    since: formatMoment(stopped_at ?? 0),
  }));
}

const MOST = 20;

/** Enquiries with a mail that was given up after five days; nothing for who sees only their own. */
async function findGivenUp(db: Database, { reach }: AccessScope) {
  return reach === "own" ? [] : findUndelivered(db, MOST);
}

const HOMES_SHOWN = 10;
const OPENS_SHOWN = 30;

type Entrance = Awaited<ReturnType<typeof requirePerson>>;

async function findHomesToday(entrance: Entrance, context: OfficeArguments["context"]): Promise<HomesToday> {
  const { db, now, person, reach } = entrance;
  const judged = await findJudged(db, context);
  const waiting = await findHomes(db, {
    view: "waiting",
    words: [],
    page: 1,
    agentEmail: reach === "own" ? person.email : undefined,
    stopped: [...judged.keys()],
  });
  const opens = await findOpensOfToday(entrance, context);
  const canJudge = isPermitted(person.role, permissions.judgeHomes);
  return {
    opens: opens.slice(0, OPENS_SHOWN),
    hasMoreOpens: opens.length > OPENS_SHOWN,
    homes: await toHomeLines(db, waiting.slice(0, HOMES_SHOWN), judged),
    hasMoreHomes: waiting.length > HOMES_SHOWN,
    notes: canJudge ? await findHomesNotes({ db, now, context }) : [],
  };
}

async function findHomesNotes(reader: HomesReader) {
  const found = await Promise.all(homesNotes.map(({ findToday }) => findToday(reader)));
  return found.flat();
}
