import type { Database } from "#app/store/database.server.ts";

/**
 * Finds the ids of enquiries that somebody has marked as written by the same person as one of these, which may be
 * included.
 */
export type FindJoined = (db: Database, ids: readonly string[]) => Promise<readonly string[]>;
