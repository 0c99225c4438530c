import type { FollowMoves, MoveAlong } from "./calendars/open-event-move.ts";
import { moveDoor } from "./door/store/move-door.server.ts";
import { followOpenHomes } from "./open-homes/move-bookings.server.ts";

/** What modules take along with the event of an inspection that moves. */
export const moveAlong: readonly MoveAlong[] = [
  // A line each.
  moveDoor,
];

/** What modules do once inspections have moved, are off or on again. */
export const followMoves: readonly FollowMoves[] = [
  // A line each.
  followOpenHomes,
];
