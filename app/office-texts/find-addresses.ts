import type { Database } from "#app/store/database.server.ts";

/** Comparable addresses of homes on the site by the ids of their records, hidden ones included. */
export type FindAddresses = (db: Database) => Promise<readonly { id: string; address: string | null }[]>;
