import {
  type Access,
  findHeld,
  findUndelivered,
  findWaiting,
} from "#app/enquiries/handling/find-enquiries.server.ts";
import { type TodayData, todayLoaders } from "#app/modules.office-today.server.ts";
import { findPasskeys } from "#app/office/access/passkeys/passkeys.server.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { toLine } from "#app/office/enquiries/enquiry-line.ts";
import { TodayPage } from "#app/office/today/today-page.tsx";
import type { TodayReader } from "#app/office/today/today-part.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import type { Route } from "./+types/today.ts";

const SHOWN = 30;
const HELD_SHOWN = 5;
const WEEK_MS = 7 * 24 * 60 * 60_000;

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { db, now, ...access } = entrance;
  const waiting = await findWaiting(db, access, SHOWN + 1);
  const lines = waiting.slice(0, SHOWN).map((found) => toLine(found, now));
  const held = await findHeld(db, access, { since: now - WEEK_MS, limit: HELD_SHOWN + 1 });
  return {
    lines,
    hasMore: waiting.length > SHOWN,
    held: held.slice(0, HELD_SHOWN).map((found) => ({
      ...toLine(found, now),
      hidden: { submission: makeId(now), version: String(found.version) },
    })),
    hasMoreHeld: held.length > HELD_SHOWN,
    givenUp: await findGivenUp(db, access),
    today: await loadToday({ ...entrance, context: args.context }),
    hasPasskey: (await findPasskeys(db, access.person.id)).length > 0,
  };
}

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />;
}

async function loadToday(reader: TodayReader) {
  let today: TodayData = {};
  for (const load of Object.values(todayLoaders)) today = { ...today, ...(await load(reader)) };
  return today;
}

const MOST = 20;

/** Enquiries with a mail that was given up after five days; nothing for who sees only their own. */
async function findGivenUp(db: Database, { scope }: Access) {
  return scope === "own" ? [] : findUndelivered(db, MOST);
}
