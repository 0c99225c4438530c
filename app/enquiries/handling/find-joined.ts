import type { Database } from "#app/store/database.server.ts";

/** The ids of enquiries that somebody has said to be of the same person as this one; itself may be among them. */
export type FindJoined = (db: Database, id: string) => Promise<readonly string[]>;
