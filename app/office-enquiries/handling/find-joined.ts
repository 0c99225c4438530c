import type { Database } from "#app/store/database.server.ts";

/** Finds enquiries marked as written by the same person as one of these, which may be included. All by id. */
export type FindJoined = (db: Database, ids: readonly string[]) => Promise<readonly string[]>;
