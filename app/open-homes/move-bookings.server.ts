import type { Database } from "#app/store/database.server.ts";
import { moveBookings, moveBookingsTo } from "./store/bookings.server.ts";

type Move = { homeId: string; from: string; to?: string };
type Moment = { now: number; findListedAgain: (homeId: string, time: string) => string | undefined };

/** Moves bookings along with their open homes. Runs within a transaction. */
export async function followOpenHomes(
  db: Database,
  moves: readonly Move[],
  { now, findListedAgain }: Moment,
) {
  for (const { homeId, from, to } of moves) {
    const next = to ? undefined : findListedAgain(homeId, from);
    if (next) await moveBookingsTo(db, homeId, { from, next });
    else await moveBookings(db, { homeId, from, to }, now);
  }
}
