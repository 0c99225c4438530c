import { moveBookings, moveBookingsTo } from "#app/enquiries/store/bookings.server.ts";
import type { FollowMoves } from "#app/homes/open-times/open-event-move.ts";

/** Whoever booked an open home that moves moves along. */
export const followOpenHomes: FollowMoves = async (db, moves, { now, findListedAgain }) => {
  for (const { homeId, from, to } of moves) {
    const next = to ? undefined : findListedAgain(homeId, from);
    if (next) await moveBookingsTo(db, homeId, { from, next });
    else await moveBookings(db, { homeId, from, to }, now);
  }
};
