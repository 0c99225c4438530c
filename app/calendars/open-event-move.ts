import type { Database } from "#app/store/database.server.ts";

/** An event of an inspection with its new start and end at the agency, as 2026-11-28T10:00. */
type OpenEventMove = {
  uid: string;
  /** The provisional uid of home and earlier time, which records from before the event use. */
  formerUid: string;
  time: string;
  ends: string;
};

/** An inspection of a home, by its start (2026-11-28T10:00), that moved; cancelled without `to`. */
export type OpenMove = { homeId: string; from: string; to?: string };

type Moment = {
  now: number;
  /** The id under which a home was listed again, if it is open at that time. */
  findListedAgain: (homeId: string, time: string) => string | undefined;
};

/** Called after inspections moved, were cancelled or reinstated, in the same transaction. */
export type FollowMoves = (db: Database, moves: readonly OpenMove[], moment: Moment) => Promise<void>;

/** Moves a module's records along with an event, in the same transaction. */
export type MoveAlong = (db: Database, move: OpenEventMove) => Promise<void>;
