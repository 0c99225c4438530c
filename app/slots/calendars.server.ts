import type { FollowMoves, MoveAlong } from "../calendars/open-event-move.ts";
import { moveDoor } from "../door/store/move-door.server.ts";
import { followOpenHomes } from "../open-homes/move-bookings.server.ts";

/** Moves a module's records along when an inspection moves. */
export const moveAlong: readonly MoveAlong[] = [
  // One line for each module.
  moveDoor,
];

/** Called after inspections have moved, been cancelled or reinstated. */
export const followMoves: readonly FollowMoves[] = [
  // One line for each module.
  followOpenHomes,
];
