import type { Database } from "#app/store/database.server.ts";

/** An inspection whose time has changed, by its event; its start and end at the agency, as 2026-11-28T10:00. */
type OpenEventMove = {
  uid: string;
  /** What was noted before a calendar had it has no event of its own, but one made of home and time. */
  formerUid: string;
  time: string;
  ends: string;
};

/** An inspection of a home (its start, as 2026-11-28T10:00) that is at another time of its day, or without one off. */
export type OpenMove = { homeId: string; from: string; to?: string };

type Moment = {
  now: number;
  /** The id under which a home was listed again, if it is open at that time. */
  findListedAgain: (homeId: string, time: string) => string | undefined;
};

/** What a module does once inspections have moved, are off or on again, in the same transaction. */
export type FollowMoves = (db: Database, moves: readonly OpenMove[], moment: Moment) => Promise<void>;

/** What a module takes along with an event, in the same transaction. */
export type MoveAlong = (db: Database, move: OpenEventMove) => Promise<void>;
