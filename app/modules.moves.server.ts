import { moveDoor } from "./door/store/move-door.server.ts";
import type { MoveAlong } from "./homes/open-times/open-event-move.ts";

/** What modules take along when an inspection moves. */
export const moveAlong: readonly MoveAlong[] = [
  // A line each.
  moveDoor,
];
