import { findPasskeys } from "#app/office/access/passkeys/passkeys.server.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { findHeldBookings, findWaiting } from "#app/office/enquiries/list/find-enquiries.server.ts";
import { toLine } from "#app/office/enquiries/list/to-line.ts";
import { countHeld, findGivenUp } from "#app/office/today/given-up.server.ts";
import { TodayPage } from "#app/office/today/today-page.tsx";
import type { Route } from "./+types/today.ts";
import { findHomesToday } from "./open-homes/homes-today.ts";

const SHOWN = 30;
const WEEK_MS = 7 * 24 * 60 * 60_000;

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { db, now, ...sight } = entrance;
  const waiting = await findWaiting(db, sight, SHOWN + 1);
  const lines = waiting.slice(0, SHOWN).map((found) => toLine(found, now));
  const bookings = await findHeldBookings(db, sight, { since: now - WEEK_MS, limit: SHOWN });
  return {
    lines,
    hasMore: waiting.length > SHOWN,
    heldBookings: bookings.map((found) => toLine(found, now)),
    held: await countHeld(db, sight, now - WEEK_MS),
    givenUp: await findGivenUp(db, sight),
    homes: await findHomesToday(entrance, args.context),
    hasPasskey: (await findPasskeys(db, sight.person.id)).length > 0,
  };
}

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />;
}
