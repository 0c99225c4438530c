import type { Database } from "#app/store/database.server.ts";

/** The ids of enquiries that somebody has said to be of the same person as one of these; they may be among them. */
export type FindJoined = (db: Database, ids: readonly string[]) => Promise<readonly string[]>;
