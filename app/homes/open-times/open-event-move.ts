import type { Database } from "#app/store/database.server.ts";

/** An inspection whose time has changed, by its event; its start and end at the agency, as 2026-11-28T10:00. */
export type OpenEventMove = {
  uid: string;
  /** What was noted before a calendar had it has no event of its own, but one made of home and time. */
  formerUid: string;
  time: string;
  ends: string;
};

/** What a module takes along with it, in the same transaction. */
export type MoveAlong = (db: Database, move: OpenEventMove) => Promise<void>;
